import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { NetworkError } from '@portfolio/remote-kit';
import { renderRemote } from '@portfolio/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as remote from '../remote.ts';

const companyView = { employees: 12, clients: 4, shifts: 1234, pendingInvites: 2, totalUsers: 15 };
const wholeView = { ...companyView, companies: 3, adminUsers: 5 };

const nobody = { __typename: 'Attendance', late: 0, missing: 0, in: 0, expected: 0, done: 0, shifts: [] };
/** Of one post: guards from one hour of today to another, and how many of them are missing. */
function coverageOf(stretches: readonly [from: number, until: number, asked: number, open: number][]) {
  const today = new Date().toISOString().slice(0, 11);
  const at = (hour: number) => `${today}${String(hour).padStart(2, '0')}:00:00Z`;
  return {
    coverage: {
      __typename: 'Coverage',
      stretches: {
        __typename: 'CoverageStretchColumns',
        from: stretches.map(([from]) => at(from)),
        until: stretches.map(([, until]) => at(until)),
        asked: stretches.map(([, , asked]) => asked),
        open: stretches.map(([, , , open]) => open),
      },
    },
  };
}

const offersWaiting = (count: number) => ({ __typename: 'OfferPage', count });
/** Nothing has happened, and nothing is planned for today. */
const noneOpen = { __typename: 'OpenShiftPage', results: [] };
const quiet = {
  TodaysAttendance: { attendance: nobody },
  RecentActivity: { recentActivity: [] },
  WaitingForApproval: {
    timesheets: { __typename: 'TimesheetPage', count: 0 },
    offers: offersWaiting(0),
    declined: { ...noneOpen, count: 0 },
    open: noneOpen,
    expired: noneOpen,
  },
  TodaysCoverage: coverageOf([]),
};

const answering = (answer: unknown) => ({ graphql: { ...quiet, PlannerStatistics: answer as object } });

const statistics = (counts: object) =>
  answering({ plannerStatistics: { __typename: 'PlannerStatistics', companies: null, adminUsers: null, ...counts } });

const failing = (error: Error) =>
  answering(() => {
    throw error;
  });

const refusal = (code: string, message = 'no') =>
  failing(new CombinedGraphQLErrors({ data: null, errors: [{ message, extensions: { code } }] }));

const manager = {
  is_admin: true,
  administered_companies: [{ id: 3, name: 'Nightwatch' }],
  settings: { timezone: 'UTC' } as never,
};
const staffToo = { ...manager, is_staff: true };

const openDashboard = (options: object) => renderRemote(remote, { path: '/admin/planner', user: manager, ...options });

const cards = async () =>
  (await screen.findAllByRole('article')).map((card) => ({
    label: within(card).getByRole('heading').textContent,
    count: card.querySelector('p')?.textContent,
    to: within(card).queryByRole('link')?.getAttribute('href'),
  }));

describe('scheduling.md §2, Admin dashboard', () => {
  test('a new company is shown its next step first: a client, people, a shift', async () => {
    const { unmount } = await openDashboard(statistics({ ...companyView, shifts: 0, employees: 0 }));
    const steps = within(await screen.findByRole('region', { name: 'First steps' }));
    expect(steps.getByRole('heading', { name: 'Add your first client (done)' })).toBeInTheDocument();
    expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/admin/planner/import/employees',
      '/admin/planner/employees/invite',
      '/admin/planner/shift-scheduler',
    ]);
    await unmount();
    const planned = await openDashboard(statistics(companyView));
    await cards();
    expect(screen.queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument();
    await planned.unmount();
  });

  test('issue: who has a client and people may fill a sample week; the steps are hidden for good', async () => {
    const { unmount } = await openDashboard(statistics({ ...companyView, shifts: 0 }));
    const steps = within(await screen.findByRole('region', { name: 'First steps' }));
    expect(steps.getByRole('link', { name: 'Fill a sample week' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/admin\/planner\/shift-scheduler\?date=\d{4}-\d\d-\d\d&open=sample$/),
    );
    await userEvent.click(steps.getByRole('button', { name: 'Hide these steps' }));
    expect(screen.queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument();
    await unmount();
    await openDashboard(statistics({ ...companyView, shifts: 0 }));
    await cards();
    expect(screen.queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument();
  });

  test('count cards: employees, clients, shifts, pending invites, users, and their links', async () => {
    await openDashboard({ ...statistics(companyView), user: staffToo });

    expect(screen.getByRole('heading', { level: 1, name: 'Planner dashboard' })).toBeInTheDocument();
    expect(await cards()).toEqual([
      { label: 'Employees', count: '12', to: '/admin/planner/employees' },
      { label: 'Clients', count: '4', to: '/admin/planner/clients' },
      { label: 'Shifts', count: '1,234', to: '/admin/planner/shifts' },
      { label: 'Pending invites', count: '2', to: '/admin/planner/employees?status=pending' },
      { label: 'Users', count: '15', to: '/admin/planner/users' },
    ]);
  });

  test('companies and admin users cards appear when the statistics response carries both fields', async () => {
    await openDashboard(statistics(wholeView));

    expect((await cards()).slice(5)).toEqual([
      { label: 'Companies', count: '3', to: undefined },
      { label: 'Admin users', count: '5', to: undefined },
    ]);
  });

  test('companies and admin users cards appear only when both fields are there', async () => {
    await openDashboard(statistics({ ...companyView, companies: 3 }));

    await screen.findByText('1,234');
    expect(screen.queryByText('Companies')).not.toBeInTheDocument();
  });

  test.each([
    ['Invite employee', '/admin/planner/employees/invite'],
    ['Add new client', '/admin/planner/clients/new'],
    ['Create new shift', '/admin/planner/shifts/new'],
    ['Admin register link', '/admin/planner/admin-invite'],
    ['User management', '/admin/planner/users'],
  ])('quick action %s leads to %s', async (name, to) => {
    await openDashboard({ ...statistics(wholeView), user: staffToo });

    const actions = within(screen.getByRole('region', { name: 'Quick actions' }));
    expect(await actions.findByRole('link', { name })).toHaveAttribute('href', to);
  });

  test('admin register link: only when companies and admin users are present', async () => {
    await openDashboard(statistics(companyView));

    await screen.findByText('1,234');
    expect(screen.queryByRole('link', { name: 'Admin register link' })).not.toBeInTheDocument();
  });

  test('nothing leads where the role may not go: users are managed by staff, companies by administrators', async () => {
    await openDashboard(statistics(companyView));
    expect((await cards()).at(-1)).toEqual({ label: 'Users', count: '15', to: undefined });
    expect(screen.queryByRole('link', { name: 'User management' })).not.toBeInTheDocument();
  });

  test('staff who administer no company have user management alone', async () => {
    await openDashboard({ ...refusal('FORBIDDEN'), user: { is_staff: true } });

    const actions = within(await screen.findByRole('region', { name: 'Quick actions' }));
    expect(actions.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['User management']);
    expect(screen.queryByRole('region', { name: 'Today’s shifts' })).not.toBeInTheDocument();
  });

  test('a button opens the employee portal in a new tab', async () => {
    await openDashboard(statistics(companyView));

    const portal = screen.getByRole('link', { name: 'Employee portal (opens in a new tab)' });
    expect(portal).toHaveAttribute('href', '/planner/employee-portal');
    expect(portal).toHaveAttribute('target', '_blank');
  });

  test('a Recent Activity panel shows static welcome text while nothing has happened', async () => {
    await openDashboard(statistics(companyView));

    expect(await screen.findByText(/^Welcome to the planner\./)).toBeInTheDocument();
  });

  test('a Recent Activity panel shows what truly happened', async () => {
    const entry = { __typename: 'Activity', employeeId: '5', employeeName: 'Ann Lee' };
    const shift = {
      shiftId: '7',
      clientName: 'Harbour',
      startTime: '2020-11-24T22:00:00.000Z',
      endTime: '2020-11-25T06:00:00.000Z',
      timeZone: 'America/Los_Angeles',
    };
    const none = { shiftId: null, clientName: null, startTime: null, endTime: null, timeZone: null };
    const { graphql } = statistics(companyView);
    const recentActivity = [
      { ...entry, ...shift, kind: 'CHECKED_IN', at: '2020-11-24T21:58:00.000Z' },
      { ...entry, ...none, kind: 'EMPLOYEE_REGISTERED', at: '2020-11-23T09:00:00.000Z' },
    ];
    await openDashboard({ graphql: { ...graphql, RecentActivity: { recentActivity } } });

    const [checkedIn, registered] = within(await screen.findByRole('region', { name: 'Recent Activity' })).getAllByRole(
      'listitem',
    );
    expect(checkedIn).toHaveTextContent('Ann Lee checked in');
    expect(checkedIn).toHaveTextContent('Harbour · Tue 24 Nov 2020, 14:00–22:00Los Angeles time');
    expect(checkedIn).toHaveTextContent('Tue 24 Nov 2020, 13:58');
    expect(within(checkedIn!).getByRole('link')).toHaveAttribute('href', '/admin/planner/shifts/7');
    expect(registered).toHaveTextContent('Ann Lee registered');
    expect(within(registered!).getByRole('link')).toHaveAttribute('href', '/admin/planner/employees/5');
  });

  test("today's shifts: who is in, late, missing", async () => {
    const now = Date.now();
    const shift = (id: string, state: string, employeeName: string, from: number, said: object = {}) => ({
      __typename: 'AttendedShift',
      saidAt: null,
      id,
      state,
      employeeId: '5',
      employeeName,
      clientName: 'Harbour',
      locationName: 'Gate',
      startTime: new Date(now + from * 60_000).toISOString(),
      endTime: new Date(now + (from + 480) * 60_000).toISOString(),
      checkedInAt: state === 'IN' ? new Date(now + from * 60_000).toISOString() : null,
      checkedOutAt: null,
      timeZone: 'UTC',
      employeePhone: '(208) 555-0100',
      lateMinutes: null,
      absence: null,
      ...said,
    });
    const shifts = [
      shift('1', 'LATE', 'Ann Lee', -25, { absence: 'ILL' }),
      shift('2', 'MISSING', 'Bob Roy', -600),
      shift('3', 'IN', 'Eve', -60, { lateMinutes: 10 }),
      shift('4', 'EXPECTED', 'Ida', 60, { lateMinutes: 20 }),
    ];
    const attendance = { ...nobody, late: 1, missing: 1, in: 14, shifts };
    const candidates = { __typename: 'Candidates', timeZone: 'UTC', results: [] };
    const { graphql } = statistics(companyView);
    await openDashboard({ graphql: { ...graphql, TodaysAttendance: { attendance }, Candidates: { candidates } } });

    const today = within(await screen.findByRole('region', { name: 'Today’s shifts' }));
    for (const count of ['1 Late', '1 Missed', '14 In']) expect(await today.findByText(count)).toBeInTheDocument();
    expect(today.getByText('Harbour, Gate · 25 min late')).toBeInTheDocument();
    expect(today.getByText('Cannot come: ill')).toBeInTheDocument();
    // Only where somebody is missing.
    const [call] = today.getAllByRole('link', { name: /^Call/ });
    expect(call).toHaveAccessibleName('Call Ann Lee');
    expect(call).toHaveAttribute('href', 'tel:2085550100');
    expect(today.getByRole('link', { name: 'Message Ann Lee' })).toHaveAttribute('href', 'sms:2085550100');
    expect(today.getAllByRole('button')).toHaveLength(1);
    expect(today.getByText('Will be 20 min late')).toBeInTheDocument();
    // Who has come is not late any more.
    expect(today.queryByText('Will be 10 min late')).not.toBeInTheDocument();
    expect(today.getByRole('link', { name: 'Bob Roy' })).toHaveAttribute('href', '/admin/planner/shifts/2');
    const day = new Date(now).toISOString().slice(0, 10);
    expect(today.getByRole('link', { name: 'All of today’s shifts' })).toHaveAttribute(
      'href',
      `/admin/planner/shifts?startDate=${day}&endDate=${day}`,
    );
    await userEvent.click(today.getByRole('button', { name: 'Who else can take it? Ann Lee' }));
    expect(await screen.findByText('There are no other active employees.')).toBeInTheDocument();
  });

  test("today's coverage by hour: in words, as bars and as a table", async () => {
    const { graphql } = statistics(companyView);
    const TodaysCoverage = coverageOf([
      [8, 12, 2, 0],
      [14, 16, 3, 2],
      [18, 19, 1, 1],
    ]);
    await openDashboard({ graphql: { ...graphql, TodaysCoverage } });

    const hours = within(await screen.findByRole('region', { name: 'Today’s coverage by hour' }));
    expect(hours.getByText('10 of 15 hours covered')).toBeInTheDocument();
    expect(hours.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '14:00–16:00: 2 employees missing',
      '18:00–19:00: 1 employee missing',
    ]);
    await userEvent.click(hours.getByText('As a table'));
    expect(hours.getAllByRole('row')[15]).toHaveTextContent('14:0032');
  });

  test('what waits for approval leads to where it is approved', async () => {
    const { graphql } = statistics(companyView);
    const page = (...waiting: number[]) => ({
      __typename: 'OpenShiftPage',
      results: waiting.map((of, id) => ({ __typename: 'OpenShift', id: `${waiting.length} ${id}`, waiting: of })),
    });
    const timesheets = { __typename: 'TimesheetPage', count: 14 };
    const declined = { ...page(), count: 1 };
    const WaitingForApproval = { timesheets, offers: offersWaiting(1), declined, open: page(1, 0), expired: page(2) };
    await openDashboard({ graphql: { ...graphql, WaitingForApproval } });

    const waiting = within(await screen.findByRole('region', { name: 'Waiting for your approval' }));
    expect(await waiting.findByRole('link', { name: '14 timesheets' })).toHaveAttribute(
      'href',
      '/admin/planner/timesheets',
    );
    expect(waiting.getByRole('link', { name: '1 declined open shift' })).toHaveAttribute(
      'href',
      '/admin/planner/open-shifts?status=DECLINED',
    );
    expect(waiting.getByRole('link', { name: '3 requests for open shifts' })).toHaveAttribute(
      'href',
      '/admin/planner/open-shifts',
    );
    expect(waiting.getByRole('link', { name: '1 agreement of employees' })).toHaveAttribute(
      'href',
      '/admin/planner/offers',
    );
  });

  test('a failure of one part takes nothing else away', async () => {
    const down = () => {
      throw new Error('down');
    };
    await openDashboard({
      graphql: { PlannerStatistics: down, TodaysAttendance: { attendance: nobody }, RecentActivity: down },
    });

    expect(await screen.findByText('Error: down')).toBeInTheDocument();
    expect(await screen.findByText('No shifts today.')).toBeInTheDocument();
    expect(await screen.findByText('Failed to load recent activity. Please try again later.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Create new shift' })).toBeInTheDocument();
  });

  test('loading, then loaded', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    await openDashboard(answering(() => promise));
    expect(screen.getByText('Loading statistics')).toBeInTheDocument();

    resolve({ plannerStatistics: { __typename: 'PlannerStatistics', ...wholeView } });

    expect(await screen.findByText('1,234')).toBeInTheDocument();
    expect(screen.queryByText('Loading statistics')).not.toBeInTheDocument();
  });

  test('on authentication failure the user is sent to /login, with the original location', async () => {
    const { host } = await openDashboard(refusal('UNAUTHENTICATED'));

    expect(host.announced).toEqual(['Authentication failed. Please log in again.']);
    expect(window.location.pathname).toBe('/login');
    expect(window.history.state.usr.from.pathname).toBe('/admin/planner');
  });
});

test('users that cannot be counted at the moment are not shown as none', async () => {
  await openDashboard(statistics({ ...companyView, totalUsers: null }));

  expect(await screen.findByText('Not available right now')).toBeInTheDocument();
});

describe('scheduling.md §8, Dashboard', () => {
  /** The place of the toasts is an empty one. */
  const alerts = () => screen.getAllByRole('alert').filter(({ textContent }) => textContent !== '');
  const alertAfter = async (options: object) => {
    await openDashboard(options);
    await waitFor(() => expect(alerts()).toHaveLength(1));
    return alerts()[0];
  };

  test('403', async () => {
    expect(await alertAfter(refusal('FORBIDDEN'))).toHaveTextContent(
      'You do not have permission to access admin statistics.',
    );
  });

  test('403 for staff without a company: what is missing and what is theirs, and nothing red', async () => {
    await openDashboard({ ...refusal('FORBIDDEN'), user: { is_staff: true } });
    expect(await screen.findByText(/Clients, employees and shifts belong to a company/)).toHaveTextContent(
      'You do not have permission to access admin statistics.',
    );
    expect(alerts()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Users' })).toHaveAttribute('href', '/admin/planner/users');
  });

  test('other status, with the error of the server', async () => {
    expect(await alertAfter(refusal('UNAVAILABLE', 'Service temporarily unavailable.'))).toHaveTextContent(
      'Server error: 503 - Service temporarily unavailable.',
    );
  });

  test('no response', async () => {
    expect(await alertAfter(failing(new NetworkError('POST /graphql: no connection')))).toHaveTextContent(
      'No response from server. Please check your connection.',
    );
  });

  test("'Error: {message}' otherwise", async () => {
    expect(await alertAfter(failing(new Error('a cable came loose')))).toHaveTextContent('Error: a cable came loose');
  });

  test("scheduling.md §5: requires a token, else 'Authentication required. Please log in.'", async () => {
    expect(await alertAfter({ user: undefined })).toHaveTextContent('Authentication required. Please log in.');
  });

  test('a new try', async () => {
    let works = false;
    await openDashboard(
      answering(() => {
        if (!works) throw new Error('down');
        return { plannerStatistics: { __typename: 'PlannerStatistics', ...wholeView } };
      }),
    );
    works = true;

    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('1,234')).toBeInTheDocument();
  });
});

test.each([
  ['es', 'Panel del planificador', '1234'],
  ['fr', 'Tableau de bord du planificateur', '1 234'],
])('scheduling.md §9, Languages: words and figures in %s', async (language, title, shifts) => {
  await openDashboard({ ...statistics(companyView), language });

  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(await screen.findByText(shifts)).toBeInTheDocument();
});
