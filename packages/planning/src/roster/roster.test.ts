import { defaultPlanningRules } from '@portfolio/contracts/scheduling';
import fc from 'fast-check';
import { conflictsOf, type PlannedShift } from '../conflicts/index.ts';
import { beyondOf } from '../conflicts/periods.ts';
import { oracle, plans } from '../conflicts/plans.fixture.ts';
import {
  explained,
  gapsOf,
  improve,
  modelOf,
  pointsOfPlan,
  pointsOfWay,
  spreadOf,
  type Firm,
  type Progress,
  type RosterModel,
} from './index.ts';
import { firms } from './firms.fixture.ts';
import { joint, jointJudge } from './judge.ts';
import { timesOf } from './pieces.ts';
import { movesOf } from './moves.ts';
import { rowOf } from './row.ts';
import { RosterState } from './state.ts';

const rounds = Number(process.env['ROSTER_ROUNDS'] ?? 50);

/** The best after it was asked so often. */
function solved(model: RosterModel, times: number, seed = 1): Progress {
  const search = improve(model, { seed });
  let progress = search.next().value;
  for (let time = 1; time < times; time++) progress = search.next().value;
  return progress;
}

test('the fast judge says of new shifts what the function for conflicts says', () => {
  fc.assert(
    fc.property(plans, (random) => {
      const isNew = (shift: PlannedShift) => random.planned!.has(shift.id) && shift.status === 'scheduled';
      const shifts = random.shifts.map((shift) => (isNew(shift) ? { ...shift, allow_overlap: false } : shift));
      const planned = new Set(shifts.filter(isNew).map(({ id }) => id));
      const judge = jointJudge(random.rules);
      const beyond = new Map(random.employees.map((each) => [each.id, beyondOf(each.beyond)]));
      for (const [id, own] of Map.groupBy(shifts, ({ employee }) => employee)) {
        const found = conflictsOf({ ...random, shifts: own, planned });
        const pieces = (of: PlannedShift[]) =>
          of
            .map((shift) => ({ ...timesOf(shift), isMissed: shift.status === 'missed' }))
            .toSorted((a, b) => a.start - b.start);
        const counted = own.filter(({ status }) => status !== 'cancelled');
        const [there, come] = [counted.filter((each) => !isNew(each)), counted.filter(isNew)];
        const bits = judge(pieces(there), pieces(come), beyond.get(id));
        const expected = Object.entries(joint).reduce(
          (sum, [code, bit]) => sum | (found.some((each) => each.code === code) ? bit : 0),
          0,
        );
        expect(bits).toBe(expected);
      }
    }),
    { numRuns: 5 * rounds },
  );
});

const codeOf = (line: string) => line.split(' ')[0]!;

/** Whether a line of the oracle keeps a shift from being given. */
function forbids({ plan: { rules }, allowWarnings }: Firm, line: string): boolean {
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
  const isAsked = line.startsWith('time_off ') && line.endsWith(' pending');
  const severity = isAsked ? 'warning' : (by[codeOf(line)] ?? 'refusal');
  return severity === 'refusal' || (severity === 'warning' && !allowWarnings);
}

test('what it gives in random firms breaks no rule, and what it leaves open is forbidden to whom it says, by the minute-by-minute oracle', () => {
  fc.assert(
    fc.property(firms, (firm) => {
      const model = modelOf(firm);
      const { best, missing } = solved(model, 12);
      const { given, open } = explained(firm, model, best);
      expect(open.reduce((sum, { heads }) => sum + heads, 0)).toBe(missing);
      const fresh = given.map(({ seat, person }, index): PlannedShift => ({
        ...seat,
        id: `new${index}`,
        employee: person,
        status: 'scheduled',
        allow_overlap: false,
      }));
      const planned = new Set(fresh.map(({ id }) => id));
      const shifts = [...firm.plan.shifts, ...fresh];
      const told = oracle({ ...firm.plan, shifts, planned }).filter((line) => line.split(' ')[1]!.startsWith('new'));
      expect(told.filter((line) => forbids(firm, line))).toEqual([]);
      for (const { seat, reasons } of open) {
        const counts: Record<string, number> = {};
        for (const { id } of firm.guards) {
          const asked: PlannedShift = { ...seat, id: 'asked', employee: id, status: 'scheduled', allow_overlap: false };
          const lines = oracle({ ...firm.plan, shifts: [...shifts, asked], planned: new Set(['asked']) });
          const against = lines.filter((line) => line.split(' ')[1] === 'asked' && forbids(firm, line));
          for (const code of new Set(against.map(codeOf))) counts[code] = (counts[code] ?? 0) + 1;
        }
        expect(Object.fromEntries(reasons.map(({ code, people }) => [code, people]))).toEqual(counts);
      }
    }),
    { numRuns: rounds },
  );
}, 600_000);

const monday = Date.UTC(2027, 2, 1);
const hour = 3_600_000;
const at = (hours: number) => new Date(monday + hours * hour).toISOString();
/** A week of three watches a day, each with two heads, and these guards. */
function week(count: number, more: Partial<Firm> = {}): Firm {
  return {
    guards: Array.from({ length: count }, (_, id) => ({
      id,
      rate: 2000 + 100 * id,
      past: { hours: 0, nights: 0, weekends: 0 },
    })),
    seats: Array.from({ length: 21 }, (_, watch) => ({
      id: `seat ${watch}`,
      start_time: at(6 + 8 * watch),
      end_time: at(14 + 8 * watch),
      time_zone: 'UTC',
      heads: 2,
      priority: 3,
      knows: new Set<number>(),
      preferred: new Map<number, number>(),
    })),
    plan: { shifts: [], employees: [], rules: defaultPlanningRules },
    weights: { cost: 0, overtime: 0, fairness: 0, place: 0, preference: 0 },
    allowWarnings: false,
    overtimeAfter: 40,
    ...more,
  };
}
const ofEach = ({ best }: Progress) => best.map((duties) => duties.length);

test('a full week is covered when it can be, the same way for the same seed', () => {
  const model = modelOf(week(9));
  const one = solved(model, 120);
  expect(one.missing).toBe(0);
  expect(solved(model, 120)).toEqual(one);
});

test('fairness shares watches out, what they did before counted; cost gives them to who costs least', () => {
  const none = week(12).weights;
  const fair = week(12, { weights: { ...none, fairness: 10 } });
  expect(ofEach(solved(modelOf(fair), 200)).toSorted((a, b) => a - b)).toEqual([3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4]);
  const busy = fair.guards.map((guard) => (guard.id === 0 ? { ...guard, past: { ...guard.past, hours: 80 } } : guard));
  expect(ofEach(solved(modelOf({ ...fair, guards: busy }), 200))[0]).toBe(0);
  const cheap = ofEach(solved(modelOf(week(12, { weights: { ...none, cost: 10 } })), 200));
  expect(cheap.slice(0, 4)).toEqual([6, 6, 6, 6]);
  expect(cheap.at(-1)).toBe(0);
});

test('people who know the place and whom posts prefer are taken, and overtime avoided', () => {
  const none = week(16).weights;
  const known = week(16, { weights: { ...none, place: 10 } });
  const seats = known.seats.map((seat) => ({ ...seat, knows: new Set([10, 11, 12, 13, 14, 15]) }));
  expect(ofEach(solved(modelOf({ ...known, seats }), 200)).slice(10)).toEqual([6, 6, 6, 6, 6, 6]);
  const idle = ofEach(solved(modelOf(week(16, { weights: { ...none, overtime: 10 } })), 100));
  expect(Math.max(...idle)).toBeLessThanOrEqual(5);
});

test('nobody goes to two places on one day where others can', () => {
  const seats = week(0)
    .seats.slice(0, 2)
    .map((seat, nth) => ({ ...seat, heads: 1, place: `place ${nth}` }));
  const gap = { start_time: at(19), end_time: at(22) };
  const two = [
    { ...seats[0]!, end_time: at(8) },
    { ...seats[1]!, ...gap },
  ];
  const here = { ...two[0]!, id: 'there', employee: 1, status: 'scheduled' as const, allow_overlap: false };
  const given = (weights: object, shifts: Firm['plan']['shifts'] = [], asked: Firm['seats'] = two) =>
    ofEach(
      solved(
        modelOf(
          week(2, {
            seats: asked,
            weights: { ...week(0).weights, cost: 1, ...weights },
            plan: { ...week(0).plan, shifts },
          }),
        ),
        50,
      ),
    );
  expect(given({})).toEqual([2, 0]);
  expect(given({ travel: 10 })).toEqual([1, 1]);
  // What is planned already counts alike.
  expect(given({ travel: 10 }, [{ ...here, employee: 0 }], [two[1]!])).toEqual([0, 1]);
  expect(given({ travel: 10 }, [here], [two[1]!])).toEqual([1, 0]);
});

test('ways of a plan are those of each day, in whichever order its shifts are named', () => {
  const seatAt = (start: number, place: string) => ({
    ...week(0).seats[0]!,
    start_time: at(start),
    end_time: at(start + 4),
    place,
    holder: 0,
  });
  const seats = [seatAt(6, 'mall'), seatAt(30, 'mall'), seatAt(12, 'bank')];
  expect(pointsOfPlan(week(1, { seats })).travel).toBe(pointsOfWay);
});

test('who would rather work then is taken, and who would rather not is left out, where wishes count', () => {
  const days = { from_day: '2027-03-01', from_time: null, until_day: '2027-03-07', until_time: null };
  const says = (id: number, kind: 'rather' | 'rather_not') => ({
    id,
    qualifications: [],
    availability: [],
    wishes: [{ ...days, kind }],
    time_zone: 'UTC',
  });
  const wanted = [10, 11, 12].map((id) => says(id, 'rather'));
  const unwanted = [0, 1, 2].map((id) => says(id, 'rather_not'));
  const firm = week(14, { weights: { ...week(14).weights, preference: 10 } });
  const found = solved(modelOf({ ...firm, plan: { ...firm.plan, employees: [...wanted, ...unwanted] } }), 200);
  expect(found.missing).toBe(0);
  expect(ofEach(found).slice(10, 13)).toEqual([6, 6, 6]);
  expect(ofEach(found).slice(0, 3)).toEqual([0, 0, 0]);
});

test('a repair covers what is broken again; others keep what they have, whatever speaks against it', () => {
  const off = (id: number, time_off?: 'approved') => ({
    id,
    qualifications: [],
    availability: [],
    unavailability: [
      {
        from_day: '2027-03-01',
        from_time: null,
        until_day: '2027-03-01',
        until_time: null,
        time_off: time_off ?? null,
      },
    ],
    time_zone: 'UTC',
  });
  const seatOf = (holder: number, start: number, stays: boolean) => ({
    ...week(0).seats[0]!,
    id: `seat ${holder}${start === 6 ? '' : ` at ${start}`}`,
    start_time: at(start),
    end_time: at(start + 8),
    heads: 1,
    holder,
    stays,
  });
  const repaired = (count: number, seats: Firm['seats'], plan: Partial<Firm['plan']> = {}) => {
    const firm = week(count, { seats, plan: { ...week(0).plan, employees: [off(0), off(1)], ...plan } });
    const model = modelOf(firm);
    const { given, open } = explained(firm, model, solved(model, 50).best);
    return {
      given: given.map(({ seat }) => seat.id),
      to: given.map(({ person }) => Number(person)).toSorted((a, b) => a - b),
      open: open.map(({ seat }) => seat.id),
    };
  };
  // Neither of the two can come, by their own word; of the second one that was known.
  expect(repaired(3, [seatOf(0, 6, false), seatOf(1, 6, true)])).toEqual({ given: ['seat 0'], to: [2], open: [] });
  expect(repaired(2, [seatOf(0, 6, false), seatOf(1, 6, true)])).toEqual({ given: [], to: [], open: ['seat 0'] });
  expect(repaired(4, [seatOf(0, 6, false), seatOf(1, 6, false)])).toEqual({
    given: ['seat 0', 'seat 1'],
    to: [2, 3],
    open: [],
  });
  // Nothing is known that speaks against the third, but they cannot come.
  expect(repaired(4, [seatOf(2, 6, false)])).toEqual({ given: ['seat 2'], to: [3], open: [] });
  expect(repaired(3, [seatOf(2, 6, false)])).toEqual({ given: [], to: [], open: ['seat 2'] });
  // What rules refuse by now was planned before.
  const away = { employees: [off(0, 'approved'), off(1, 'approved')] };
  expect(repaired(3, [seatOf(0, 6, false), seatOf(1, 6, true)], away)).toEqual({
    given: ['seat 0'],
    to: [2],
    open: [],
  });
  const strict = { rules: { ...defaultPlanningRules, rest: 'refusal' as const } };
  expect(repaired(4, [seatOf(0, 6, false), seatOf(3, 6, true), seatOf(3, 16, true)], strict)).toEqual({
    given: ['seat 0'],
    to: [2],
    open: [],
  });
});

test('issue 35.5: where heads may be too many, a row of duties is found that no duty by itself would begin', () => {
  const days = [0, 1, 2, 3, 4, 5, 6];
  const rowsOf = (duties: readonly number[]) =>
    days
      .map((day) => (duties.includes(day) ? 'x' : ' '))
      .join('')
      .split(/ +/);
  const model = {
    people: 1,
    heads: days.map((day) => ([1, 2, 3, 5].includes(day) ? 1 : 0)),
    worth: days.map(() => 10),
    over: days.map(() => 1),
    able: days.map(() => [0]),
    allows: (_: number, duties: readonly number[]) => duties.length <= 5,
    cost: (_: number, duties: readonly number[]) =>
      100 * rowsOf(duties).filter((row) => row !== '' && row.length < 3).length,
  };
  const worth = (day: number) => (model.heads[day]! > 0 ? 10 : -1);
  const part = { person: 0, before: [], after: [], from: 0, until: 7, worth };
  expect(rowOf(model, part)).toEqual([1, 2, 3, 4, 5]);
  expect(rowOf(model, { ...part, after: [5, 6], from: 1, until: 5 })).toEqual([2, 3, 4, 5, 6]);
  expect(solved(model, 10)).toMatchObject({ missing: 0, value: 1, best: [[1, 2, 3, 4, 5]] });
});

test('each change leaves what people may have, also where less than they may have is not enough', () => {
  const days = Array.from({ length: 41 }, (_, day) => day);
  const model = {
    people: 2,
    heads: days.map((day) => (day % 40 === 0 ? 1 : 0)),
    worth: days.map(() => 10),
    over: days.map(() => 1),
    able: days.map(() => [0, 1]),
    // Nobody forgets the place: it is never long since they were there.
    allows: (_: number, duties: readonly number[]) =>
      duties.every((day, index) => index === 0 || day - duties[index - 1]! <= 12),
    cost: () => 0,
  };
  let number = 1;
  const state = new RosterState(model, [[0, 10, 20, 30, 40]]);
  const { change } = movesOf(state, () => (number = (number * 16_807) % 2_147_483_647) / 2_147_483_647);
  for (let round = 0; round < 1000; round++) {
    change();
    expect(state.has.filter((duties) => !model.allows(0, duties))).toEqual([]);
    state.takeBack();
  }
});

test('gaps are what the demand lacks, in stretches that one guard can take', () => {
  const range = { from: monday, until: monday + 48 * hour };
  const asked = (from: number, until: number, heads: number) => ({
    post: 1,
    from: monday + from * hour,
    until: monday + until * hour,
    heads,
  });
  const there = { post: 1, employee: 1, status: 'scheduled', isQualified: true } as const;
  const shown = (gaps: ReturnType<typeof gapsOf>) =>
    gaps.map(({ from, until, heads }) => [(from - monday) / hour, (until - monday) / hour, heads]);
  const shift = { ...there, from: monday + 6 * hour, until: monday + 12 * hour };
  expect(shown(gapsOf([asked(6, 14, 2), asked(14, 22, 1)], [shift], range, 12))).toEqual([
    [6, 14, 1],
    [12, 14, 1],
    [14, 22, 1],
  ]);
  expect(shown(gapsOf([asked(0, 24, 1)], [], range, 12))).toEqual([
    [0, 12, 1],
    [12, 24, 1],
  ]);
});

test('fairness is the mean difference of two people, by twice the mean', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 20 }), (hours) => {
      const differences = hours.flatMap((one) => hours.map((other) => Math.abs(one - other)));
      const [sum, apart] = [hours, differences].map((all) => all.reduce((total, each) => total + each, 0));
      const { gini, least, most } = spreadOf(hours);
      expect(gini).toBeCloseTo(sum === 0 ? 0 : apart! / (2 * hours.length * sum!), 10);
      expect([least, most]).toEqual([Math.min(...hours), Math.max(...hours)]);
    }),
  );
  expect(spreadOf([])).toEqual({ gini: 0, least: 0, most: 0 });
});
