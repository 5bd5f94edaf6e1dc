import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { harbor, northgate, openPlanner, press, recording, type } from '../../testing/planner.ts';

const days = { fromDay: '2029-07-02', fromTime: null, untilDay: '2029-07-04', untilTime: null };
const aRequest = (particulars: object = {}) => ({
  __typename: 'TimeOff',
  createdAt: '2026-04-01T08:00:00Z',
  id: '7',
  companyId: '3',
  employeeId: '5',
  employeeName: 'Ann A',
  typeId: '3',
  typeName: 'Vacation',
  unit: 'DAYS',
  ...days,
  amount: '3.00',
  reason: 'Wedding',
  fileName: 'note.pdf',
  status: 'PENDING',
  answer: '',
  isApprovedOnce: false,
  suggestedFrom: null,
  suggestedUntil: null,
  shifts: 1,
  ...particulars,
});
const impact = {
  __typename: 'TimeOffImpact',
  balance: '2.00',
  shifts: [
    {
      __typename: 'TimeOffShift',
      id: '31',
      clientName: 'Mall',
      locationName: null,
      title: '',
      startTime: '2029-07-02T06:00:00.000Z',
      endTime: '2029-07-02T14:00:00.000Z',
      timeZone: 'UTC',
    },
  ],
  away: [
    {
      __typename: 'TimeOffAlsoAway',
      employeeId: '6',
      employeeName: 'Bob B',
      typeName: 'Training',
      status: 'APPROVED',
      ...days,
    },
  ],
};
const aType = {
  __typename: 'TimeOffType',
  id: '3',
  companyId: '3',
  name: 'Vacation',
  isPaid: true,
  unit: 'DAYS',
  needsApproval: true,
  needsSecondApproval: false,
  needsDocument: false,
  noticeDays: 7,
  isSick: false,
  isActive: true,
  monthlyAccrual: '2.00',
  carryOverLimit: '5.00',
};

const open = (path = '', graphql: object = {}) =>
  openPlanner(`/admin/planner/time-off${path}`, {
    graphql: {
      TimeOffRequests: { timeOffRequests: { __typename: 'TimeOffPage', count: 1, results: [aRequest()] } },
      TimeOffDecision: { timeOff: aRequest(), timeOffImpact: impact },
      TimeOffTypes: { timeOffTypes: { __typename: 'TimeOffTypePage', results: [aType] } },
      ThreadAbout: { threads: { __typename: 'ThreadPage', results: [] } },
      ...graphql,
    },
  });

test('issue: a request shows what it uncovers, who else is away and what is left; it is approved with an answer', async () => {
  const { sent, call } = recording({ approveTimeOff: aRequest({ status: 'APPROVED' }), takeBackTimeOff: aRequest() });
  await open('', { ApproveTimeOff: call, TakeBackTimeOff: call });
  const row = within(await screen.findByRole('row', { name: /Ann A/ }));
  expect(row.getByText('1 shift')).toBeVisible();
  await userEvent.click(row.getByRole('button', { name: /^Decide/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ann A · 2 – 4 Jul 2029' }));
  expect(await dialog.findByText('Left with this one: 2 days')).toBeVisible();
  expect(dialog.getByRole('link', { name: /06:00–14:00/ })).toHaveAttribute('href', '/admin/planner/shifts/31');
  expect(dialog.getByText('Bob B')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Document: note.pdf' })).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/^Answer/), 'Enjoy');
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Approved. The employee is told.')).toBeVisible();
  await press('Undo');
  expect(sent).toEqual([
    { id: '7', answer: 'Enjoy' },
    { id: '7', answer: '' },
  ]);
});

test('issue: what needs a document is not approved before it is there', async () => {
  const timeOff = aRequest({ fileName: null, lacksDocument: true });
  await open('?open=7', { TimeOffDecision: { timeOff, timeOffImpact: impact } });
  expect(await screen.findByText('The document that it needs is not there yet.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Approve' })).toBeDisabled();
});

test('issue 34.4: beside a request one writes to whoever asks', async () => {
  const { sent, call } = recording({ writeMessage: null });
  await open('?open=7', { WriteMessage: call });
  expect(await screen.findByText('Nobody has written about this yet.')).toBeVisible();
  await type('Message', 'A day later?');
  await press('Send');
  await waitFor(() => expect(sent).toEqual([{ input: { timeOff: '7', text: 'A day later?' } }]));
  expect(screen.getByLabelText('Message')).toHaveValue('');
});

test('the address of a mail opens it; an uncovered shift becomes an open shift with a click, and is back with Undo', async () => {
  let shifts = impact.shifts;
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
  const { sent, call } = recording(async () => {
    await asked;
    shifts = [];
    return { offerShift: { __typename: 'OpenShift', id: '9' } };
  });
  const restored = recording(() => {
    shifts = impact.shifts;
    return { changeShifts: ['31'] };
  });
  await open('?open=7', {
    TimeOffDecision: () => ({ timeOff: aRequest(), timeOffImpact: { ...impact, shifts } }),
    OfferShift: call,
    RestoreShift: restored.call,
  });
  // Twice is once.
  await userEvent.dblClick(await screen.findByRole('button', { name: /^Offer to employees/ }));
  answer();
  expect(await screen.findByText('Offered to employees')).toBeVisible();
  expect(sent).toEqual([{ id: '31' }]);
  await waitFor(() => expect(screen.queryByRole('link', { name: /06:00–14:00/ })).not.toBeInTheDocument());
  // The open shift goes with it.
  await press('Undo');
  expect(restored.sent).toEqual([{ id: '31' }]);
  expect(await screen.findByRole('link', { name: /06:00–14:00/ })).toBeVisible();
});

test('issue 35.3: one click on who called in sick looks for the fewest changes that cover their shifts again', async () => {
  const { sent, call } = recording({ createPlan: { __typename: 'RosterPlan', id: '8' } });
  const timeOff = aRequest({ status: 'APPROVED' });
  await open('?open=7', {
    TimeOffRequests: { timeOffRequests: { __typename: 'TimeOffPage', count: 1, results: [timeOff] } },
    TimeOffDecision: { timeOff, timeOffImpact: impact },
    RepairShifts: call,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Repair with fewest changes' }));
  const day = { from: '2029-07-02', until: '2029-07-02' };
  await waitFor(() => expect(sent).toEqual([{ input: { company: '3', ...day, repairs: ['31'], seconds: 2 } }]));
});

test('of a long leave as much is repaired at once as a plan may have days, and that is said', async () => {
  const { sent, call } = recording({ createPlan: { __typename: 'RosterPlan', id: '8' } });
  const timeOff = aRequest({ status: 'APPROVED', companyId: '4' });
  const [shift] = impact.shifts;
  const later = (id: string, day: string) => ({
    ...shift,
    id,
    startTime: `${day}T06:00:00.000Z`,
    endTime: `${day}T14:00:00.000Z`,
  });
  const shifts = [later('33', '2029-08-06'), later('32', '2029-08-05'), shift];
  await openPlanner('/admin/planner/time-off?open=7', {
    user: { is_admin: true, administered_companies: [northgate, harbor] },
    graphql: {
      TimeOffRequests: { timeOffRequests: { __typename: 'TimeOffPage', count: 1, results: [timeOff] } },
      TimeOffDecision: { timeOff, timeOffImpact: { ...impact, shifts } },
      ThreadAbout: { threads: { __typename: 'ThreadPage', results: [] } },
      RepairShifts: call,
      RosterPlan: { rosterPlan: null },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Repair all with fewest changes' }));
  expect(await screen.findByText(/^Looks at 2 of 3 shifts:/)).toBeVisible();
  const repaired = { company: '4', from: '2029-07-02', until: '2029-08-05', repairs: ['31', '32'], seconds: 2 };
  expect(sent).toEqual([{ input: repaired }]);
  // Of the company of the shifts, whichever one works in.
  expect(window.location.search).toBe('?plan=8&company=4');
});

test('issue: what is refused comes with other days; a first approval says that another administrator decides', async () => {
  const refusals = recording({ refuseTimeOff: aRequest({ status: 'REFUSED' }) });
  const approvals = recording({ approveTimeOff: aRequest({ isApprovedOnce: true }) });
  await open('?open=7', { RefuseTimeOff: refusals.call, ApproveTimeOff: approvals.call });
  await userEvent.click(await screen.findByText('Suggest other days'));
  await type('From', '2029-07-09');
  await press('Refuse');
  expect(await screen.findByText('Refused. The employee is told.')).toBeVisible();
  expect(refusals.sent).toEqual([{ id: '7', answer: '', suggestedFrom: '2029-07-09', suggestedUntil: '2029-07-09' }]);
  await userEvent.click(await screen.findByRole('button', { name: /^Decide/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Approved. Another administrator has to approve it, too.')).toBeVisible();
});

test('what is approved is cancelled', async () => {
  const { sent, call } = recording({ cancelTimeOff: aRequest({ status: 'CANCELLED' }) });
  const approved = aRequest({ status: 'APPROVED' });
  await open('?open=7', {
    TimeOffRequests: { timeOffRequests: { __typename: 'TimeOffPage', count: 1, results: [approved] } },
    TimeOffDecision: { timeOff: approved, timeOffImpact: impact },
    CancelTimeOff: call,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel time off' }));
  expect(await screen.findByText('Cancelled. The employee is told.')).toBeVisible();
  expect(sent).toEqual([{ id: '7', answer: '' }]);
});

test('a type is added with its rules', async () => {
  const { sent, call } = recording({ createTimeOffType: { ...aType, id: '4' } });
  await open('/types', { CreateTimeOffType: call });
  const row = within(await screen.findByRole('row', { name: /^Vacation/ }));
  expect(row.getByText('Paid · Days · Needs approval · 7 days’ notice')).toBeVisible();
  await press('Add a type');
  await press('Save type');
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Enter a name');
  await type('Name', 'Parental leave');
  await press('Paid', 'checkbox');
  await press('Needs a second approval', 'checkbox');
  await press('Needs a document', 'checkbox');
  await press('Save type');
  expect(await screen.findByText('Parental leave was saved.')).toBeVisible();
  expect(sent).toEqual([
    {
      input: {
        company: '3',
        name: 'Parental leave',
        unit: 'DAYS',
        isPaid: false,
        needsApproval: true,
        needsSecondApproval: true,
        needsDocument: true,
        isSick: false,
        isActive: true,
        noticeDays: 0,
        monthlyAccrual: '0',
        carryOverLimit: null,
      },
    },
  ]);
});
