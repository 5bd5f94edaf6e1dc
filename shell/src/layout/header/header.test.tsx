import { act, configure, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderShell } from '../../testing/render-shell.tsx';
import { translator } from '../../translator.ts';
import { Header } from './header.tsx';

// jsdom knows no widths: to it the navigation is the closed panel of narrow screens.
configure({ defaultHidden: true });

const links = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .filter((link) => !link.closest('[hidden]'))
    .map((link) => link.getAttribute('href'));
const everybody = ['/', '/projects', '/mobile-demos', '/chatbot', '/contact'];
const adminButton = () => screen.queryByRole('button', { name: 'Admin' });

describe('core-site §2, header', () => {
  test('links for everybody, and Login when signed out', () => {
    renderShell(<Header />);
    expect(links()).toEqual([...everybody, '/login']);
    expect(screen.getByRole('link', { name: 'Login' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Sign Out' })).toBeNull();
    expect(adminButton()).toBeNull();
  });

  test('/patron-blog only with a patreon_tier', () => {
    renderShell(<Header />, { user: { patreon_tier: 'Gold' } });
    expect(links()).toContain('/patron-blog');
  });

  test('no /patron-blog without a tier, even when connected', () => {
    renderShell(<Header />, { user: { is_patreon_connected: true } });
    expect(links()).not.toContain('/patron-blog');
  });

  test.each([
    [{ is_admin: true }, ['/admin/planner']],
    [{ is_superuser: true }, ['/admin/planner']],
    [{ employee_profile: { id: 1, company_id: 1 } }, ['/planner/employee-portal']],
    [{ is_admin: true, employee_profile: { id: 1, company_id: 1 } }, ['/admin/planner', '/planner/employee-portal']],
    [{ is_staff: true }, []],
    [{}, []],
  ])('%j is led to where they work', (user, expected) => {
    renderShell(<Header />, { user });
    expect(links().filter((href) => href?.includes('/planner'))).toEqual(expected);
  });

  test('Sign Out when signed in, which leads home', async () => {
    const { host } = renderShell(<Header />, { user: {}, path: '/contact' });
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(host.session.get().status).toBe('anonymous');
    expect(window.location.pathname).toBe('/');
    expect(screen.getByRole('link', { name: 'Login' })).toBeInTheDocument();
  });

  test('the theme toggle changes the theme', async () => {
    const { host } = renderShell(<Header />);
    await userEvent.click(screen.getByRole('button', { name: 'Use light theme' }));
    expect(host.theme.get()).toBe('light');
    expect(screen.getByRole('button', { name: 'Use dark theme' })).toBeInTheDocument();
  });

  test('names the place where somebody works, and for whom', () => {
    const { host } = renderShell(<Header />);
    act(() => host.place.set({ area: 'Planner', owner: 'Northgate Security' }));
    expect(screen.getByText('Planner')).toBeInTheDocument();
    expect(screen.getByText('Northgate Security')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Portfolio' })).toHaveAttribute('href', '/');
    act(() => host.place.set(undefined));
    expect(screen.queryByText('Planner')).toBeNull();
  });

  const aPage = (name: string, place: 'header' | 'footer' = 'header') => ({
    path: `/page/${name}`,
    place,
    labels: { en: name, es: `${name} (es)`, fr: `${name} (fr)` },
  });

  test("the author's own pages stand behind them, in the reader's language; those that do not fit open below More", async () => {
    renderShell(<Header />, {
      menu: [aPage('press'), aPage('about', 'footer'), aPage('b'), aPage('c')],
    });
    expect(links()).toEqual([...everybody, '/page/press', '/page/b', '/login']);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(links()).toContain('/page/c');
    await act(() => translator.change('fr'));
    expect(screen.getByRole('link', { name: 'press (fr)' })).toBeInTheDocument();
    await act(() => translator.change('en'));
  });

  test("a signed-in user's row has other links to hold: all pages open below More", () => {
    renderShell(<Header />, { user: {}, menu: [aPage('press')] });
    expect(links()).not.toContain('/page/press');
    expect(screen.getByRole('button', { name: 'More' })).toBeInTheDocument();
  });

  test('pointing at a link fetches the remote behind it', async () => {
    const { warmed } = renderShell(<Header />);
    await userEvent.hover(screen.getByRole('link', { name: 'Contact' }));
    expect(warmed).toContain('/contact');
  });
});

describe('core-site §2, admin drop-down', () => {
  test.each([
    ['is_staff', true],
    ['is_superuser', true],
    ['is_admin', false],
  ])('%s: %s', (flag, shown) => {
    renderShell(<Header />, { user: { [flag]: true } });
    expect(adminButton() !== null).toBe(shown);
  });

  const open = async () => {
    const rendered = renderShell(<Header />, { user: { is_staff: true }, path: '/contact' });
    const button = screen.getByRole('button', { name: 'Admin' });
    await userEvent.click(button);
    return { ...rendered, button };
  };
  const menu = () =>
    screen.queryAllByRole('link', { name: 'Contact Messages' }).find((link) => !link.closest('[hidden]')) ?? null;

  test('holds its links, Switch Account and Logout', async () => {
    const { button } = await open();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const list = document.getElementById(button.getAttribute('aria-controls') ?? '');
    expect(
      [...(list?.querySelectorAll('a, button') ?? [])].map((item) => [item.getAttribute('href'), item.textContent]),
    ).toEqual([
      ['/admin', 'Dashboard'],
      ['/admin/projects', 'Projects'],
      ['/admin/mobile-demos', 'Mobile Demos'],
      ['/admin/pages', 'Pages'],
      ['/admin/contact', 'Contact Messages'],
      [null, 'Switch Account'],
      [null, 'Logout'],
    ]);
  });

  test('closes on an outside click', async () => {
    await open();
    await userEvent.click(document.body);
    expect(menu()).toBeNull();
  });

  test('closes on Escape, and the button has the focus again', async () => {
    const { button } = await open();
    act(() => menu()?.focus());
    await userEvent.keyboard('{Escape}');
    expect(menu()).toBeNull();
    expect(button).toHaveFocus();
  });

  test('closes when the focus goes on, and when a link is followed', async () => {
    const { button } = await open();
    act(() => screen.getByRole('link', { name: 'Home' }).focus());
    expect(menu()).toBeNull();
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('link', { name: 'Contact Messages' }));
    expect(menu()).toBeNull();
    expect(window.location.pathname).toBe('/admin/contact');
  });

  test('Switch Account signs out and goes to /login', async () => {
    const { host } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Switch Account' }));
    expect(host.session.get().status).toBe('anonymous');
    expect(window.location.pathname).toBe('/login');
  });

  test('Logout signs out', async () => {
    const { host } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(host.session.get().status).toBe('anonymous');
    expect(window.location.pathname).toBe('/');
  });
});

test('core-site §2: the mobile menu opens, and closes again, on Escape and by going somewhere', async () => {
  renderShell(<Header />, { path: '/contact' });
  const state = () => screen.getByRole('button', { name: /menu/i }).getAttribute('aria-expanded');
  const toggle = () => userEvent.click(screen.getByRole('button', { name: /menu/i }));
  expect(state()).toBe('false');
  await toggle();
  expect(state()).toBe('true');
  await toggle();
  expect(state()).toBe('false');
  await toggle();
  await userEvent.keyboard('{Escape}');
  expect(state()).toBe('false');
  await toggle();
  await userEvent.click(screen.getByRole('link', { name: 'Chatbot' }));
  expect(state()).toBe('false');
});
