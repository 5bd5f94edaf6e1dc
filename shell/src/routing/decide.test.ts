import type { SessionState } from '@portfolio/remote-kit';
import { testUser } from '@portfolio/remote-kit/testing';
import { registry } from '../testing/registry.ts';
import { afterLogin, decide } from './decide.ts';
import { wantedLocation } from './wanted-location.ts';

const anonymous: SessionState = { status: 'anonymous', user: null, settled: true };
const loading: SessionState = { status: 'loading', user: null, settled: false };
const signedIn = (particulars: Parameters<typeof testUser>[0] = {}, settled = true): SessionState => ({
  status: 'signed-in',
  user: testUser(particulars),
  settled,
});
const show = (path: string, session: SessionState) => decide(path, registry, session);
const toLogin = { show: 'redirect', to: '/login', keepLocation: true, word: 'required' };
const toDashboard = { show: 'redirect', to: '/dashboard', keepLocation: false, word: 'administrators' };

describe('core-site §2, guard rule for admin routes', () => {
  test.each(['/admin', '/admin/projects', '/admin/planner', '/admin/planner/shifts/7'])(
    '%s: unauthenticated users go to /login, with the original location kept',
    (path) => expect(show(path, anonymous)).toEqual(toLogin),
  );

  test('authenticated users whose flags are all false go to /dashboard', () => {
    expect(show('/admin', signedIn())).toEqual(toDashboard);
    expect(show('/admin', signedIn({ patreon_tier: 'Gold' }))).toEqual(toDashboard);
  });

  test.each(['is_staff', 'is_superuser', 'is_admin'] as const)('%s is enough', (flag) => {
    expect(show('/admin/planner', signedIn({ [flag]: true }))).toMatchObject({ remote: { name: 'mfe-scheduling' } });
  });

  test('while authentication is loading, a spinner shows', () => {
    expect(show('/admin', loading)).toEqual({ show: 'spinner' });
    expect(show('/dashboard', loading)).toEqual({ show: 'spinner' });
  });

  test('a stored user opens a door at once, but only a confirmed one closes it', () => {
    expect(show('/admin', signedIn({ is_staff: true }, false))).toMatchObject({ show: 'remote' });
    expect(show('/admin', signedIn({}, false))).toEqual({ show: 'spinner' });
  });

  test('a user who is already signed in and opens /login is redirected to /admin', () => {
    expect(show('/login', signedIn())).toEqual({ show: 'redirect', to: '/admin', keepLocation: true });
    expect(show('/login', loading)).toEqual({ show: 'login' });
  });
});

test.each([
  ['/', 'mfe-public'],
  ['/projects/a-slug', 'mfe-public'],
  ['/projects/a-slug/', 'mfe-public'],
  ['/patron-blog', 'mfe-public'],
  ['/admin/register/t0k', 'mfe-scheduling'],
  ['/planner/register/t0k', 'mfe-portal'],
])('%s is open', (path, name) => {
  expect(show(path, anonymous)).toMatchObject({ show: 'remote', remote: { name } });
  expect(show(path, loading)).toMatchObject({ show: 'remote', remote: { name } });
});

test('the employee portal is for signed-in users only', () => {
  expect(show('/planner/employee-portal/payments', anonymous)).toEqual(toLogin);
  expect(show('/planner/employee-portal/payments', signedIn())).toMatchObject({ remote: { name: 'mfe-portal' } });
});

test('/dashboard is for signed-in users', () => {
  expect(show('/dashboard', anonymous)).toEqual(toLogin);
  expect(show('/dashboard', signedIn())).toEqual({ show: 'dashboard' });
});

test.each(['/nowhere', '/projects/a/b', '/administration', '/planner'])('%s: not found', (path) => {
  expect(show(path, anonymous)).toEqual({ show: 'not-found' });
});

test('without a registry only the own screens are known', () => {
  expect(decide('/projects/a', undefined, anonymous)).toEqual({ show: 'spinner' });
  expect(decide('/login', undefined, anonymous)).toEqual({ show: 'login' });
});

test('who has yet to set up the second factor that the site asks for is led to where that is done, from all but public pages', () => {
  const heldBack: SessionState = {
    status: 'signed-in',
    user: testUser({ is_staff: true }),
    settled: true,
    lacksSecondFactor: true,
  };
  for (const path of ['/admin', '/admin/planner', '/planner/employee-portal'])
    expect(show(path, heldBack)).toEqual({ show: 'redirect', to: '/dashboard', keepLocation: false });
  expect(show('/dashboard', heldBack)).toEqual({ show: 'dashboard' });
  expect(show('/', heldBack)).toMatchObject({ show: 'remote' });
});

describe('core-site §4, login', () => {
  test('goes where the visitor wanted to go, else to /patron-blog with a tier, else to /admin', () => {
    expect(afterLogin({ patreon_tier: 'Gold' }, '/admin/projects?page=2')).toBe('/admin/projects?page=2');
    expect(afterLogin({ patreon_tier: 'Gold' }, undefined)).toBe('/patron-blog');
    expect(afterLogin({ patreon_tier: null }, undefined)).toBe('/admin');
  });

  test.each([
    [{ from: { pathname: '/admin', search: '?a=1', hash: '#b' } }, '/admin?a=1#b'],
    [{ from: { pathname: '/admin' } }, '/admin'],
    [{ from: { pathname: '/login' } }, undefined],
    [{ from: '/admin' }, undefined],
    [{ action: 'create' }, undefined],
    [null, undefined],
  ])('the wanted location in %j is %s', (state, wanted) => {
    expect(wantedLocation(state)).toBe(wanted);
  });
});
