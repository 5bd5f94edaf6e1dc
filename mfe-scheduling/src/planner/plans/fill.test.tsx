import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPlanner, recording } from '../../testing/planner.ts';

const place = {
  postName: 'Gate',
  clientName: 'Mall',
  locationName: null,
  timeZone: 'UTC',
  startTime: '2027-03-01T08:00:00.000Z',
  endTime: '2027-03-01T16:00:00.000Z',
};
const shiftOf = (number: number, employeeName: string, more: object = {}) => ({
  __typename: 'ProposedShift',
  number,
  ...place,
  employeeName,
  hours: 16,
  cost: '160.00',
  knowsPlace: number === 0,
  preferred: 0,
  others: number,
  shiftId: null,
  movesId: null,
  movedFromId: null,
  movedFromName: null,
  ...more,
});
const planOf = (more: object = {}) => ({
  __typename: 'RosterPlan',
  id: '7',
  state: 'READY',
  from: '2027-03-01',
  until: '2027-03-07',
  seconds: 5,
  worked: 2,
  asked: 4,
  missing: 2,
  shifts: [shiftOf(0, 'Ann A'), shiftOf(1, 'Bob B')],
  open: [
    {
      __typename: 'LeftOpen',
      postId: '5',
      movesId: null,
      ...place,
      heads: 2,
      reasons: [
        { __typename: 'OpenReason', code: 'QUALIFICATION_MISSING', people: 3 },
        { __typename: 'OpenReason', code: 'WEEK_HOURS', people: 1 },
      ],
    },
  ],
  ...more,
});
const batchOf = (shifts: object[], saved = true) => ({ usePlan: { __typename: 'ShiftBatch', saved, shifts } });
const madeOf = (id: string | null, state = 'MADE') => ({
  __typename: 'PlannedShift',
  ...place,
  id,
  state,
  title: '',
  clientId: '4',
  locationId: null,
  employeeId: '9',
  employeeName: 'Bob B',
  notes: '',
  allowOverlap: false,
  reason: state === 'REFUSED' ? 'OVERLAP' : null,
  overlapped: null,
  conflicts: [],
});
const clients = { clients: { __typename: 'ClientPage', count: 0, results: [] } };
const spreadOf = (gini: number) => ({ __typename: 'PlanSpread', gini, least: 0, most: 40.5 });
const figuresOf = (planId: string | null, more: object = {}) => ({
  __typename: 'PlanFigures',
  planId,
  from: '2027-03-01',
  until: '2027-03-07',
  open: 4,
  made: 0,
  moved: 0,
  cost: '810.00',
  hours: 40.5,
  overtime: 0.5,
  sharedHours: spreadOf(0.5),
  sharedNights: spreadOf(0),
  sharedWeekends: spreadOf(0),
  ...more,
});
const comparing = (...plans: object[]) => ({ comparePlans: { __typename: 'PlanComparison', plans } });
const compared = comparing(figuresOf(null), figuresOf('7', { open: 2, made: 2 }));
const open = (graphql: object, at = '?plan=7') =>
  openPlanner(`/admin/planner/coverage/fill${at}`, {
    graphql: { ClientChoices: clients, RosterPlan: { rosterPlan: planOf() }, ComparePlans: compared, ...graphql },
  });

test('days, wishes and patience are asked for; then the plan is worked on', async () => {
  const { sent, call } = recording({ createPlan: planOf({ state: 'WAITING', shifts: [], open: [] }) });
  const rosterPlan = planOf({ state: 'RUNNING', shifts: [], open: [] });
  await open({ CreatePlan: call, RosterPlan: { rosterPlan } }, '?week=2027-03-03');
  expect(await screen.findByLabelText('First day')).toHaveValue('2027-03-01');
  expect(screen.getByLabelText('Last day')).toHaveValue('2027-03-07');
  const cost = screen.getByRole('slider', { name: 'Low cost' });
  expect(cost).toHaveAttribute('aria-valuetext', 'Matters');
  await userEvent.selectOptions(screen.getByLabelText('How long to look'), 'Thoroughly: 20 seconds');
  await userEvent.click(screen.getByRole('button', { name: 'Find guards' }));
  expect(await screen.findByText('2 of 4 open places filled so far')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Stop and show' })).toBeInTheDocument();
  expect(sent).toEqual([
    {
      input: {
        company: '3',
        from: '2027-03-01',
        until: '2027-03-07',
        client: null,
        weights: { cost: 5, overtime: 5, fairness: 5, place: 5, preference: 5 },
        allowWarnings: false,
        move: false,
        seconds: 20,
      },
    },
  ]);
});

test('a proposal says who, why, and what stays open because of what', async () => {
  await open({});
  expect(await screen.findByText('2 of 4 open places can be filled.')).toBeInTheDocument();
  const ann = screen.getByRole('checkbox', { name: /Ann A/ });
  expect(ann).toHaveAccessibleDescription('Mall · $160.00 · 16 h that week · knows the place · nobody else could');
  expect(screen.getByRole('checkbox', { name: /Bob B/ })).toHaveAccessibleDescription(/1 other could$/);
  const left = within(screen.getByRole('region', { name: '2 places stay open' }));
  expect(left.getByText('3 lack a qualification · 1 would be over the week’s hours')).toBeInTheDocument();
});

/** Figures of a row of the comparison, from left to right. */
const figuresIn = async (name: string) => {
  const table = within(await screen.findByRole('table', { name: 'Beside what is planned' }));
  const row = within(table.getByRole('row', { name: new RegExp(`^${name}`) }));
  return row.getAllByRole('cell').map(({ textContent }) => textContent);
};

test('a proposal stands beside what is planned now', async () => {
  await open({});
  expect(await figuresIn('Places open')).toEqual(['4', '2']);
  expect(await figuresIn('Cost at their rates')).toEqual(['$810.00', '$810.00']);
  expect(await figuresIn('Hours each')).toEqual(['0 to 40.5, Gini 0.5', '0 to 40.5, Gini 0.5']);
});

test.each([
  ['2027-03-07', ['4', '4', '3']],
  ['2027-03-03', ['4', '4']],
])('and beside the one before, where it was for the same days: until %s', async (until, expected) => {
  const { sent, call } = recording(comparing(figuresOf(null), figuresOf('7'), figuresOf('6', { open: 3, until })));
  await open({ ComparePlans: call }, '?plan=7&before=6');
  expect(await figuresIn('Places open')).toEqual(expected);
  expect(sent).toEqual([{ id: '7', with: '6' }]);
});

test('some are planned, and taken back at once', async () => {
  const use = recording(batchOf([madeOf('31')]));
  const change = recording({ changeShifts: ['31'] });
  await open({ UsePlan: use.call, ChangeShifts: change.call });
  await userEvent.click(await screen.findByRole('checkbox', { name: /Ann A/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Plan 1 shift' }));
  expect(await screen.findByText('1 shift planned.')).toBeInTheDocument();
  expect(use.sent).toEqual([{ id: '7', input: { numbers: [1], skip: false } }]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(change.sent).toEqual([{ changes: [{ id: '31', deleted: true }] }]);
});

test('a repair: days and switch come with the address; who had a shift is said, and has it again when it is taken back', async () => {
  const shifts = [shiftOf(0, 'Ann A', { movesId: '44', movedFromId: '8', movedFromName: 'Ruth R' })];
  const use = recording(batchOf([]));
  const change = recording({ changeShifts: ['44'] });
  const repair = { RosterPlan: { rosterPlan: planOf({ asked: 1, missing: 0, shifts, open: [] }) } };
  await open({ ...repair, UsePlan: use.call, ChangeShifts: change.call }, '?from=2027-03-02&until=2027-03-02&move=1');
  expect(await screen.findByLabelText('First day')).toHaveValue('2027-03-02');
  expect(screen.getByRole('switch', { name: 'Repair: planned shifts may go to others' })).toBeChecked();
  await open({ ...repair, UsePlan: use.call, ChangeShifts: change.call });
  expect(await screen.findByRole('checkbox', { name: /Ann A/ })).toHaveAccessibleDescription(
    /^instead of Ruth R · Mall/,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Plan 1 shift' }));
  expect(await screen.findByText('1 shift planned.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(change.sent).toEqual([{ changes: [{ id: '44', employee: '8' }] }]);
});

test('what is no longer possible is said, and the others can be planned', async () => {
  const use = recording(({ input }: { input: { skip: boolean } }) =>
    batchOf([madeOf(null, 'REFUSED'), madeOf(input.skip ? '32' : null)], input.skip),
  );
  await open({ UsePlan: use.call });
  await userEvent.click(await screen.findByRole('button', { name: 'Plan 2 shifts' }));
  expect(await screen.findByText('Nothing was planned yet: 1 shift is no longer possible.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Plan the others' }));
  expect(await screen.findByText('1 shift planned.')).toBeInTheDocument();
});

test('a plan that is gone, and one that failed, lead back', async () => {
  await open({ RosterPlan: { rosterPlan: null } });
  expect(await screen.findByText('This proposal no longer exists')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Choose again' }));
  expect(await screen.findByRole('button', { name: 'Find guards' })).toBeInTheDocument();
});
