import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { onlyOnce, openPlanner, press, recording, refuses } from '../../testing/planner.ts';

const path = '/admin/planner/timesheets';

const aTimesheet = (particulars: object = {}) => ({
  __typename: 'Timesheet',
  companyId: '1',
  employeeId: '1',
  title: '',
  date: '2026-04-01',
  id: '7',
  employeeName: 'Ann Lee',
  clientName: 'Harbour Logistics',
  status: 'COMPLETED',
  timeZone: 'UTC',
  startTime: '2026-03-02T22:00:00.000Z',
  endTime: '2026-03-03T06:00:00.000Z',
  checkedInAt: '2026-03-02T22:06:00.000Z',
  checkedOutAt: '2026-03-03T06:00:00.000Z',
  plannedHours: '8.00',
  workedHours: '7.90',
  pay: '158.00',
  approvedAt: null,
  approvedById: null,
  corrected: false,
  paid: false,
  version: 'seen',
  ...particulars,
});

const missed = aTimesheet({
  id: '8',
  employeeName: 'Bob Roy',
  status: 'MISSED',
  checkedInAt: null,
  checkedOutAt: null,
  workedHours: null,
});
const automatic = aTimesheet({
  id: '9',
  employeeName: 'Cyd Ash',
  approvedAt: '2026-03-03T06:00:00.000Z',
  corrected: true,
});

async function open(timesheets: object[] = [aTimesheet(), missed, automatic], answers: object = {}, query = '') {
  const asked: Record<string, unknown>[] = [];
  await openPlanner(`${path}${query}`, {
    graphql: {
      Timesheets: (variables: Record<string, unknown>) => {
        asked.push(variables);
        return { timesheets: { __typename: 'TimesheetPage', count: timesheets.length, results: timesheets } };
      },
      TimesheetCounts: () => {
        const of = (count: number) => ({ __typename: 'TimesheetPage', count });
        return { open: of(9), exact: of(3), differs: of(2), no_check_out: of(1), absent: of(3) };
      },
      ...answers,
    },
  });
  return asked;
}

const row = (name: RegExp) => screen.findByRole('row', { name });

describe('timesheets', () => {
  test('planned beside actual; what waits for approval comes first', async () => {
    const asked = await open();
    expect(await row(/Ann Lee/)).toHaveTextContent(
      /Mon 2 Mar, 22:00–06:00 \(\+1\)Harbour Logistics.*22:06–06:00.*7.90 h.*of 8.00 h.*\$158.00.*To approve/,
    );
    expect(await row(/Bob Roy/)).toHaveTextContent(/none–none.*Missed/);
    expect(await row(/Cyd Ash/)).toHaveTextContent(/corrected.*Approvedas planned/);
    expect(asked[0]).toMatchObject({ state: 'OPEN', ordering: '-start_time' });
    const lists = within(screen.getByRole('group', { name: 'Approval' }));
    for (const name of ['To approve 9', 'Within 5 min 3', 'Differs 2', 'No check-out 1', 'Absent 3', 'Approved']) {
      expect(await lists.findByRole('button', { name })).toBeVisible();
    }
    await userEvent.click(lists.getByRole('button', { name: 'Differs 2' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ state: 'DIFFERS' }));
  });

  test('one is approved, or taken back, and all that are shown together', async () => {
    const { sent, call } = recording({ approveTimesheets: [{ id: '7', approvedAt: '2026-03-03T07:00:00.000Z' }] });
    const timesheets = [aTimesheet(), aTimesheet({ id: '6', employeeName: 'Dee Fox' }), missed, automatic];
    await open(timesheets, { ApproveTimesheets: call });
    await userEvent.click(within(await row(/Ann Lee/)).getByRole('button', { name: 'Approve Ann Lee' }));
    await waitFor(() => expect(sent).toEqual([{ shifts: ['7'], versions: ['seen'], approved: true }]));
    expect(await screen.findByText('1 shift approved: 7.90 h, $158.00.')).toBeVisible();
    await press('Undo approval Cyd Ash');
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ shifts: ['9'], approved: false }));
    await press('Approve 2 shown');
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText('Approve 2 shifts for pay: 15.80 h, $316.00?')).toBeVisible();
    expect(sent).toHaveLength(2);
    await userEvent.click(question.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ shifts: ['7', '6'], approved: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(within(await row(/Bob Roy/)).queryByRole('button', { name: /Approve/ })).not.toBeInTheDocument();
    expect(within(await row(/Bob Roy/)).getByRole('button', { name: /Correct times/ })).toBeVisible();
  });

  test('lines stay when they cannot be asked for again after one was approved', async () => {
    const Timesheets = onlyOnce({
      timesheets: { __typename: 'TimesheetPage', count: 2, results: [aTimesheet(), missed] },
    });
    const ApproveTimesheets = { approveTimesheets: [{ id: '7', approvedAt: '2026-03-03T07:00:00.000Z' }] };
    await open([], { Timesheets, ApproveTimesheets });
    await userEvent.click(within(await row(/Ann Lee/)).getByRole('button', { name: 'Approve Ann Lee' }));
    expect(await screen.findByText('Failed to load timesheets. Please try again later.')).toBeVisible();
    expect(await row(/Bob Roy/)).toBeVisible();
  });

  test('keys go through the lines, select and approve; the focus goes on', async () => {
    const lines = ['7', '6', '5', '4'].map((id) => aTimesheet({ id, employeeName: `Guard ${id}` }));
    const sent: unknown[] = [];
    await open(lines, {
      ApproveTimesheets: ({ shifts }: { shifts: string[] }) => {
        for (const id of shifts)
          lines.splice(
            lines.findIndex((line) => line.id === id),
            1,
          );
        sent.push({ shifts });
        const approved = { approvedAt: '2026-03-03T07:00:00.000Z', approvedById: '1', version: 'approved' };
        return { approveTimesheets: shifts.map((id) => ({ __typename: 'Timesheet', id, ...approved })) };
      },
    });
    const box = (id: string) => screen.findByRole('checkbox', { name: `Select Guard ${id}` });
    (await box('7')).focus();
    await userEvent.keyboard('jjk');
    expect(await box('6')).toHaveFocus();
    localStorage.setItem('singleKeys', 'off');
    await userEvent.keyboard('ja');
    expect(await box('6')).toHaveFocus();
    localStorage.removeItem('singleKeys');
    await userEvent.keyboard('a');
    await waitFor(() => expect(sent).toEqual([{ shifts: ['6'] }]));
    await waitFor(async () => expect(await box('5')).toHaveFocus());
    await userEvent.keyboard(' k a');
    await waitFor(() => expect(sent.at(-1)).toEqual({ shifts: ['7', '5'] }));
    await waitFor(() => expect(screen.queryByText('Guard 7')).not.toBeInTheDocument());
    await userEvent.click(screen.getByLabelText('Select all that are shown'));
    expect(screen.getByRole('button', { name: 'Approve 1 selected' })).toBeEnabled();
  });

  test('what is written into a dialog of a line approves nothing', async () => {
    const { sent, call } = recording({ approveTimesheets: [] });
    await open(undefined, { ApproveTimesheets: call });
    await userEvent.click((await row(/Ann Lee/)).querySelector('button[aria-label^="Correct times"]')!);
    await userEvent.type(await screen.findByLabelText(/Reason/), 'a jackal');
    expect(screen.getByLabelText(/Reason/)).toHaveValue('a jackal');
    expect(sent).toEqual([]);
  });

  test('what was approved together can be undone whole', async () => {
    const answered = ['7', '6'].map((id) => ({
      id,
      approvedAt: '2026-03-03T07:00:00.000Z',
      version: `approved ${id}`,
    }));
    const { sent, call } = recording({ approveTimesheets: answered });
    // Who did not check in and out is paid as planned.
    const planned = aTimesheet({ id: '6', employeeName: 'Dee Fox', checkedInAt: null, workedHours: null });
    await open([aTimesheet(), planned], { ApproveTimesheets: call });
    await press('Approve 2 shown');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('2 shifts approved: 15.90 h, $316.00.')).toBeVisible();
    await press('Undo');
    await waitFor(() =>
      expect(sent.at(-1)).toEqual({ shifts: ['7', '6'], versions: ['approved 7', 'approved 6'], approved: false }),
    );
    expect(await screen.findByText('2 approvals were undone.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
  });

  test('hours that changed meanwhile are not approved, and shown as they are now', async () => {
    const timesheets = [aTimesheet(), aTimesheet({ id: '6', employeeName: 'Dee Fox' })];
    const { call } = recording({
      approveTimesheets: [
        { id: '7', approvedAt: null },
        { id: '6', approvedAt: '2026-03-03T07:00:00.000Z' },
      ],
    });
    await open(timesheets, {
      ApproveTimesheets: (variables: object) => {
        timesheets.splice(0, 2, aTimesheet({ workedHours: '6.50', version: 'new' }));
        return call(variables);
      },
    });
    await press('Approve 2 shown');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('1 shift approved: 7.90 h, $158.00.')).toBeVisible();
    expect(screen.getByText(/^The hours of 1 shift have changed since you loaded the list/)).toBeVisible();
    await waitFor(async () => expect(await row(/Ann Lee/)).toHaveTextContent(/6.50 h.*changed, check again/));
  });

  test('a refusal is said', async () => {
    await open([aTimesheet()], { ApproveTimesheets: refuses('CONFLICT', undefined, 'Somebody has changed it.') });
    await userEvent.click(await screen.findByRole('button', { name: 'Approve Ann Lee' }));
    expect(await screen.findByText('Somebody has changed it.')).toBeVisible();
  });

  test('nothing, and nothing to be had', async () => {
    await open([]);
    expect(await screen.findByText('No timesheets here.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Approve 0 shown' })).toBeDisabled();
  });
});
