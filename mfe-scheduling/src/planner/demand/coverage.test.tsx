import type { GraphqlAnswers } from '@portfolio/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fails, openPlanner, press } from '../../testing/planner.ts';
import { aCandidate } from '../candidates/testing/candidate.ts';

const hours = (monday: number) => [monday, 8, 0, 0, 0, 0, 0];
const gate = {
  __typename: 'CoveredPost',
  id: '5',
  name: 'Gate',
  color: null,
  clientId: '4',
  clientName: 'Mall',
  locationId: '9',
  locationName: 'North',
  timeZone: 'UTC',
  asked: hours(16),
  covered: hours(8),
  open: [8, 0, 0, 0, 0, 0, 0],
  over: [0, 0, 0, 0, 0, 0, 0],
  unqualified: [0, 2, 0, 0, 0, 0, 0],
  billed: '300.00',
};
const mall = {
  __typename: 'CoveredSite',
  clientId: '4',
  clientName: 'Mall',
  locationId: '9',
  locationName: 'North',
  asked: 24,
  planned: 16.5,
  cost: '330.50',
  contracted: '600.00',
  billed: '300.00',
  margin: '-30.00',
  weekBudget: 300,
  weekHours: 40,
};
const port = { ...mall, clientId: '6', clientName: 'Port', locationId: null, locationName: null };
const unpaid = { contracted: null, billed: null, margin: null };
const sites = [mall, { ...port, asked: 0, planned: 8, cost: '160.00', ...unpaid, weekBudget: null, weekHours: null }];
const stretches = {
  __typename: 'CoverageStretchColumns',
  post: ['5', '5'],
  from: ['2026-11-23T06:00:00.000Z', '2026-11-24T06:00:00.000Z'],
  until: ['2026-11-23T14:00:00.000Z', '2026-11-24T14:00:00.000Z'],
  asked: [2, 1],
  covered: [1, 1],
  open: [1, 0],
  offered: [1, 0],
  unqualified: [0, 1],
};

const open = (answer?: unknown, graphql: GraphqlAnswers = {}, week = '2026-11-25') =>
  openPlanner(`/admin/planner/coverage?week=${week}`, {
    graphql: {
      ClientChoices: { clients: { __typename: 'ClientPage', count: 0, results: [] } },
      Coverage:
        answer ??
        (({ from, until }: { from: string; until: string }) => ({
          coverage: { __typename: 'Coverage', from, until, posts: [gate], sites, stretches, closures: [] },
        })),
      ...graphql,
    },
  });

test('a day says in words what is covered, what is open and who is not qualified', async () => {
  await open();
  const row = within(await screen.findByRole('row', { name: /Gate/ }));
  expect(row.getAllByRole('button').map((day) => day.firstElementChild?.textContent)).toEqual([
    'Gate, Mon 23 Nov: 8 of 16 hours covered, 8 hours open',
    'Gate, Tue 24 Nov: 8 of 8 hours covered, 2 hours without the qualification',
    ...['Wed 25', 'Thu 26', 'Fri 27', 'Sat 28', 'Sun 29'].map((day) => `Gate, ${day} Nov: nothing asked for`),
  ]);
});

test('each site says what it costs against what is billed for what is covered, and its budgets, and by how much it is over', async () => {
  await open();
  const table = within(await screen.findByRole('table', { name: 'Hours and cost by site' }));
  const shown = ['Mall', 'Port'].map((name) =>
    within(table.getByRole('row', { name: new RegExp(name) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
  expect(shown).toEqual([
    [
      '16.5 h of 24 h asked forBudget 40 h',
      '$330.50$30.50 over the budget of $300',
      '$300.00$600.00 if all were covered',
      '-$30.00 (-10%)',
    ],
    ['8 h', '$160.00', '–', '–'],
  ]);
});

test('a gap leads to a new shift there, at its times and on its post', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: /Mon 23 Nov/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('1 of 2 employees · 1 missing · 1 offered')).toBeInTheDocument();
  const address = dialog.getByRole('link', { name: 'Plan an employee' }).getAttribute('href')!;
  expect(Object.fromEntries(new URL(address, 'http://x').searchParams)).toEqual({
    client: '4',
    location: '9',
    post: '5',
    start: '2026-11-23T06:00',
    end: '2026-11-23T14:00',
  });
});

const [from, until] = ['2029-07-02T06:00:00.000Z', '2029-07-02T14:00:00.000Z'];
const later = {
  __typename: 'Coverage',
  from: '2029-07-02',
  until: '2029-07-08',
  posts: [gate],
  sites,
  stretches: { ...stretches, from: [from, from], until: [until, until], post: ['5', '6'] },
};

test('issue 35.1: one person is asked for a gap with a click, and with Undo no more', async () => {
  const sent: unknown[] = [];
  await open(
    { coverage: later },
    {
      Candidates: {
        candidates: { __typename: 'Candidates', timeZone: 'UTC', results: [aCandidate({ standing: 'WARNED' })] },
      },
      CreateOpenShift({ input }: { input: unknown }) {
        sent.push(input);
        return { createOpenShift: { __typename: 'OpenShift', id: '9' } };
      },
      CancelOpenShift(variables: unknown) {
        sent.push(variables);
        return { cancelOpenShift: null };
      },
    },
    '2029-07-02',
  );
  await userEvent.click(await screen.findByRole('button', { name: /Mon 2 Jul/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Who can take it?' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ask Ann A' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    expect.objectContaining({ post: '5', startTime: from, mode: 'FIRST_COME', audience: 'NAMED', employees: ['12'] }),
    { id: '9' },
  ]);
});

test('a gap is offered to guards with its times, and as many as are missing', async () => {
  const sent: unknown[] = [];
  const answers: GraphqlAnswers = {
    EmployeeChoices: { employees: { __typename: 'EmployeePage', count: 0, results: [] } },
    CreateOpenShift({ input }: { input: unknown }) {
      sent.push(input);
      return { createOpenShift: null };
    },
  };
  await open({ coverage: later }, answers, '2029-07-02');
  await userEvent.click(await screen.findByRole('button', { name: /Mon 2 Jul/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Offer to employees' }));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Who gets it' }), 'Who comes first');
  await userEvent.click(screen.getAllByRole('button', { name: 'Offer to employees' }).at(-1)!);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    client: '4',
    location: '9',
    post: '5',
    startTime: from,
    endTime: until,
    places: 1,
    mode: 'FIRST_COME',
    audience: 'QUALIFIED',
  });
});

test('issue 35.2: gaps are chosen, and only those are filled', async () => {
  await open();
  await press('Select');
  const day = await screen.findByRole('button', { name: /Mon 23 Nov/ });
  expect(screen.getByRole('button', { name: /Tue 24 Nov/ })).toBeDisabled();
  await userEvent.click(day);
  expect(day).toHaveAttribute('aria-pressed', 'true');
  const bar = within(screen.getByRole('group', { name: 'Selected rows' }));
  const address = bar.getByRole('link', { name: 'Fill the chosen gaps' }).getAttribute('href')!;
  expect(new URL(address, 'http://x').searchParams.get('only')).toBe('5.2026-11-23');
});

test('§8: a load failure', async () => {
  await open(fails);
  expect(await screen.findByText('Failed to load the coverage. Please try again later.')).toBeInTheDocument();
});
