import { judgeDrafts, type Draft, type Known, type KnownShift } from './judge-drafts.ts';

const at = (day: number, hour: number) => new Date(Date.UTC(2030, 0, day, hour)).toISOString();
const draft = (day: number, from: number, to: number, given: Partial<Draft> = {}): Draft => ({
  title: '',
  client_id: 1,
  client_name: 'Mall',
  location_id: null,
  location_name: null,
  post_id: null,
  employee_id: 7,
  employee_name: 'Ann Lee',
  start_time: at(day, from),
  end_time: at(day, to),
  time_zone: 'UTC',
  notes: '',
  allow_overlap: false,
  ...given,
});
const known = (shifts: KnownShift[] = [], given: Partial<Known> = {}): Known => ({
  shifts,
  inactiveClients: new Set(),
  inactiveEmployees: new Set(),
  ...given,
});
const shift = (day: number, from: number, to: number, given: Partial<KnownShift> = {}): KnownShift => ({
  ...draft(day, from, to),
  id: 90,
  ...given,
});
const statesOf = (drafts: Draft[], beside: Known) =>
  judgeDrafts(drafts, beside).map(({ state, reason, id }) => [state, reason, id]);

test('the same shift is there; one at the same time elsewhere is refused and named; others can be made', () => {
  const beside = known([shift(1, 9, 17), shift(2, 16, 20, { client_name: 'Port', client_id: 2 })]);
  const judged = judgeDrafts([draft(3, 9, 17), draft(2, 9, 17), draft(1, 9, 17)], beside);
  expect(judged.map(({ state, id }) => [state, id])).toEqual([
    ['there', 90],
    ['refused', null],
    ['made', null],
  ]);
  expect(judged[1]).toMatchObject({
    reason: 'overlap',
    overlapped: { client_name: 'Port', start_time: at(2, 16), end_time: at(2, 20) },
  });
});

test('a shift of somebody else, or one that ends when it begins, stands in nobody’s way', () => {
  const beside = known([shift(1, 9, 17, { employee_id: 8 }), shift(1, 5, 9), shift(1, 17, 20)]);
  expect(statesOf([draft(1, 9, 17)], beside)).toEqual([['made', null, null]]);
});

test('one that permits overlaps is made beside others, also when it starts before a draft that does not', () => {
  expect(statesOf([draft(1, 9, 17, { allow_overlap: true })], known([shift(1, 10, 12)]))).toEqual([
    ['made', null, null],
  ]);
  const pair = [draft(1, 8, 12, { allow_overlap: true }), draft(1, 9, 17)];
  expect(statesOf(pair, known()).map(([state]) => state)).toEqual(['made', 'made']);
});

test('of two drafts that overlap without permission, the first is made', () => {
  expect(statesOf([draft(1, 12, 20), draft(1, 9, 17)], known()).map(([state]) => state)).toEqual(['made', 'refused']);
});

test('nobody is planned anew who is inactive', () => {
  expect(statesOf([draft(1, 9, 17)], known([], { inactiveClients: new Set([1]) }))).toEqual([
    ['refused', 'inactive_client', null],
  ]);
  expect(statesOf([draft(1, 9, 17)], known([], { inactiveEmployees: new Set([7]) }))).toEqual([
    ['refused', 'inactive_employee', null],
  ]);
});
