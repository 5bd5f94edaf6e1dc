import { defaultPlanningRules } from '@portfolio/contracts/scheduling';
import {
  conflictsByShift,
  conflictSentence,
  conflictsOf,
  unavailableIn,
  type Plan,
  type PlannedEmployee,
  type PlannedShift,
} from './index.ts';

const zone = 'America/Los_Angeles';
let serial = 0;

/** A shift in Portland: `shift('2026-03-02T09:00', 8)` is from 09:00 UTC for eight hours. */
const shift = (start: string, hours: number, given: Partial<PlannedShift> = {}): PlannedShift => ({
  id: ++serial,
  employee: 1,
  start_time: new Date(`${start}Z`).toISOString(),
  end_time: new Date(Date.parse(`${start}Z`) + hours * 3_600_000).toISOString(),
  time_zone: zone,
  status: 'scheduled',
  allow_overlap: false,
  ...given,
});
const ann: PlannedEmployee = { id: 1, qualifications: [], availability: [], time_zone: zone };
const found = (shifts: PlannedShift[], given: Partial<Plan> = {}) =>
  conflictsOf({ shifts, employees: [ann], rules: defaultPlanningRules, ...given });
const codes = (shifts: PlannedShift[], given: Partial<Plan> = {}) =>
  found(shifts, given).map(({ code, shift: id }) => [code, shifts.findIndex((each) => each.id === id)]);

describe('overlap', () => {
  const first = '2026-03-02T16:00';

  test('is a refusal, told of both with the time that they share', () => {
    const shifts = [shift(first, 8), shift('2026-03-02T20:00', 8)];
    const [one, other] = shifts.map(({ id }) => id);
    const shared = { from: '2026-03-02T20:00:00.000Z', until: '2026-03-03T00:00:00.000Z' };
    expect(found(shifts)).toEqual([
      { code: 'overlap', severity: 'refusal', shift: one, other, ...shared },
      { code: 'overlap', severity: 'refusal', shift: other, other: one, ...shared },
    ]);
  });

  test('touching is none; neither is another employee’s, nor a cancelled shift', () => {
    const rules = { ...defaultPlanningRules, rest: 'off' } as const;
    expect(found([shift(first, 8), shift('2026-03-03T00:00', 8)], { rules })).toEqual([]);
    expect(found([shift(first, 8), shift(first, 8, { employee: 2 })])).toEqual([]);
    expect(found([shift(first, 8), shift(first, 8, { status: 'cancelled' })])).toEqual([]);
    expect(codes([shift(first, 8), shift(first, 8, { status: 'missed' })])).toHaveLength(2);
  });

  test('once saved, either’s permission is enough; what is being planned needs its own', () => {
    const shifts = [shift(first, 8), shift(first, 8, { allow_overlap: true })];
    expect(found(shifts)).toEqual([]);
    expect(codes(shifts, { planned: new Set([shifts[0]!.id]) })).toEqual([['overlap', 0]]);
    expect(found(shifts, { planned: new Set([shifts[1]!.id]) })).toEqual([]);
  });
});

describe('rest', () => {
  test('less than 11 hours is told of both, 11 hours are enough', () => {
    const before = shift('2026-03-02T09:00', 8);
    expect(found([before, shift('2026-03-03T04:00', 8)])).toEqual([]);
    expect(found([before, shift('2026-03-03T03:30', 8)])).toMatchObject([
      { code: 'short_rest', severity: 'warning', shift: before.id, hours: 10.5, limit: 11 },
      { code: 'short_rest', hours: 10.5, other: before.id },
    ]);
  });

  test('elapsed hours count: the night on which clocks go forward is an hour short', () => {
    // 18:00 PST until 04:00 PDT are nine hours.
    const [late, early] = [shift('2026-03-07T18:00', 8), shift('2026-03-08T11:00', 8)];
    expect(found([late, early])).toMatchObject([{ hours: 9 }, { hours: 9 }]);
  });

  test('is counted from the latest end before', () => {
    const long = shift('2026-03-02T00:00', 20, { allow_overlap: true });
    const short = shift('2026-03-02T01:00', 2);
    const next = shift('2026-03-03T02:00', 4);
    expect(found([long, short, next]).map(({ shift: id }) => id)).toEqual([long.id, next.id]);
  });
});

describe('hours of a week', () => {
  const week = (days: number, hours: number) =>
    Array.from({ length: days }, (_, day) => shift(`2026-03-0${2 + day}T16:00`, hours));

  test('48 are allowed, more are told of every shift of the week', () => {
    expect(found(week(6, 8))).toEqual([]);
    expect(found(week(6, 8.5)).map(({ code }) => code)).toEqual(Array.from({ length: 6 }, () => 'week_hours'));
    expect(found(week(6, 8.5))[0]).toMatchObject({ week: '2026-03-02', hours: 51, limit: 48, severity: 'warning' });
  });

  test('a Sunday evening in Portland is in its own week', () => {
    const sunday = shift('2026-03-09T03:00', 4);
    expect(found([...week(6, 8), sunday]).filter(({ code }) => code === 'week_hours')).toHaveLength(7);
    const inUtc = { ...sunday, time_zone: 'UTC' };
    expect(found([...week(6, 8), inUtc]).filter(({ code }) => code === 'week_hours')).toEqual([]);
  });

  test('the company’s limit and severity', () => {
    const rules = { ...defaultPlanningRules, max_week_hours: 20, week_hours: 'refusal' } as const;
    expect(found(week(3, 8), { rules })[0]).toMatchObject({ severity: 'refusal', limit: 20, hours: 24 });
    expect(found(week(3, 8), { rules: { ...rules, week_hours: 'off' } })).toEqual([]);
  });
});

test('days in a row: six are allowed, seven are told of each', () => {
  const days = (count: number) =>
    Array.from({ length: count }, (_, day) => shift(`2026-03-${String(10 + day).padStart(2, '0')}T16:00`, 4));
  expect(found(days(6))).toEqual([]);
  expect(found(days(7))).toHaveLength(7);
  expect(found(days(7))[0]).toMatchObject({
    code: 'days_in_row',
    first: '2026-03-10',
    last: '2026-03-16',
    days: 7,
    limit: 6,
  });
  expect(found(days(8).toSpliced(3, 1))).toEqual([]);
});

describe('availability', () => {
  const available = (
    day_of_week: 'monday' | 'tuesday' | 'sunday',
    start_time: string,
    end_time: string,
    is = true,
  ) => ({
    day_of_week,
    start_time,
    end_time,
    is_available: is,
  });
  const outside = (rules: PlannedEmployee['availability'], planned: PlannedShift) =>
    found([planned], { employees: [{ ...ann, availability: rules }] }).map((each) =>
      each.code === 'outside_availability' ? [each.from, each.until] : each.code,
    );
  // 09:00 to 17:00 on Monday in Portland.
  const monday = shift('2026-03-02T17:00', 8);

  test('nobody who says nothing is unavailable', () => {
    expect(outside([], monday)).toEqual([]);
  });

  test('a day has the hours outside of what is offered, and those that are excluded', () => {
    const [start, end] = [Date.parse('2026-03-02T08:00Z'), Date.parse('2026-03-03T08:00Z')];
    const hours = (rules: PlannedEmployee['availability']) =>
      unavailableIn({ ...ann, availability: rules }, start, end).map((each) => [
        (each.start - start) / 3_600_000,
        (each.end - start) / 3_600_000,
      ]);
    expect(hours([])).toEqual([]);
    expect(hours([available('tuesday', '09:00', '17:00')])).toEqual([[0, 24]]);
    expect(hours([available('monday', '09:00', '17:00')])).toEqual([
      [0, 9],
      [17, 24],
    ]);
    expect(hours([available('monday', '00:00', '23:59'), available('monday', '12:00', '13:00', false)])).toEqual([
      [12, 13],
    ]);
    expect(hours([available('monday', '20:00', '23:59', false)])).toEqual([[20, 24]]);
  });

  test('who offers times is unavailable at all others', () => {
    expect(outside([available('monday', '09:00', '17:00')], monday)).toEqual([]);
    expect(outside([available('monday', '09:00', '13:00'), available('monday', '13:00', '18:00')], monday)).toEqual([]);
    expect(outside([available('monday', '09:00', '16:00')], monday)).toEqual([
      ['2026-03-03T00:00:00.000Z', '2026-03-03T01:00:00.000Z'],
    ]);
    expect(outside([available('tuesday', '09:00', '17:00')], monday)).toHaveLength(1);
  });

  test('nobody can be planned on a day that they excluded, whatever they offer in a week', () => {
    const away = (from_time: string | null, until_time: string | null) => {
      const day = { from_day: '2026-03-02', until_day: '2026-03-02', from_time, until_time };
      const employee = { ...ann, availability: [available('monday', '09:00', '17:00')], unavailability: [day] };
      return found([monday], { employees: [employee] });
    };
    const [from, until] = ['2026-03-02T17:00:00.000Z', '2026-03-03T01:00:00.000Z'];
    const said = { code: 'outside_availability', severity: 'warning', shift: monday.id };
    expect(away(null, null)).toEqual([{ ...said, from, until }]);
    expect(away('12:00', '13:30')).toEqual([
      { ...said, from: '2026-03-02T20:00:00.000Z', until: '2026-03-02T21:30:00.000Z' },
    ]);
    expect(away(null, '09:00')).toEqual([]);
    expect(away('17:00', null)).toEqual([]);
  });

  test('excluded times are excluded, whatever is offered', () => {
    expect(outside([available('monday', '16:00', '23:00', false)], monday)).toEqual([
      ['2026-03-03T00:00:00.000Z', '2026-03-03T01:00:00.000Z'],
    ]);
    expect(outside([available('tuesday', '09:00', '23:00', false)], monday)).toEqual([]);
  });

  test('a night is two rules that meet at midnight', () => {
    const night = shift('2026-03-03T06:00', 8);
    expect(outside([available('monday', '22:00', '23:59'), available('tuesday', '00:00', '06:00')], night)).toEqual([]);
  });

  test('an hour that the clocks repeat counts both times', () => {
    // 01:00 PDT until 02:00 PST on the Sunday of the change: two hours.
    const repeated = shift('2026-11-01T08:00', 2);
    expect(outside([available('sunday', '01:00', '02:00')], repeated)).toEqual([]);
    expect(outside([available('sunday', '01:00', '01:30')], repeated)).toEqual([
      ['2026-11-01T08:30:00.000Z', '2026-11-01T09:00:00.000Z'],
    ]);
  });
});

test('qualifications that the place asks for', () => {
  const [licence, badge] = [
    { id: 1, name: 'Licence' },
    { id: 2, name: 'Airport badge' },
  ];
  const asked = shift('2026-03-02T17:00', 8, { qualifications: [licence, badge] });
  expect(found([asked], { employees: [{ ...ann, qualifications: [licence] }] })).toEqual([
    { code: 'qualification_missing', severity: 'warning', shift: asked.id, qualifications: [badge] },
  ]);
  expect(found([asked], { employees: [{ ...ann, qualifications: [badge, licence] }] })).toEqual([]);
});

test('a license is good on every date of the shift, by the clock of its place, or it is a conflict', () => {
  const card = { id: 1, name: 'Guard card' };
  const night = shift('2026-03-03T06:00', 8, { qualifications: [card] });
  const withCards = (...licenses: { from: string | null; until: string | null }[]) => {
    const conflicts = found([night], { employees: [{ ...ann, qualifications: [{ id: 1, licenses }] }] });
    return conflicts.map((each) => [each.code, each.code === 'license_expired' && each.first]);
  };
  // In Los Angeles it is from 22:00 on the second to 06:00 on the third.
  expect(withCards({ from: '2026-03-02', until: '2026-03-03' })).toEqual([]);
  expect(withCards({ from: null, until: '2026-03-02' })).toEqual([['license_expired', '2026-03-03']]);
  expect(withCards({ from: '2026-03-03', until: null })).toEqual([['license_expired', '2026-03-02']]);
  // The next one follows on the last.
  expect(withCards({ from: null, until: '2026-03-02' }, { from: '2026-03-03', until: null })).toEqual([]);
  expect(withCards()).toEqual([['license_expired', '2026-03-02']]);
});

test('by shift, for screens', () => {
  const shifts = [shift('2026-03-02T16:00', 8), shift('2026-03-02T20:00', 8), shift('2026-03-20T20:00', 8)];
  const byShift = conflictsByShift({ shifts, employees: [], rules: defaultPlanningRules });
  expect([...byShift.keys()]).toEqual([shifts[0]!.id, shifts[1]!.id]);
});

test('twenty thousand shifts at the same time, of as many employees, are judged at once', () => {
  const shifts = Array.from({ length: 20_000 }, (_, i) => shift('2026-03-02T16:00', 8, { employee: i }));
  expect(found(shifts)).toEqual([]);
});

describe('sentences, in the reader’s language and time zone', () => {
  const [one, other] = [shift('2026-03-02T16:00', 8), shift('2026-03-03T04:30', 8)];
  const [rest] = found([one, other]);
  const say = (language: 'en' | 'es' | 'fr') =>
    conflictSentence(rest!, {
      language,
      when: (start, end) => `${start.slice(11, 16)}–${end.slice(11, 16)} (+1)`,
      other: () => ({ ...other, name: 'Mall' }),
    }).replaceAll('\u00a0', ' ');

  test.each([
    ['en', '4.5 h of rest between this and Mall (04:30–12:30 (+1)); at least 11 h are needed.'],
    ['es', '4,5 h de descanso entre este turno y Mall (04:30–12:30 (+1)); se necesitan al menos 11 h.'],
    ['fr', '4,5 h de repos entre cette vacation et Mall (04:30–12:30 (+1)) ; il faut au moins 11 h.'],
  ] as const)('%s', (language, sentence) => {
    expect(say(language)).toBe(sentence);
  });
});
