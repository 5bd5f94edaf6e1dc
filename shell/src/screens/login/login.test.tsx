import { sentences } from '@portfolio/contracts/errors';
import { ApiError, NetworkError } from '@portfolio/remote-kit';
import { testUser } from '@portfolio/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { withBrowser } from '../../testing/passkey-browser.ts';
import { renderShell } from '../../testing/render-shell.tsx';
import { Login } from './login.tsx';

const fill = async (username: string, password: string) => {
  if (username) await userEvent.type(screen.getByLabelText('Username'), username);
  if (password) await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
};

test('core-site §2: Admin Login with its fields and ways on', () => {
  renderShell(<Login />, { path: '/login' });
  expect(screen.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/reset-password');
  expect(screen.getByRole('link', { name: 'Login with Patreon' })).toHaveAttribute('href', '/auth/patreon/auth/');
});

test('core-site §5: both fields are required, each with its message', async () => {
  renderShell(<Login />, { path: '/login' });
  await fill('', '');
  expect(await screen.findByText('Username is required')).toBeVisible();
  expect(screen.getByText('Password is required')).toBeVisible();
  expect(screen.getByLabelText('Username')).toBeInvalid();
});

test.each([
  [new ApiError(401, {}, ''), 'Invalid username or password'],
  [new ApiError(500, {}, ''), 'An error occurred during login. Please try again later.'],
  [new NetworkError(''), 'An error occurred during login. Please try again later.'],
])('core-site §8: %s', async (failure, message) => {
  const { host } = renderShell(<Login />, { path: '/login' });
  host.session.login = () => Promise.reject(failure);
  await fill('ada', 'wrong');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

test('the password alone is not enough: the code of the app is asked for, and sent with both', async () => {
  const { host } = renderShell(<Login />, { path: '/login' });
  const sent: object[] = [];
  const refusal = (detail: string) => new ApiError(401, { detail }, '');
  host.session.login = (credentials) => {
    sent.push(credentials);
    return Promise.reject(refusal(sent.length === 1 ? sentences.second_factor_needed : sentences.second_factor_wrong));
  };
  await fill('ada', 'right');
  const code = await screen.findByLabelText('Code');
  expect(code).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.type(code, '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This code is wrong.');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText('Username')).toHaveValue('ada');
  expect(sent).toEqual([
    { username: 'ada', password: 'right' },
    { username: 'ada', password: 'right', code: '123456' },
  ]);
});

test.each([
  ['second_factor_expired', 'This code has just expired. Enter the one shown now.'],
  ['second_factor_early', 'your device’s clock is fast'],
] as const)('a code of another moment is told so (%s), and its field is empty for the next', async (code, message) => {
  const { host } = renderShell(<Login />, { path: '/login' });
  let tries = 0;
  host.session.login = () =>
    Promise.reject(new ApiError(401, { detail: sentences[tries++ === 0 ? 'second_factor_needed' : code] }, ''));
  await fill('ada', 'right');
  await userEvent.type(await screen.findByLabelText('Code'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText('Code')).toHaveValue('');
});

test.each([
  [
    '?error=second_factor',
    'alert',
    'Your account uses two-step sign-in. Log in with a passkey, or with your username and password.',
  ],
  ['?error=patreon_config', 'alert', 'Patreon configuration error. Please contact the administrator.'],
  ['?error=patreon_connection', 'alert', 'Failed to connect to Patreon. Please try again later.'],
  ['?error=anything', 'alert', 'An error occurred. Please try again.'],
  ['?patreon_connected=true', 'status', 'Successfully connected with Patreon! Please log in to continue.'],
])('core-site §8: %s', (query, role, message) => {
  renderShell(<Login />, { path: `/login${query}` });
  const notice = screen.getAllByRole(role).find((element) => element.textContent.includes(message));
  expect(notice).toBeVisible();
});

test.each([
  ['a session that expired', { expired: true }, 'Session expired. Please log in again.'],
  [
    'what the planner says of a failed authentication',
    { notice: 'Authentication failed.', kind: 'danger' },
    'Authentication failed.',
  ],
  ['what a registration says', { notice: 'Registration successful!' }, 'Registration successful!'],
])('scheduling §2 and §8: %s is told in sight', (_, state, message) => {
  renderShell(<Login />, { path: '/login', state });
  expect(screen.getByText(message)).toBeVisible();
});

test.each([
  [{}, null, '/admin'],
  [{ patreon_tier: 'Gold' }, null, '/patron-blog'],
  [{ patreon_tier: 'Gold' }, { from: { pathname: '/admin/planner', search: '?a=1' } }, '/admin/planner?a=1'],
])('core-site §4: after login %j with state %j is at %s', async (user, state, target) => {
  const { host } = renderShell(<Login />, { path: '/login', state });
  const { login } = host.session;
  host.session.login = (credentials, to) => login(credentials, (who) => to?.({ ...who, ...user }) ?? '');
  await fill('ada', 'right');
  expect(window.location.pathname + window.location.search).toBe(target);
});

describe('with a passkey', () => {
  const browser = withBrowser();
  const user = { ...testUser(), patreon_tier: null };
  const answers = (sent: Record<string, unknown>) => {
    const keep = (path: string) => (body: unknown) => {
      sent[path] = body;
      return path.endsWith('options/') ? browser.requestOptions : { user };
    };
    const paths = ['/auth/login/options/', '/auth/login/passkey/', '/auth/login/'];
    return Object.fromEntries(paths.map((path) => [`POST ${path}`, keep(path)]));
  };
  const signed = expect.objectContaining({ id: 'AAAA', type: 'public-key' });

  test('alone', async () => {
    browser.signs();
    const sent = {};
    renderShell(<Login />, { path: '/login', rest: answers(sent) });
    await userEvent.click(screen.getByRole('button', { name: 'Log in with a passkey' }));
    await waitFor(() => expect(window.location.pathname).toBe('/admin'));
    expect(sent).toEqual({ '/auth/login/options/': {}, '/auth/login/passkey/': { passkey: signed } });
  });

  test('beside the password, or a code in its place', async () => {
    browser.signs();
    const sent = {};
    const { host } = renderShell(<Login />, { path: '/login', rest: answers(sent) });
    host.session.login = () => Promise.reject(new ApiError(401, { detail: sentences.passkey_needed }, ''));
    await fill('ada', 'right');
    const confirm = await screen.findByRole('button', { name: 'Confirm with a passkey' });
    expect(confirm).toHaveFocus();
    expect(screen.getByLabelText('Code')).toBeVisible();
    await userEvent.click(confirm);
    await waitFor(() => expect(window.location.pathname).toBe('/admin'));
    const credentials = { username: 'ada', password: 'right' };
    expect(sent).toEqual({ '/auth/login/options/': credentials, '/auth/login/': { ...credentials, passkey: signed } });
  });

  test.each([
    ['the dialog was closed', () => browser.throws('NotAllowedError'), {}, /^Nothing was confirmed/],
    [
      'the server knows none such',
      () => browser.signs(),
      { 'POST /auth/login/passkey/': () => Response.json({ detail: sentences.passkey_wrong }, { status: 401 }) },
      'This passkey is wrong.',
    ],
    [
      'it took too long',
      () => browser.signs(),
      { 'POST /auth/login/passkey/': () => Response.json({ detail: sentences.passkey_expired }, { status: 401 }) },
      'This took too long. Please try again.',
    ],
  ])('%s: it is said', async (_, prepare, rest, sentence) => {
    prepare();
    renderShell(<Login />, { path: '/login', rest: { ...answers({}), ...rest } });
    await userEvent.click(screen.getByRole('button', { name: 'Log in with a passkey' }));
    expect(await screen.findByText(sentence)).toBeVisible();
  });
});
