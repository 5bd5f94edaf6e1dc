import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { NetworkError } from '@portfolio/remote-kit';
import { renderRemote } from '@portfolio/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as remote from '../remote.ts';

const companyView = { employees: 12, clients: 4, shifts: 1234, pendingInvites: 2, totalUsers: 15 };
const wholeView = { ...companyView, companies: 3, adminUsers: 5 };

const answering = (answer: unknown) => ({ graphql: { PlannerStatistics: answer as object } });

const statistics = (counts: object) =>
  answering({ plannerStatistics: { __typename: 'PlannerStatistics', companies: null, adminUsers: null, ...counts } });

const failing = (error: Error) =>
  answering(() => {
    throw error;
  });

const refusal = (code: string, message = 'no') =>
  failing(new CombinedGraphQLErrors({ data: null, errors: [{ message, extensions: { code } }] }));

const manager = { is_admin: true };

const openDashboard = (options: object) => renderRemote(remote, { path: '/admin/planner', user: manager, ...options });

const cards = async () =>
  (await screen.findAllByRole('article')).map((card) => ({
    label: within(card).getByRole('heading').textContent,
    count: card.querySelector('p')?.textContent,
    to: within(card).queryByRole('link')?.getAttribute('href'),
  }));

describe('scheduling.md §2, Admin dashboard', () => {
  test('count cards: employees, clients, shifts, pending invites, users, and their links', async () => {
    await openDashboard(statistics(companyView));

    expect(screen.getByRole('heading', { level: 1, name: 'Planner Dashboard' })).toBeInTheDocument();
    expect(await cards()).toEqual([
      { label: 'Employees', count: '12', to: '/admin/planner/employees' },
      { label: 'Clients', count: '4', to: '/admin/planner/clients' },
      { label: 'Shifts', count: '1,234', to: '/admin/planner/shifts' },
      { label: 'Pending Invites', count: '2', to: '/admin/planner/employees/invite' },
      { label: 'Users', count: '15', to: '/admin/planner/users' },
    ]);
  });

  test('companies and admin users cards appear when the statistics response carries both fields', async () => {
    await openDashboard(statistics(wholeView));

    expect((await cards()).slice(5)).toEqual([
      { label: 'Companies', count: '3', to: undefined },
      { label: 'Admin Users', count: '5', to: undefined },
    ]);
  });

  test('companies and admin users cards appear only when both fields are there', async () => {
    await openDashboard(statistics({ ...companyView, companies: 3 }));

    await screen.findByText('1,234');
    expect(screen.queryByText('Companies')).not.toBeInTheDocument();
  });

  test.each([
    ['Invite Employee', '/admin/planner/employees/invite'],
    ['Add New Client', '/admin/planner/clients/new'],
    ['Create New Shift', '/admin/planner/shifts/new'],
    ['Admin Register Link', '/admin/planner/admin-invite'],
    ['User Management', '/admin/planner/users'],
  ])('quick action %s leads to %s', async (name, to) => {
    await openDashboard(statistics(wholeView));

    const actions = within(screen.getByRole('region', { name: 'Quick Actions' }));
    expect(await actions.findByRole('link', { name })).toHaveAttribute('href', to);
  });

  test('admin register link: only when companies and admin users are present', async () => {
    await openDashboard(statistics(companyView));

    await screen.findByText('1,234');
    expect(screen.queryByRole('link', { name: 'Admin Register Link' })).not.toBeInTheDocument();
  });

  test('a button opens the employee portal in a new tab', async () => {
    await openDashboard(statistics(companyView));

    const portal = screen.getByRole('link', { name: 'Employee Portal (opens in a new tab)' });
    expect(portal).toHaveAttribute('href', '/planner/employee-portal');
    expect(portal).toHaveAttribute('target', '_blank');
  });

  test('a Recent Activity panel shows static welcome text', async () => {
    await openDashboard(statistics(companyView));

    expect(screen.getByRole('region', { name: 'Recent Activity' })).toHaveTextContent('Welcome to the planner.');
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

  expect(await screen.findByText('Cannot be counted right now')).toBeInTheDocument();
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
