import { refused, type GraphqlAnswers } from '@portfolio/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderShell } from '../../testing/render-shell.tsx';
import { Dashboard } from './dashboard.tsx';

const session = (id: string, isCurrent = false, userAgent = '') => ({
  __typename: 'Session',
  id,
  userAgent,
  ipAddress: '203.0.113.7',
  lastUsedAt: '2026-01-02T00:00:00Z',
  isCurrent,
});

const here = '8c3b0a52-6a8e-4b6e-9d6b-0c5f5d2c7f10';
const phone = '1f0e7c1a-52d5-4a5e-8a0e-2d4d1f6a9b11';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

/** A server that knows two devices and signs out what it is told to. */
function devices(): GraphqlAnswers & { SignedInDevices: () => object } {
  let signedIn = [session(here, true, firefox), session(phone, false, safari)];
  return {
    MySignInSteps: {
      secondFactor: { __typename: 'SecondFactor', confirmedAt: null, recoveryCodes: 0 },
      passkeys: [],
    },
    SignedInDevices: () => ({ sessions: signedIn }),
    RevokeSession: ({ id: revoked }) => {
      signedIn = signedIn.filter(({ id }) => id !== revoked);
      return { revokeSession: revoked };
    },
  };
}

test('core-site §2: signed-in non-admins land here and see their own places only', async () => {
  renderShell(<Dashboard />, { path: '/dashboard', user: { first_name: 'Mia' }, graphql: devices() });
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Mia' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Employee portal' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Patron blog' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Administration' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/planner/employee-portal/settings');
  expect(await screen.findByText('This device')).toBeVisible();
});

test.each([
  [{ is_staff: true, is_admin: true }, 'Administration', '/admin'],
  [{ is_admin: true }, 'Planner', '/admin/planner'],
])('%j finds %s', async (user, name, address) => {
  renderShell(<Dashboard />, { path: '/dashboard', user, graphql: devices() });
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
  expect(screen.getAllByRole('link', { name: /Administration|Planner/ })).toHaveLength(1);
  expect(await screen.findByText('This device')).toBeVisible();
});

const shift = (start: number, more = {}) => ({
  __typename: 'PortalShift',
  id: String(start),
  startTime: new Date(Date.now() + start * 3_600_000).toISOString(),
  endTime: new Date(Date.now() + (start + 8) * 3_600_000).toISOString(),
  status: 'SCHEDULED',
  checkInFrom: new Date(Date.now() + (start - 1) * 3_600_000).toISOString(),
  clientName: 'Harbor Mall',
  clientAddress: '1 Quay',
  locationName: 'North gate',
  locationAddress: '2 Pier',
  companyName: 'Harbour Security',
  companyPhone: '+1 503-555-0100',
  timeZone: 'UTC',
  ...more,
});

/** What one has from today on, and what began before. */
const shifts = (ahead: object[], begun: object[] = []) => ({
  ahead: { __typename: 'PortalShiftPage', results: ahead },
  begun: { __typename: 'PortalShiftPage', results: begun },
});

describe('an employee', () => {
  const employee = { employee_profile: { id: 1, company_id: 1 } };
  const render = (answer: GraphqlAnswers[string]) =>
    renderShell(<Dashboard />, {
      path: '/dashboard',
      user: employee,
      graphql: { ...devices(), NextShift: answer },
    });

  test('sees the next shift first, and the way into the portal', async () => {
    render(
      shifts([shift(-9, { clientName: 'Over' }), shift(-1, { status: 'CANCELLED', clientName: 'Off' }), shift(2)]),
    );
    expect(await screen.findByText('Harbor Mall · North gate')).toBeVisible();
    const [first] = screen.getAllByRole('heading', { level: 2 });
    expect(first).toHaveTextContent('Your next shift');
    expect(screen.getByRole('link', { name: 'Open the employee portal' })).toHaveAttribute(
      'href',
      '/planner/employee-portal',
    );
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    // What is known at once is above what is asked for, so that it stays where it is.
    expect(headings.indexOf('Patreon')).toBe(headings.indexOf('Your account') + 1);
    expect(headings.at(-1)).toBe('Your data');
  });

  test('after midnight sees the shift of that night, which began yesterday', async () => {
    const night = shift(-3, { status: 'IN_PROGRESS', clientName: 'Night' });
    render(shifts([shift(20)], [shift(-3, { status: 'COMPLETED', clientName: 'Done' }), night]));
    expect(await screen.findByText('Night · North gate')).toBeVisible();
    expect(screen.getByText('You are checked in.')).toBeVisible();
  });

  test('is told of a shift that has begun that they are late, and checks in right there', async () => {
    const late = shift(-0.5, { checkInFrom: new Date(Date.now() - 3_600_000).toISOString() });
    renderShell(<Dashboard />, {
      path: '/dashboard',
      user: employee,
      graphql: {
        ...devices(),
        NextShift: shifts([late]),
        CheckIntoShift: { checkIn: { __typename: 'PortalShift', id: late.id, status: 'IN_PROGRESS' } },
      },
    });
    expect(await screen.findByRole('heading', { name: 'Your shift has begun' })).toBeVisible();
    expect(screen.getByText('30 min late')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Directions' })).toHaveAttribute(
      'href',
      expect.stringMatching(/=2%20Pier$/),
    );
    expect(screen.getByRole('link', { name: 'Call Harbour Security' })).toHaveAttribute('href', 'tel:+15035550100');
    expect(screen.getByRole('link', { name: 'I’m late' })).toHaveAttribute('href', '/planner/employee-portal?say=late');
    await userEvent.click(screen.getByRole('button', { name: 'Check in' }));
    expect(await screen.findByText('You are checked in.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'I’m late' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Check in' })).not.toBeInTheDocument();
  });

  test.each([
    [shifts([]), /^You have no shift planned yet/],
    [
      () => {
        throw new Error('503');
      },
      /^Your shifts could not be loaded/,
    ],
  ])('without a shift or an answer is told so, and led to the portal', async (answer, sentence) => {
    render(answer);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the employee portal' })).toBeVisible();
  });
});

test('a supporter finds the patron blog', async () => {
  const user = { patreon_tier: 'Gold', is_patreon_connected: true };
  renderShell(<Dashboard />, { path: '/dashboard', user, graphql: devices() });
  expect(screen.getByRole('link', { name: 'Patron blog' })).toHaveAttribute('href', '/patron-blog');
  expect(screen.getByText('Connected. Your tier: Gold.')).toBeVisible();
  expect(await screen.findByText('This device')).toBeVisible();
});

test('devices are named, and one that is not this can be signed out', async () => {
  renderShell(<Dashboard />, { path: '/dashboard', user: {}, graphql: devices() });
  const list = within(screen.getByRole('region', { name: 'Signed-in devices' }));
  expect(await list.findByText('Firefox on Linux')).toBeVisible();
  expect(list.getByText('This device')).toBeVisible();
  expect(list.getByText('Safari on iOS')).toBeVisible();
  await userEvent.click(list.getByRole('button', { name: 'Sign out' }));
  expect(await list.findByText('Firefox on Linux')).toBeVisible();
  expect(list.queryByText('Safari on iOS')).toBeNull();
});

test('many devices are shown a few at a time, and the way to sign out all others stands before them', async () => {
  const many = [session(here, true, firefox)];
  for (let at = 0; at < 7; at += 1)
    many.push({ ...session(`${at}f0e7c1a-52d5-4a5e-8a0e-2d4d1f6a9b11`, false, safari), ipAddress: `203.0.${at}.1` });
  renderShell(<Dashboard />, { path: '/dashboard', user: {}, graphql: { SignedInDevices: { sessions: many } } });
  const list = within(await screen.findByRole('region', { name: 'Signed-in devices' }));
  const names = () => list.getAllByText('Safari on iOS');
  await list.findByText('Firefox on Linux');
  expect(names()).toHaveLength(4);
  const all = list.getByRole('button', { name: 'Sign out all other devices' });
  expect(all.compareDocumentPosition(names()[0]!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(list.getByRole('button', { name: 'Show 3 more' }));
  expect(names()).toHaveLength(7);
});

test('devices that cannot be loaded say so and can be asked for again', async () => {
  const answers = devices();
  let failing = true;
  const graphql = {
    ...answers,
    SignedInDevices: () => {
      if (failing) throw new Error('down');
      return answers.SignedInDevices();
    },
  };
  renderShell(<Dashboard />, { path: '/dashboard', user: {}, graphql });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  failing = false;
  await userEvent.click(retry);
  expect(await screen.findByText('Firefox on Linux')).toBeVisible();
});

test('Patreon is disconnected after a confirmation, and the user is asked for again', async () => {
  const asked: string[] = [];
  renderShell(<Dashboard />, {
    path: '/dashboard',
    user: { is_patreon_connected: true },
    graphql: {
      ...devices(),
      DisconnectPatreon: () => {
        asked.push('disconnect');
        return { disconnectPatreon: true };
      },
    },
    prepare(host) {
      const { refreshUser } = host.session;
      host.session.refreshUser = () => {
        asked.push('user');
        return refreshUser();
      };
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }));
  expect(asked).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await screen.findByRole('button', { name: 'Disconnect' });
  expect(asked).toEqual(['disconnect', 'user']);
});

test('a connection with Patreon says since when, and warns who has no password before it ends', async () => {
  const connectedAt = '2026-03-02T10:00:00Z';
  const connection = { __typename: 'PatreonConnection', patreonId: '7', connectedAt, hasPassword: false };
  renderShell(<Dashboard />, {
    path: '/dashboard',
    user: { is_patreon_connected: true },
    graphql: { ...devices(), PatreonConnections: { patreonConnections: [connection] } },
  });
  expect(await screen.findByText(/^Connected on 2 Mar 2026, \d\d:\d\d/)).toBeVisible();
  expect(screen.getByText(/^You have no password here\. If you disconnect Patreon/)).toBeVisible();
});

describe('the address of the account', () => {
  const open = async (ChangeEmail: GraphqlAnswers[string]) => {
    renderShell(<Dashboard />, { path: '/dashboard', user: {}, graphql: { ...devices(), ChangeEmail } });
    await userEvent.click(screen.getByRole('button', { name: 'Change email' }));
    await userEvent.type(screen.getByLabelText('New email'), 'new@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
  };

  test('is changed by a link to the new one', async () => {
    const sent: unknown[] = [];
    await open((variables) => ({ changeEmail: sent.push(variables) > 0 }));
    expect(await screen.findByText(/^We have sent a link to new@example.com/)).toBeVisible();
    expect(sent).toEqual([{ email: 'new@example.com' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test.each([
    [refused('BAD_USER_INPUT', { email: ['A user with that email address already exists.'] }), 'belongs to another'],
    [new Error('down'), 'could not be sent'],
  ])('stays as it was typed after %s', async (error, text) => {
    await open(() => {
      throw error;
    });
    expect((await screen.findAllByText(new RegExp(text)))[0]).toBeVisible();
    expect(screen.getByLabelText('New email')).toHaveValue('new@example.com');
  });

  test('is kept without a word when the password was not given', async () => {
    await open(() => {
      throw new DOMException('The password was not given.', 'AbortError');
    });
    expect(await screen.findByRole('button', { name: 'Send link' })).toBeEnabled();
    expect(screen.getByLabelText('New email')).toHaveValue('new@example.com');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('sign-ins of one browser in one network are one device, and are signed out together', async () => {
  const revoked: unknown[] = [];
  const others = ['a', 'b'].map((id) => session(id, false, safari));
  renderShell(<Dashboard />, {
    path: '/dashboard',
    user: {},
    graphql: {
      SignedInDevices: () => ({
        sessions: revoked.length > 0 ? [session(here, true, firefox)] : [session(here, true, firefox), ...others],
      }),
      RevokeSession: ({ id }) => {
        revoked.push(id);
        return { revokeSession: id };
      },
    },
  });
  const place = within(await screen.findByRole('region', { name: 'Signed-in devices' }));
  expect(await place.findByText('Network 203.0.113.* · 2 sign-ins')).toBeVisible();
  await userEvent.click(place.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(place.queryByText('Safari on iOS')).toBeNull());
  expect(revoked).toEqual(['a', 'b']);
});
