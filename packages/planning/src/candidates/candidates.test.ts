import { defaultPlanningRules } from '@portfolio/contracts/scheduling';
import fc from 'fast-check';
import type { Plan, PlannedShift } from '../conflicts/index.ts';
import { oracle, plans } from '../conflicts/plans.fixture.ts';
import { candidatesOf, standings, type Candidate, type Person } from './index.ts';

const monday = Date.UTC(2027, 2, 1);
const at = (hours: number) => new Date(monday + hours * 3_600_000).toISOString();
const person = (id: number, more: Partial<Person> = {}): Person => ({
  id,
  name: `Guard ${id}`,
  rate: 2000,
  here: 0,
  preferred: 0,
  near: null,
  ...more,
});
const shift = (id: number, employee: number, start: number, hours = 8): PlannedShift => ({
  id,
  employee,
  start_time: at(start),
  end_time: at(start + hours),
  time_zone: 'UTC',
  status: 'scheduled',
  allow_overlap: false,
});
const opening = { id: 0, start_time: at(9), end_time: at(17), time_zone: 'UTC' };
const plan = (shifts: PlannedShift[] = [], more: Partial<Plan> = {}): Plan => ({
  shifts,
  employees: [],
  rules: defaultPlanningRules,
  ...more,
});
const names = (people: readonly Person[], of: Plan) =>
  candidatesOf(opening, people, of, 40).map(({ person: { id }, standing }) => `${id} ${standing}`);

test('whom nothing speaks against comes before those who are warned, and these before those who are refused', () => {
  const shifts = [shift(1, 1, 10), shift(2, 2, 20)];
  expect(names([person(1), person(2), person(3)], plan(shifts))).toEqual(['3 free', '2 warned', '1 refused']);
});

test('then count overtime, what the post prefers, whether they know the place or live near it, cost, hours and name', () => {
  const week = [1, 2, 3, 4].map((day) => shift(day, 1, 24 * day + 9));
  const people = [
    person(1, { here: 9, preferred: 2, rate: 1000 }),
    person(2, { rate: 1900 }),
    person(3, { here: 1 }),
    person(4, { preferred: 1, rate: 9000 }),
    person(5),
    person(6, { name: 'Ann' }),
    person(7, { near: 'city', rate: 8000 }),
    person(8, { near: 'zip_code', rate: 8000 }),
  ];
  const found = candidatesOf(opening, people, plan(week), 36);
  expect(found.map(({ person: { id } }) => id)).toEqual([4, 3, 8, 7, 2, 6, 5, 1]);
  expect(found.at(-1)).toMatchObject({ hours: 40, overtime: 4, cost: 8000 });
});

test('a shift that is taken over does not stand in the way of itself', () => {
  expect(names([person(1)], plan([{ ...shift(0, 1, 9), id: opening.id }]))).toEqual(['1 free']);
});

test('for random plans it says what the brute-force oracle says: who may, what it costs, in which order', () => {
  const known = fc.record({
    rate: fc.integer({ min: 1000, max: 5000 }),
    here: fc.nat({ max: 1 }),
    preferred: fc.nat({ max: 2 }),
    near: fc.constantFrom(null, 'city', 'zip_code'),
  });
  const four = fc.array(known, { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(plans, four, fc.nat({ max: 3 }), (random, facts, overtimeAfter) => {
      const [first, ...shifts] = random.shifts;
      if (!first) return;
      const wanted = { ...first, status: 'scheduled' as const, allow_overlap: false };
      const people = facts.map((fact, id) => person(id, fact));
      const after = { ...random, shifts, planned: new Set([wanted.id]) };
      const found = candidatesOf(wanted, people, after, overtimeAfter * 20);
      for (const candidate of found) expect(candidate).toMatchObject(expected(candidate));
      const keys = found.map(keyOf);
      expect(keys).toEqual(keys.toSorted((a, b) => compare(a, b)));

      function expected({ person: { id, rate } }: Candidate) {
        const told = oracle({ ...after, shifts: [...shifts, { ...wanted, employee: id }] })
          .map((line) => line.split(' '))
          .filter(([, whose]) => whose === String(wanted.id));
        const codes = told.map(([code]) => code!);
        const isOff = told.some((line) => line[0] === 'time_off' && line.at(-1) === 'approved');
        const refuses = (code: string) => code === 'overlap' || severityOf(code) === 'refusal';
        const length = Date.parse(wanted.end_time) - Date.parse(wanted.start_time);
        return {
          standing: isOff || codes.some(refuses) ? 'refused' : codes.length > 0 ? 'warned' : 'free',
          cost: Number((BigInt(rate) * BigInt(length) * 2n + 3_600_000n) / 7_200_000n),
        };
      }

      function severityOf(code: string) {
        const rules = random.rules;
        const by: Record<string, string> = {
          outside_availability: rules.availability,
          qualification_missing: rules.qualification,
          license_expired: rules.license,
          short_rest: rules.rest,
          week_hours: rules.week_hours,
          days_in_row: rules.days_in_row,
          short_shift: rules.shift_hours,
          month_hours: rules.month_hours,
          year_hours: rules.year_hours,
          average_hours: rules.average_hours,
          few_sundays: rules.sundays,
        };
        return by[code];
      }
    }),
    { numRuns: Number(process.env['CANDIDATE_ROUNDS'] ?? 300) },
  );
});

function keyOf({ standing, conflicts, overtime, cost, hours, person: { name, preferred, here, near } }: Candidate) {
  const rules = new Set(conflicts.map(({ code }) => code)).size;
  const nearness = ['zip_code', 'city', null].indexOf(near);
  return [standings.indexOf(standing), rules, overtime, -preferred, -here, nearness, cost, hours, name] as const;
}

function compare(a: ReturnType<typeof keyOf>, b: ReturnType<typeof keyOf>): number {
  const place = a.findIndex((value, index) => value !== b[index]);
  return place < 0 ? 0 : a[place]! < b[place]! ? -1 : 1;
}
