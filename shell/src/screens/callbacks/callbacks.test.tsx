import { NetworkError, SomebodyElse, type Tokens, type User } from '@portfolio/remote-kit';
import { testUser, type TestHost } from '@portfolio/remote-kit/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderShell } from '../../testing/render-shell.tsx';
import { ArrivalNotice } from './arrival-notice.tsx';
import { OauthCallback } from './oauth-callback.tsx';
import { PatreonCallback } from './patreon-callback.tsx';

const tokens = '?access_token=a.b.c&refresh_token=r-1';
const address = () => window.location.pathname + window.location.search;

/** Makes the session answer tokens with `outcome`, and tells which it was given. */
function adopting(outcome: () => Promise<User>) {
  const given: Tokens[] = [];
  const prepare = (host: TestHost): void => {
    host.session.adopt = (received) => {
      given.push(received);
      return outcome();
    };
  };
  return { given, prepare };
}

const pending = () => new Promise<User>(() => {});
const refused = () => Promise.reject(new NetworkError('refused'));

describe('core-site §4, patron callback', () => {
  test("shows 'Processing Patreon login...' and takes the tokens out of the address at once", () => {
    const { given, prepare } = adopting(pending);
    renderShell(<PatreonCallback />, { path: `/patreon/callback${tokens}`, prepare });
    expect(screen.getByRole('heading', { name: 'Processing Patreon login...' })).toBeVisible();
    expect(given).toEqual([{ access: 'a.b.c', refresh: 'r-1' }]);
    expect(address()).toBe('/patreon/callback');
  });

  test('success goes to /patron-blog', async () => {
    const { prepare } = adopting(() => Promise.resolve(testUser({ patreon_tier: 'Gold' })));
    renderShell(<PatreonCallback />, { path: `/patreon/callback${tokens}`, prepare });
    await waitFor(() => expect(address()).toBe('/patron-blog'));
  });

  test('failure goes to /', async () => {
    renderShell(<PatreonCallback />, { path: `/patreon/callback${tokens}`, prepare: adopting(refused).prepare });
    await waitFor(() => expect(address()).toBe('/'));
  });

  test.each(['', '?access_token=a', '?refresh_token=r', '?error=access_denied'])(
    'no tokens or an error (%s) goes to /login?error=patreon_connection',
    async (query) => {
      const { given, prepare } = adopting(pending);
      renderShell(<PatreonCallback />, { path: `/patreon/callback${query}`, prepare });
      await waitFor(() => expect(address()).toBe('/login?error=patreon_connection'));
      expect(given).toEqual([]);
    },
  );
});

describe('core-site §4, OAuth callback', () => {
  afterEach(() => jest.useRealTimers());

  test("shows 'Completing Authentication' and takes the tokens out of the address at once", () => {
    const { given, prepare } = adopting(pending);
    renderShell(<OauthCallback />, { path: `/oauth-callback${tokens}`, prepare });
    expect(screen.getByRole('heading', { name: 'Completing Authentication' })).toBeVisible();
    expect(given).toEqual([{ access: 'a.b.c', refresh: 'r-1' }]);
    expect(address()).toBe('/oauth-callback');
  });

  test.each([
    [{ is_staff: true }, '/admin'],
    [{ is_admin: true }, '/admin'],
    [{}, '/dashboard'],
  ])('success of %j goes to %s', async (particulars, target) => {
    const { prepare } = adopting(() => Promise.resolve(testUser(particulars)));
    renderShell(<OauthCallback />, { path: `/oauth-callback${tokens}`, prepare });
    await waitFor(() => expect(address()).toBe(target));
  });

  test('missing tokens give an error state, then a redirect to /login after 3 seconds', () => {
    jest.useFakeTimers();
    renderShell(<OauthCallback />, { path: '/oauth-callback' });
    expect(screen.getByRole('heading', { name: 'Authentication Failed' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid OAuth callback: missing tokens');
    expect(screen.getByRole('alert')).toHaveTextContent('Authentication failed. Please try again.');
    act(() => jest.advanceTimersByTime(2999));
    expect(address()).toBe('/oauth-callback');
    act(() => jest.advanceTimersByTime(1));
    expect(address()).toBe('/login');
  });

  test("tokens that the server refuses give 'Authentication failed. Please try again.'", async () => {
    renderShell(<OauthCallback />, { path: `/oauth-callback${tokens}`, prepare: adopting(refused).prepare });
    expect(await screen.findByRole('alert')).toHaveTextContent('Authentication failed. Please try again.');
    expect(screen.queryByText('Invalid OAuth callback: missing tokens')).toBeNull();
  });
});

describe('somebody who is signed in already', () => {
  const member = testUser({ id: 7, username: 'member' });
  const stranger = testUser({ id: 9, username: 'stranger' });
  const asking = () => {
    const replaced: unknown[] = [];
    const prepare = (host: TestHost): void => {
      host.session.adopt = (_tokens, options) => {
        if (!options?.replace) return Promise.reject(new SomebodyElse(stranger, member));
        replaced.push(options);
        return Promise.resolve(stranger);
      };
    };
    return { replaced, prepare };
  };

  test.each([
    ['/patreon/callback', <PatreonCallback key="patreon" />, '/patron-blog'],
    ['/oauth-callback', <OauthCallback key="oauth" />, '/dashboard'],
  ])('is asked at %s before somebody else takes their place', async (path, screenOf, target) => {
    const { replaced, prepare } = asking();
    renderShell(screenOf, { path: `${path}${tokens}`, prepare });
    expect(await screen.findByRole('heading', { name: 'Change the account?' })).toBeVisible();
    expect(screen.getByText(/signed in as member\. .* sign you in as stranger/)).toBeVisible();
    expect(replaced).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Continue as stranger' }));
    await waitFor(() => expect(address()).toBe(target));
    expect(replaced).toEqual([{ replace: true }]);
  });

  test('stays who they are by one click', async () => {
    const { replaced, prepare } = asking();
    renderShell(<OauthCallback />, { path: `/oauth-callback${tokens}`, prepare });
    await userEvent.click(await screen.findByRole('button', { name: 'Stay signed in as member' }));
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(replaced).toEqual([]);
  });
});

test('a visitor is told as whom they were signed in, and leaves by one click', async () => {
  const user = testUser({ username: 'stranger' });
  const { prepare } = adopting(() => Promise.resolve(user));
  const leave = jest.fn(() => Promise.resolve('/login'));
  renderShell(<OauthCallback />, { path: `/oauth-callback${tokens}`, prepare });
  await waitFor(() => expect(address()).toBe('/dashboard'));
  cleanup();
  renderShell(<ArrivalNotice />, {
    path: '/dashboard',
    user: { username: 'stranger' },
    prepare: (host) => {
      host.session.logout = leave;
    },
  });
  // Its chunk is loaded once it is needed.
  expect(await screen.findByText('You are signed in as stranger.', {}, { timeout: 10_000 })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'That’s not me: sign out' }));
  expect(leave).toHaveBeenCalledWith('/login');
  expect(screen.queryByText(/signed in as/)).toBeNull();
});
