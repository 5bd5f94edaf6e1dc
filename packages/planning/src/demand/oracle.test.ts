import { daysOfWeek, type DemandStretch, type ShiftStatus } from '@portfolio/contracts/scheduling';
import fc from 'fast-check';
import { coverageOf, dailyMinutes, dayNumber, demandOf, type CoveringShift, type DemandingPost } from './index.ts';

// The oracle knows no intervals: it asks of every minute, with the runtime's own calendar, what the clock on the wall has shown
// at most until then, and whether that is in a stretch. So the second 01:30 of a night is none that was not there before.

const runs = Number(process.env['COVERAGE_RUNS'] ?? 100);
const minute = 60_000;
const span = 3 * 1440;

/** Days around changes of the clock, in both directions and hemispheres, by an hour, half one and at midnight, and without any. */
const places = [
  ['2026-03-08', 'America/Los_Angeles'],
  ['2026-11-01', 'America/Los_Angeles'],
  ['2026-03-29', 'Europe/Paris'],
  ['2026-10-25', 'Europe/Paris'],
  ['2026-10-04', 'Australia/Lord_Howe'],
  ['2026-04-05', 'Australia/Lord_Howe'],
  ['2026-09-06', 'America/Santiago'],
  ['2026-04-05', 'America/Santiago'],
  ['2026-03-29', 'Atlantic/Azores'],
  ['2026-10-25', 'Atlantic/Azores'],
  ['2026-06-03', 'Asia/Kathmandu'],
] as const;

const dayText = (number: number) => new Date(number * 1440 * minute).toISOString().slice(0, 10);

/** Of a span around a day: what the clock has shown at most, in minutes since 1970, minute by minute. */
const walls = new Map<string, Int32Array>();
function wallOf(from: number, zone: string): Int32Array {
  const name = `${from} ${zone}`;
  const known = walls.get(name);
  if (known) return known;
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  const shown = (instant: number) => Date.parse(`${format.format(instant).replace(' ', 'T')}Z`) / minute;
  let most = -Infinity;
  for (let instant = from - 1500 * minute; instant < from; instant += minute) most = Math.max(most, shown(instant));
  const wall = Int32Array.from({ length: span }, (_, index) => (most = Math.max(most, shown(from + index * minute))));
  walls.set(name, wall);
  return wall;
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The stretches of a day, by the rules as they are written. */
function stretchesOn(day: string, { start_date, end_date, demand, holidays }: DemandingPost): readonly DemandStretch[] {
  if ((start_date && day < start_date) || (end_date && day > end_date)) return [];
  const exception = demand.exceptions.find(({ date }) => date === day);
  if (exception) return exception.stretches;
  if (demand.holidays.rule !== 'staffed' && holidays!.has(day))
    return demand.holidays.rule === 'closed' ? [] : demand.holidays.stretches;
  const period = demand.periods.find(({ from, until }) => from <= day && (until === null || day <= until));
  if (!period) return [];
  const monday = (date: string) => {
    let number = dayNumber(date);
    while (new Date(number * 1440 * minute).getUTCDay() !== 1) number--;
    return number;
  };
  const week = (((monday(day) - monday(period.from)) / 7) % period.weeks) + 1;
  const name = daysOfWeek[(new Date(day).getUTCDay() + 6) % 7];
  return period.stretches.filter((stretch) => stretch.week === week && stretch.day_of_week === name);
}

function askedByMinute(post: DemandingPost, from: number): Int32Array {
  const wall = wallOf(from, post.time_zone);
  const asked = new Int32Array(span);
  const first = Math.floor(wall[0]! / 1440) - 1;
  const last = Math.floor(wall.at(-1)! / 1440);
  for (let day = first; day <= last; day++) {
    for (const { start_time, end_time, heads } of stretchesOn(dayText(day), post)) {
      const start = day * 1440 + minutesOf(start_time);
      const end = day * 1440 + minutesOf(end_time) + (end_time > start_time ? 0 : 1440);
      for (let index = 0; index < span; index++) {
        if (start <= wall[index]! && wall[index]! < end) asked[index]! += heads ?? post.head_count;
      }
    }
  }
  return asked.map((heads, index) => {
    const instant = from + index * minute;
    const isClosed = (each: { from: string; until: string }) =>
      Date.parse(each.from) <= instant && instant < Date.parse(each.until);
    return Math.max(0, heads - post.demand.closures.filter(isClosed).reduce((sum, each) => sum + each.heads, 0));
  });
}

function presentByMinute(post: DemandingPost, from: number, shifts: readonly CoveringShift[]) {
  const present = Array.from({ length: span }, () => new Map<unknown, boolean>());
  for (const shift of shifts) {
    const isCounted = !['cancelled', 'missed'].includes(shift.status) && !shift.isAbsent;
    if (shift.post !== post.id || !isCounted) continue;
    const start = Math.max(0, (shift.from - from) / minute);
    for (let index = start; index < Math.min(span, (shift.until - from) / minute); index++) {
      present[index]!.set(shift.employee, shift.isQualified);
    }
  }
  return present;
}

const time = fc
  .oneof(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 0, max: 240 }), fc.constantFrom(0, 120, 360, 1320))
  .map((of) => `${String(Math.floor(of / 60)).padStart(2, '0')}:${String(of % 60).padStart(2, '0')}`);
const someHeads = fc.constantFrom(null, 0, 1, 1, 2, 3);
const stretch = fc.record({ start_time: time, end_time: time, heads: someHeads });
const patternStretch = (weeks: number) =>
  fc
    .tuple(stretch, fc.integer({ min: 1, max: weeks }), fc.constantFrom(...daysOfWeek, 'sunday' as const))
    .map(([of, week, day_of_week]) => ({ ...of, week, day_of_week }));

/** A few days around `center`, as dates. */
const near = (center: string, min: number, max: number) =>
  fc.integer({ min, max }).map((days) => dayText(dayNumber(center) + days));

/** Two hours before the day before: so that no day of the zone begins where the range does. */
const beginOf = (center: string) => Date.parse(center) - 26 * 60 * minute;
const iso = (instant: number) => new Date(instant).toISOString();

const postAt = ([center, time_zone]: (typeof places)[number]) =>
  fc
    .record({
      head_count: fc.integer({ min: 1, max: 3 }),
      start_date: fc.option(near(center, -3, 2)),
      end_date: fc.option(near(center, -2, 3)),
      boundary: near(center, -3, 3),
      periods: fc.array(
        fc
          .integer({ min: 1, max: 3 })
          .chain((weeks) =>
            fc.record({ weeks: fc.constant(weeks), stretches: fc.array(patternStretch(weeks), { maxLength: 12 }) }),
          ),
        { minLength: 1, maxLength: 2 },
      ),
      rule: fc.constantFrom('staffed' as const, 'closed' as const, 'other' as const),
      onHolidays: fc.array(stretch, { maxLength: 2 }),
      holidays: fc.array(near(center, -2, 2), { maxLength: 2 }),
      exceptions: fc.uniqueArray(
        fc.record({ date: near(center, -2, 2), stretches: fc.array(stretch, { maxLength: 2 }) }),
        { maxLength: 2, selector: ({ date }) => date },
      ),
      closures: fc.array(
        fc.record({
          start: fc.integer({ min: -600, max: span + 100 }),
          length: fc.integer({ min: 1, max: 900 }),
          heads: fc.integer({ min: 1, max: 3 }),
        }),
        { maxLength: 3 },
      ),
    })
    .map((of) => {
      const [one, two] = of.periods;
      const before = dayText(dayNumber(of.boundary) - 1);
      const early = { ...one!, from: dayText(dayNumber(of.boundary) - 40), until: two ? before : null };
      return {
        time_zone,
        head_count: of.head_count,
        start_date: of.start_date,
        end_date: of.end_date,
        holidays: new Set(of.holidays),
        demand: {
          periods: [early, ...(two ? [{ ...two, from: of.boundary, until: null }] : [])],
          holidays: { region: 'US', rule: of.rule, stretches: of.onHolidays },
          exceptions: of.exceptions.map((each) => ({ ...each, reason: 'x' })),
          closures: of.closures.map(({ start, length, heads }) => ({
            from: iso(beginOf(center) + start * minute),
            until: iso(beginOf(center) + (start + length) * minute),
            heads,
            reason: 'x',
          })),
        },
      };
    });

const statuses: readonly ShiftStatus[] = ['scheduled', 'scheduled', 'in_progress', 'completed', 'missed', 'cancelled'];
const shift = fc.record({
  post: fc.integer({ min: 0, max: 2 }),
  employee: fc.integer({ min: 0, max: 3 }),
  start: fc.integer({ min: -600, max: span + 100 }),
  length: fc.integer({ min: 1, max: 900 }),
  status: fc.constantFrom(...statuses),
  isAbsent: fc.constantFrom(false, false, false, true),
});

const plan = fc.constantFrom(...places).chain((place) => {
  const from = beginOf(place[0]);
  return fc.record({
    from: fc.constant(from),
    posts: fc
      .array(postAt(place), { minLength: 1, maxLength: 2 })
      .map((all) => all.map((each, id) => ({ id, ...each }))),
    qualified: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
    shifts: fc.array(shift, { maxLength: 8 }),
  });
});

test(`demand and coverage of ${runs} random plans, clock changes included, agree with a look at every minute`, () => {
  fc.assert(
    fc.property(plan, ({ from, posts, qualified, shifts: drawn }) => {
      const range = { from, until: from + span * minute };
      const shifts = drawn.map(({ start, length, employee, ...of }): CoveringShift => ({
        ...of,
        employee,
        from: from + start * minute,
        until: from + (start + length) * minute,
        isQualified: qualified[employee]!,
      }));
      const stretches = coverageOf(demandOf(posts, range), shifts, range);
      for (const post of posts) {
        const own = stretches.filter((each) => each.post === post.id);
        const [asked, present] = [askedByMinute(post, from), presentByMinute(post, from, shifts)];
        const expected = Array.from(asked, (heads, index) => {
          const there = present[index]!;
          return `${heads} ${there.size} ${[...there.values()].filter((is) => !is).length}`;
        });
        const got = Array.from({ length: span }, () => '0 0 0');
        for (const each of own) {
          expect(each.from).toBeLessThan(each.until);
          for (let at = (each.from - from) / minute; at < (each.until - from) / minute; at++) {
            // None is told twice.
            expect(got[at] === '0 0 0').toBe(true);
            got[at] = `${each.asked} ${each.covered} ${each.unqualified}`;
          }
        }
        expect(got.join('\n')).toBe(expected.join('\n'));
        expectSums(post, own, asked, present, from);
      }
    }),
    { numRuns: runs },
  );
}, 900_000);

/** Sums of each day are those of its minutes. */
function expectSums(
  post: DemandingPost,
  own: ReturnType<typeof coverageOf>,
  asked: Int32Array,
  present: readonly Map<unknown, boolean>[],
  from: number,
) {
  const wall = wallOf(from, post.time_zone);
  const first = Math.floor(wall[0]! / 1440);
  const days = Math.floor(wall.at(-1)! / 1440) - first + 1;
  const sums = {
    asked: Array<number>(days).fill(0),
    open: Array<number>(days).fill(0),
    over: Array<number>(days).fill(0),
  };
  for (const [index, heads] of asked.entries()) {
    const day = Math.floor(wall[index]! / 1440) - first;
    sums.asked[day]! += heads;
    sums.open[day]! += Math.max(0, heads - present[index]!.size);
    sums.over[day]! += Math.max(0, present[index]!.size - heads);
  }
  expect(dailyMinutes(own, { first, days, zone: post.time_zone })).toMatchObject(sums);
}
