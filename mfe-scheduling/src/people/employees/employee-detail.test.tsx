import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aShift, fails, openPlanner, press, recording, refuses } from '../../testing/planner.ts';
import { employeeOf, invitation, shownEmployee, shownQualification } from './employee.fixture.ts';

const path = '/admin/planner/employees';

const open = (employee: object | null, graphql = {}) =>
  openPlanner(`${path}/7`, { graphql: { EmployeeDetail: { employee }, ...graphql } });

const title = () => screen.findByRole('heading', { level: 1, name: 'Grace Hopper' });

describe('scheduling.md §2, Employee area: {id}', () => {
  test('the employee (§3, with start_date), and the ways on', async () => {
    await open(shownEmployee({ qualifications: [shownQualification('21', 'First aid')], notes: 'Night shifts only' }));
    await title();
    for (const text of ['5 Jan 2026', '$21.50', 'First aid', 'Night shifts only', 'grace@example.com']) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(to('Edit')).toBe(`${path}/7/edit`);
    expect(to('Back to employees')).toBe(path);
    expect(to('View all shifts')).toBe('/admin/planner/shifts?employee=7');
  });

  test('§7, §9: 10 recent shifts of the employee, the newest first', async () => {
    const asked: object[] = [];
    const RecentShifts = (variables: object) => {
      asked.push(variables);
      return { shifts: { __typename: 'ShiftPage', results: [aShift()] } };
    };
    await open(shownEmployee(), { RecentShifts });
    expect(await screen.findByText('Riverfront Mall · Loading docks')).toBeInTheDocument();
    expect(asked[0]).toMatchObject({ employee: '7', pageSize: 10 });
  });

  test('the link to the shift scheduler passes the employee id as navigation state', async () => {
    await open(shownEmployee());
    await title();
    await press('View schedule', 'link');
    expect(window.location.pathname).toBe('/admin/planner/shift-scheduler');
    expect(window.history.state).toMatchObject({ usr: { employee: '7' } });
  });

  test("§8: 'Employee not found' and 'Failed to load employee details. Please try again later.'", async () => {
    const { unmount } = await open(null);
    expect(await screen.findByRole('heading', { name: 'Employee not found' })).toBeInTheDocument();
    await unmount();
    await openPlanner(`${path}/7`, { graphql: { EmployeeDetail: fails } });
    expect(await screen.findByText('Failed to load employee details. Please try again later.')).toBeInTheDocument();
  });
});

describe('scheduling.md §4: employee status', () => {
  test.each([
    ['ACTIVE', 'Deactivate', 'inactive'],
    ['INACTIVE', 'Activate', 'active'],
    ['PENDING', 'Activate', 'active'],
  ])('%s: %s, with no confirmation', async (status, button, wanted) => {
    const { sent, call } = recording({ updateEmployee: employeeOf() });
    await open(shownEmployee({ status }), { UpdateEmployee: call });
    await title();
    await press(button);
    expect(await screen.findByText(`Grace Hopper is now ${wanted}.`)).toBeInTheDocument();
    expect(sent).toEqual([{ id: '7', input: { status: wanted.toUpperCase() } }]);
  });

  test("§8: 'Failed to update employee status. Please try again.'", async () => {
    await open(shownEmployee(), { UpdateEmployee: fails });
    await title();
    await press('Deactivate');
    expect(await screen.findByText('Failed to update employee status. Please try again.')).toBeInTheDocument();
  });
});

describe('scheduling.md §4: invite link', () => {
  const InviteEmployee = { inviteEmployee: invitation };

  test('is generated and shown; copying it is confirmed, for 3 seconds as every success is', async () => {
    const user = userEvent.setup(); // brings a clipboard
    await open(shownEmployee(), { InviteEmployee });
    await title();
    await press('Generate invite link');
    expect(await screen.findByLabelText('Invite link for Grace Hopper')).toHaveValue(invitation.inviteUrl);
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied.')).toBeInTheDocument();
  });

  test('one that is pending can be replaced, which is said', async () => {
    await open(shownEmployee({ invitationExpiresAt: '2026-11-28T10:00:00.000Z' }), { InviteEmployee });
    await title();
    expect(screen.getByText(/A new link replaces the earlier one/)).toBeInTheDocument();
    await press('Generate new link');
    expect(await screen.findByLabelText('Invite link for Grace Hopper')).toBeInTheDocument();
  });

  test('who has an account needs none', async () => {
    await open(shownEmployee({ hasAccount: true }));
    await title();
    expect(screen.getByText('The employee has an account.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Link/ })).not.toBeInTheDocument();
  });

  test("§8: 'Failed to generate invite link. Please try again.'", async () => {
    await open(shownEmployee(), { InviteEmployee: fails });
    await title();
    await press('Generate invite link');
    expect(await screen.findByText('Failed to generate invite link. Please try again.')).toBeInTheDocument();
  });
});

describe('scheduling.md §4: delete flow', () => {
  test('Delete, then Confirm: gone, and back to the list', async () => {
    const none = { employees: { __typename: 'EmployeePage', count: 0, results: [] } };
    await open(shownEmployee(), { DeleteEmployee: { deleteEmployee: '7' }, Employees: none });
    await title();
    await press('Delete employee');
    await press('Confirm');
    expect(await screen.findByText('Grace Hopper was deleted.')).toBeInTheDocument();
    await waitFor(() => expect(window.location.pathname).toBe(path));
  });

  test.each([
    ['any failure', fails, 'Failed to delete employee. Please try again.'],
    ['an employee with shifts', refuses('CONFLICT'), /^The employee has shifts/],
  ])('§8, alert: %s', async (_, answer, text) => {
    await open(shownEmployee(), { DeleteEmployee: answer });
    await title();
    await press('Delete employee');
    await press('Confirm');
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});

test('days on which the employee cannot work are noted and removed', async () => {
  const asked: object[] = [];
  const day = { fromDay: '2031-12-24', fromTime: '14:00', untilDay: '2031-12-24', untilTime: null };
  await open(shownEmployee(), {
    EmployeeUnavailability: {
      employeeUnavailability: [{ __typename: 'Unavailability', id: '3', ...day, reason: 'Family' }],
    },
    AddUnavailability(variables: object) {
      asked.push(variables);
      return { addUnavailability: { __typename: 'Unavailability', id: '4' } };
    },
    RemoveUnavailability(variables: object) {
      asked.push(variables);
      return { removeUnavailability: true };
    },
  });
  expect(await screen.findByText('Family')).toBeInTheDocument();
  await press('Remove 24 Dec 2031 14:00–24:00');
  expect(await screen.findByText('The days were removed.')).toBeInTheDocument();
  await press('Undo');
  expect(await screen.findByText('Undone.')).toBeInTheDocument();
  expect(asked.splice(1)).toEqual([{ employee: '7', input: { ...day, reason: 'Family' } }]);

  await press('Add days');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2031-12-25' } });
  fireEvent.change(screen.getByLabelText('Until'), { target: { value: '2031-12-26' } });
  await press('Save days');
  expect(await screen.findByText('The days were saved.')).toBeInTheDocument();
  const input = { fromDay: '2031-12-25', fromTime: null, untilDay: '2031-12-26', untilTime: null, reason: '' };
  expect(asked).toEqual([{ id: '3' }, { employee: '7', input }]);
});
