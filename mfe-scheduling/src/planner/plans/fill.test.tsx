import { fault } from '@portfolio/contracts/errors';
import { refused } from '@portfolio/remote-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fails, openPlanner, recording } from '../../testing/planner.ts';

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
  postId: null,
  number,
  ...place,
  employeeId: String(number),
  employeeName,
  hours: 16,
  cost: '160.00',
  knowsPlace: number === 0,
  preferred: 0,
  wish: null,
  others: number,
  shiftId: null,
  movesId: null,
  movedFromId: null,
  movedFromName: null,
  isPublished: false,
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
  progress: [],
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
  postId: null,
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
const aConflict = {
  __typename: 'ShiftConflict',
  change: 0,
  code: 'TIME_OFF',
  severity: 'REFUSAL',
  other: null,
  from: place.startTime,
  until: place.endTime,
  qualifications: null,
  hours: null,
  days: null,
  limit: null,
  week: null,
  first: null,
  last: null,
};
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
  unwished: 1,
  newcomers: 3,
  cost: '810.00',
  hours: 40.5,
  overtime: 0.5,
  sharedHours: spreadOf(0.5),
  sharedNights: spreadOf(0),
  sharedWeekends: spreadOf(0),
  hoursEach: [0, 0, 16.5, 24],
  ...more,
});
const comparing = (...plans: object[]) => ({ comparePlans: { __typename: 'PlanComparison', plans } });
const compared = comparing(figuresOf(null), figuresOf('7', { open: 2, made: 2 }));
const judgedWeek = {
  __typename: 'JudgedWeek',
  from: '2027-02-22',
  shifts: 60,
  cost: '9600.00',
  hours: 480,
  overtime: 12.5,
  sharedHours: spreadOf(0.2),
  sharedNights: spreadOf(0),
  sharedWeekends: spreadOf(0),
  strangers: 9,
  ways: 2,
  preferred: 1,
  wished: 1,
  unwished: 2,
  points: { __typename: 'PlanPoints', cost: 60, overtime: 20, fairness: 10, place: 10, travel: 0, preference: 0 },
};
const open = (graphql: object, at = '?plan=7', rest: Record<string, unknown> = {}) =>
  openPlanner(`/admin/planner/coverage/fill${at}`, {
    rest,
    graphql: {
      ClientChoices: clients,
      AnyPost: { posts: { __typename: 'PostPage', count: 1 } },
      JudgedWeek: { judgedWeek },
      RosterPlan: { rosterPlan: planOf() },
      ComparePlans: compared,
      ShiftConflicts: { shiftConflicts: [] },
      ...graphql,
    },
  });

test('without posts there is nothing to fill: a first one is offered', async () => {
  await open({ AnyPost: { posts: { __typename: 'PostPage', count: 0 } } }, '');
  expect(await screen.findByRole('link', { name: 'Add post' })).toHaveAttribute('href', '/admin/planner/posts/new');
  expect(screen.queryByLabelText('First day')).not.toBeInTheDocument();
});

test('issue 35.2: gaps that were chosen are filled alone', async () => {
  const { sent, call } = recording({ createPlan: planOf({ state: 'WAITING', shifts: [], open: [] }) });
  const rosterPlan = planOf({ state: 'RUNNING', shifts: [], open: [] });
  await open(
    { CreatePlan: call, RosterPlan: { rosterPlan } },
    '?week=2027-03-01&only=5.2027-03-04+6.2027-03-02+5.2027-03-02',
  );
  expect(await screen.findByText('Only the 3 chosen gaps are filled.')).toBeVisible();
  expect(screen.queryByLabelText('First day')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Find employees' }));
  await screen.findByText('2 of 4 open places filled so far');
  const only = [
    { post: '6', day: '2027-03-02' },
    { post: '5', day: '2027-03-02' },
    { post: '5', day: '2027-03-04' },
  ];
  expect(sent).toMatchObject([{ input: { from: '2027-03-02', until: '2027-03-04', only } }]);
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
  await userEvent.click(screen.getByRole('button', { name: 'Find employees' }));
  expect(await screen.findByText('2 of 4 open places filled so far')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Stop and show' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(sent).toEqual([
    {
      input: {
        company: '3',
        from: '2027-03-01',
        until: '2027-03-07',
        client: null,
        weights: { cost: 5, overtime: 5, fairness: 5, place: 5, travel: 5, preference: 5 },
        allowWarnings: false,
        move: false,
        keepPublished: false,
        seconds: 20,
      },
    },
  ]);
});

test('weights are seen at once on a past week', async () => {
  await open({}, '?week=2027-03-03');
  const table = within(await screen.findByRole('table', { name: 'What this makes of a past week' }));
  const row = (name: string) =>
    within(table.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(row('Low cost')).toEqual(['$9,600.00 for 480 h', '60% · 300']);
  expect(row('Knowing the place')).toEqual(['9 of 60 shifts by employees new there', '10% · 50']);
  expect(row('Few ways between sites')).toEqual(['2 changes of site on a day', '0% · 0']);
  const words = '1 shift as wished · 2 against a wish · 1 preferred qualification';
  expect(row('What posts prefer, and people')).toEqual([words, '0% · 0']);
  expect(screen.getByText('Points in all: 500. A plan makes them as few as it can.')).toBeInTheDocument();
  fireEvent.change(screen.getByRole('slider', { name: 'Low cost' }), { target: { value: '0' } });
  expect(row('Low cost')).toEqual(['$9,600.00 for 480 h', '0% · 0']);
  expect(row('Avoiding overtime')).toEqual(['12.5 h of overtime', '50% · 100']);
  expect(screen.getByText('Points in all: 200. A plan makes them as few as it can.')).toBeInTheDocument();
});

const at = (worked: number, missing: number, value: number) => ({
  __typename: 'PlanProgress',
  worked,
  missing,
  value,
});

const running = planOf({ state: 'RUNNING', shifts: [], open: [], progress: [at(0.4, 3, 90_300)] });

/** Opens a plan that is worked on. @returns tells of it */
async function openRunning(RosterPlan: () => unknown) {
  const { promise: told, resolve: tell } = Promise.withResolvers<void>();
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  const say = (event: string, data: object) =>
    stream!.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
  await open({ RosterPlan }, '?plan=7', {
    'GET /planner/changes/': () => {
      const body = new ReadableStream<Uint8Array>({ start: (given) => void (stream = given) });
      tell();
      return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
    },
  });
  expect(await screen.findByText('As full as this since second 0.4.')).toBeInTheDocument();
  await told;
  say('start', {});
  return (step: object) => say('plan', { plan: 7, asked: 4, ...step });
}

test('how far a plan is comes by itself: how the best one got better, in words, and its end', async () => {
  let shown: object = running;
  const say = await openRunning(() => ({ rosterPlan: shown }));
  shown = { ...shown, progress: [at(0.4, 3, 90_300), at(1.5, 2, 60_920), at(2.25, 2, 60_600)] };
  const step = { state: 'running', worked: 2.3, missing: 2, value: 60_600 };
  say(step);
  const words = 'As full as this since second 1.5; better by 320 points since then, last in second 2.3.';
  expect(await screen.findByText(words)).toBeInTheDocument();
  shown = { ...running, progress: [at(1.5, 2, 60_920), at(2.25, 2, 60_919)] };
  say({ ...step, value: 60_919 });
  expect(await screen.findByText(/; better by 1 point since then, last/)).toBeInTheDocument();
  shown = planOf();
  say({ ...step, state: 'ready' });
  expect(await screen.findByText('2 of 4 open places can be filled.')).toBeInTheDocument();
});

test('only a better plan and the end are asked for; the end is shown at once, and an answer from before does not hide it', async () => {
  const late = Promise.withResolvers<object>();
  const answers = [running, running, late.promise, planOf(), planOf()];
  let asked = 0;
  const say = await openRunning(async () => ({ rosterPlan: await answers[asked++] }));
  const step = { state: 'running', worked: 1, missing: 3, value: 90_300 };
  say(step);
  await waitFor(() => expect(asked).toBe(2));
  say({ ...step, worked: 3 });
  await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('value', '3'));
  say({ ...step, value: 60_600 });
  await waitFor(() => expect(asked).toBe(3));
  say({ ...step, value: 60_600, state: 'ready' });
  expect(await screen.findByText('2 of 4 open places can be filled.')).toBeInTheDocument();
  late.resolve(running);
  await waitFor(() => expect(asked).toBe(5));
  expect(await screen.findByText('2 of 4 open places can be filled.')).toBeInTheDocument();
});

test('a proposal says who, why, and what stays open because of what', async () => {
  const shifts = [shiftOf(0, 'Ann A', { wish: 'RATHER' }), shiftOf(1, 'Bob B')];
  await open({ RosterPlan: { rosterPlan: planOf({ shifts }) } });
  expect(await screen.findByText('2 of 4 open places can be filled.')).toBeInTheDocument();
  const ann = screen.getByRole('checkbox', { name: /Ann A/ });
  expect(ann).toHaveAccessibleDescription(
    'Mall · $160.00 · 16 h that week · knows the place · would rather have it · nobody else could',
  );
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
  expect(await figuresIn('Against a wish')).toEqual(['1', '1']);
  expect(await figuresIn('Employees new to a site')).toEqual(['3', '3']);
  expect(await figuresIn('Hours each')).toEqual(['0 to 40.5, Gini 0.5', '0 to 40.5, Gini 0.5']);
  const chart = within(screen.getByRole('region', { name: 'Employees by their hours' }));
  await userEvent.click(chart.getByText('As a table'));
  const [heads, ...bands] = chart.getAllByRole('row').map(({ textContent }) => textContent);
  expect([heads, ...bands.slice(0, 5)]).toEqual([
    'HoursPlanned nowThis proposal',
    '022',
    '≤ 800',
    '≤ 1600',
    '≤ 2422',
    '≤ 3200',
  ]);
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
  const { startTime, endTime } = place;
  const seen = { employee: '9', title: '', notes: '', startTime, endTime, status: 'SCHEDULED' };
  expect(change.sent).toEqual([{ changes: [{ id: '31', deleted: true }], seen: [seen] }]);
});

test('what was changed since stays as it is when a plan is taken back, and is named; the others go', async () => {
  const sent: string[][] = [];
  await open({
    UsePlan: batchOf([madeOf('31'), madeOf('32'), madeOf('33')]),
    ChangeShifts({ changes }: { changes: { id: string }[] }) {
      const ids = changes.map(({ id }) => id);
      sent.push(ids);
      const [gone, other] = [ids.indexOf('32'), ids.indexOf('31')];
      if (gone !== -1) throw refused('NOT_FOUND', {}, 'Not found.', { change: gone, changes: [gone] });
      if (other !== -1) throw refused('CONFLICT', {}, 'This changed.', { change: other, changes: [other] });
      return { changeShifts: ids };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Plan 2 shifts' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  const said = /^Undone, except for 2 shifts: Bob B, [^·]* \(changed since\) · Bob B, [^·]* \(changed since\)$/;
  // It is there until it was read.
  expect(await within(screen.getByRole('alert')).findByText(said)).toBeInTheDocument();
  expect(sent).toEqual([['31', '32', '33'], ['31', '33'], ['33']]);
});

test('a repair: days and switch come with the address; who had a shift is said, and has it again when it is taken back', async () => {
  const shifts = [shiftOf(0, 'Ann A', { movesId: '44', movedFromId: '8', movedFromName: 'Ruth R', isPublished: true })];
  const use = recording(batchOf([]));
  const change = recording({ changeShifts: ['44'] });
  const repair = { RosterPlan: { rosterPlan: planOf({ asked: 1, missing: 0, shifts, open: [] }) } };
  await open({ ...repair, UsePlan: use.call, ChangeShifts: change.call }, '?from=2027-03-02&until=2027-03-02&move=1');
  expect(await screen.findByLabelText('First day')).toHaveValue('2027-03-02');
  expect(screen.getByLabelText('Planned shifts may go to others')).toHaveValue('all');
  await open({ ...repair, UsePlan: use.call, ChangeShifts: change.call });
  expect(await screen.findByRole('checkbox', { name: /Ann A/ })).toHaveAccessibleDescription(
    /^instead of Ruth R · Mall/,
  );
  const changes = within(screen.getByRole('region', { name: 'What changes for 2 people' }));
  expect(changes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Ruth R.* · goes to Ann A \(published\)$/),
    expect.stringMatching(/^Ann A.* · comes from Ruth R \(published\)$/),
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Plan 1 shift' }));
  expect(await screen.findByText('1 shift planned.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  // From whom it went to alone, at the times that it had.
  const { startTime, endTime } = place;
  const seen = [{ employee: '0', startTime, endTime }];
  expect(change.sent).toEqual([{ changes: [{ id: '44', employee: '8' }], seen }]);
});

test('what rules refuse to who had it by then stays, in the words of the rule', async () => {
  const moves = (number: number, name: string, more: object) =>
    shiftOf(number, name, { movesId: `4${number}`, movedFromId: '8', movedFromName: 'Ruth R', ...more });
  const later = { startTime: '2027-03-02T08:00:00.000Z', endTime: '2027-03-02T16:00:00.000Z' };
  const shifts = [moves(0, 'Ann A', {}), moves(1, 'Bob B', later)];
  await open({
    RosterPlan: { rosterPlan: planOf({ asked: 2, missing: 0, shifts, open: [] }) },
    UsePlan: batchOf([]),
    ChangeShifts({ changes }: { changes: { id: string }[] }) {
      const busy = { employee: [fault('employee_busy')] };
      if (changes.some(({ id }) => id === '41')) throw refused('BAD_USER_INPUT', { changes: [{}, busy] });
      return { changeShifts: ['40'] };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Plan 2 shifts' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  const said = await screen.findByText(/^Undone, except for one shift: /);
  expect(said).toHaveTextContent(/^Undone, except for one shift: Bob B, Tue 2 Mar.* \(.*at th(?:at|is) time.*\)$/);
  expect(said).not.toHaveTextContent('changed since');
});

test('what rules refuse to who had it is not taken back, and that is said', async () => {
  const shifts = [shiftOf(0, 'Ann A', { movesId: '44', movedFromId: '8', movedFromName: 'Ruth R' })];
  const asked = recording({ shiftConflicts: [aConflict] });
  await open({
    RosterPlan: { rosterPlan: planOf({ asked: 1, missing: 0, shifts, open: [] }) },
    ShiftConflicts: asked.call,
    UsePlan: batchOf([]),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Plan 1 shift' }));
  expect(await screen.findByText('1 shift planned. No undo: rules refuse it to who had it.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(asked.sent).toEqual([{ changes: [{ id: '44' }] }]);
});

test('what was planned is published from where it was accepted, alone', async () => {
  const shifts = [shiftOf(0, 'Ann A', { shiftId: '44' }), shiftOf(1, 'Bob B', { shiftId: '45' })];
  const change = (shiftId: string) => ({
    __typename: 'UnpublishedChange',
    ...place,
    shiftId,
    kind: 'ASSIGNED',
    isLate: false,
    title: '',
    notes: '',
    before: null,
  });
  const who = { __typename: 'PublicationPerson', employeeId: '8', employeeName: 'Ann A', hasAccount: true };
  const people = [{ ...who, changes: [change('44'), change('99')] }];
  const preview = { __typename: 'PublicationPreview', count: 2, late: 0, version: '1', people };
  const { sent, call } = recording({ publicationPreview: preview });
  await open({ RosterPlan: { rosterPlan: planOf({ shifts }) }, PublicationPreview: call });
  await userEvent.click(await screen.findByRole('button', { name: 'Review and publish' }));
  expect(await screen.findByRole('button', { name: 'Publish 1 shift' })).toBeInTheDocument();
  // On the company's clock its shifts may be of the day before or after.
  const around = { company: '3', from: '2027-02-28', until: '2027-03-08' };
  expect(sent).toEqual([around, around]);
});

test('what is to be published is asked for again where it could not be told', async () => {
  const shifts = [shiftOf(0, 'Ann A', { shiftId: '44' })];
  await open({ RosterPlan: { rosterPlan: planOf({ shifts }) }, PublicationPreview: fails });
  await userEvent.click(await screen.findByRole('button', { name: 'Review and publish' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test('two people of one name are two', async () => {
  const shifts = ['8', '9'].map((movedFromId, number) =>
    shiftOf(number, 'Ann A', { movesId: `4${number}`, movedFromId, movedFromName: 'Ruth R' }),
  );
  await open({ RosterPlan: { rosterPlan: planOf({ shifts }) } });
  expect(await screen.findByRole('region', { name: 'What changes for 4 people' })).toBeInTheDocument();
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
  expect(await screen.findByRole('button', { name: 'Find employees' })).toBeInTheDocument();
});
