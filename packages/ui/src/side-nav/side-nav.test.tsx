import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { testStories } from '../../test-support/accessible.tsx';
import * as stories from './side-nav.stories.tsx';
import { NavItem, SideNavLayout } from './side-nav.tsx';

testStories(stories);

// jsdom does not apply media queries: what is seen at which width is tested in a browser, see packages/ui/browser.
const open = async () => {
  render(<stories.Planner />);
  const button = screen.getByRole('button', { name: 'Menu' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  return button;
};

test('the drawer opens, and Escape closes it with the focus back on its button', async () => {
  const button = await open();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

test('following a link closes the drawer', async () => {
  const button = await open();
  await userEvent.click(screen.getByRole('link', { name: 'Shifts' }));
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('a button closes the drawer, and leaves the focus where what it opens can give it back', async () => {
  const items = (
    <NavItem as="button" type="button">
      Keys
    </NavItem>
  );
  render(
    <SideNavLayout label="Planner" menuLabel="Menu" items={items}>
      {null}
    </SideNavLayout>,
  );
  const menu = screen.getByRole('button', { name: 'Menu' });
  await userEvent.click(menu);
  await userEvent.click(screen.getByRole('button', { name: 'Keys' }));
  expect(menu).toHaveAttribute('aria-expanded', 'false');
  expect(menu).toHaveFocus();
});

test('says where one is and names its groups', async () => {
  await open();
  expect(screen.getByRole('navigation', { name: 'Planner' })).toBeVisible();
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Dashboard');
  expect(screen.getByRole('list', { name: 'Schedule' })).toBeVisible();
});

test('may show its icons only: its links keep their names, and say them to the pointer', async () => {
  render(<stories.Narrow />);
  // jsdom knows no widths: to it the window is narrow, where neither is shown.
  const button = screen.getByTitle('Icons only');
  const link = screen.getByTitle('Shifts');
  expect([button.ariaPressed, link.textContent]).toEqual(['true', 'Shifts']);
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(link).not.toHaveAttribute('title');
});
