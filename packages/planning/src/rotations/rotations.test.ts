import { noDemand, rotationInput, type RotationPhase } from '@portfolio/contracts/scheduling';
import fc from 'fast-check';
import { coverageOf, demandOf, dayNumber, isoDay } from '../demand/index.ts';
import {
  reconcile,
  rotationPresets,
  turnsOf,
  watchesOf,
  type Made,
  type RotationPreset,
  type Turn,
  type TurningPost,
} from './index.ts';

const runs = { numRuns: Number(process.env['ROTATION_RUNS'] ?? 100) };
const later = (day: string, days: number) => isoDay(dayNumber(day) + days);
const presets = Object.keys(rotationPresets) as RotationPreset[];

describe('presets', () => {
  test.each(presets)(
    '%s has as many teams at each watch on every day, and is a rotation that may be sent',
    (preset) => {
      const phase = { from: '2026-03-02', ...rotationPresets[preset] };
      const { pattern, watches, offsets } = phase;
      const on = pattern.split('').filter((sign) => sign === watches[0].code).length;
      const watchOf = watchesOf({ phases: [phase].map(mutable), until: null });
      for (let day = 0; day < 2 * pattern.length; day++) {
        const codes = offsets.map((_, team) =>
          watchOf({ team: team + 1, from: null, until: null }, later(phase.from, day)),
        );
        for (const { code } of watches)
          expect(codes.filter((watch) => watch?.code === code)).toHaveLength((on * offsets.length) / pattern.length);
      }
      const teams = offsets.map((_, team) => `Team ${team}`);
      expect(rotationInput.safeParse({ name: preset, teams, phases: [phase] }).success).toBe(true);
    },
  );
});

const mutable = (phase: RotationPhase | { readonly [Key in keyof RotationPhase]: unknown }): RotationPhase =>
  structuredClone(phase) as RotationPhase;

/** Days around changes of the clock, and without any; and hours that the clock is ahead of UTC. */
const places = [
  ['2026-03-02', 'America/Los_Angeles', [-8, -7]],
  ['2026-10-19', 'Europe/Paris', [1, 2]],
  ['2026-09-01', 'America/Santiago', [-4, -3]],
  ['2026-06-03', 'Asia/Kathmandu', [5.75]],
] as const;

const time = fc
  .integer({ min: 0, max: 95 })
  .map(
    (quarter) => `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`,
  );
const watch = fc.record({ start_time: time, end_time: time });
const phaseFrom = (from: string, teams: number) =>
  fc
    .record({
      pattern: fc.array(fc.constantFrom('A', 'B', '-'), { minLength: 1, maxLength: 30 }).map((signs) => signs.join('')),
      watches: fc.tuple(watch, watch).map(([a, b]) => [
        { code: 'A', ...a },
        { code: 'B', ...b },
      ]),
      offsets: fc.array(fc.integer({ min: 0, max: 40 }), { minLength: teams, maxLength: teams }),
    })
    .map((phase): RotationPhase => ({ from, ...phase }));

/** Days from the first one on, both ends or none. */
const someDays = (first: string) =>
  fc.record({
    from: fc.option(fc.integer({ min: -5, max: 30 }).map((days) => later(first, days))),
    until: fc.option(fc.integer({ min: 10, max: 50 }).map((days) => later(first, days))),
  });

/** Holidays and exceptions of a post: closed, or asked for at other times. */
const special = (first: string): fc.Arbitrary<Pick<TurningPost, 'demand' | 'holidays'>> => {
  const clockTime = fc.constantFrom('00:00', '06:00', '12:00', '18:00');
  const stretches = fc.array(fc.record({ start_time: clockTime, end_time: clockTime, heads: fc.constant(null) }), {
    maxLength: 1,
  });
  const date = fc.integer({ min: -3, max: 45 }).map((days) => later(first, days));
  return fc.record({
    holidays: fc.array(date, { maxLength: 6 }).map((days) => new Set(days)),
    demand: fc.record({
      periods: fc.constant([]),
      closures: fc.constant([]),
      holidays: fc.record({
        region: fc.constant('US'),
        rule: fc.constantFrom('staffed' as const, 'closed' as const, 'other' as const),
        stretches,
      }),
      exceptions: fc.uniqueArray(fc.record({ date, reason: fc.constant('Works'), stretches }), {
        maxLength: 5,
        selector: (each) => each.date,
      }),
    }),
  });
};

const rotation = fc
  .tuple(fc.constantFrom(...places), fc.integer({ min: 1, max: 4 }))
  .chain(([[first, time_zone], teams]) =>
    fc.record({
      first: fc.constant(first),
      phases: fc
        .tuple(phaseFrom(first, teams), phaseFrom(later(first, 17), teams), fc.boolean())
        .map(([one, two, isChanged]) => (isChanged ? [two, one] : [one])),
      until: fc.option(fc.integer({ min: 20, max: 60 }).map((days) => later(first, days))),
      members: fc
        .array(
          fc.record({
            team: fc.integer({ min: 1, max: teams }),
            days: someDays(first),
            contract: someDays(first),
            special: special(first),
          }),
          {
            maxLength: 5,
          },
        )
        .map((all) =>
          all.map(({ team, days, contract: { from: start_date, until: end_date }, special: on }, employee) => ({
            employee,
            team,
            ...days,
            post: { id: employee, time_zone, start_date, end_date, head_count: 1, ...on },
          })),
        ),
    }),
  );

/** Whether a special day of a post asks for somebody at one of the minutes of a watch; a usual day says nothing against it. */
function isAsked({ demand, holidays }: TurningPost, day: string, given: Times): boolean {
  const exception = demand.exceptions.find(({ date }) => date === day);
  const { rule, stretches } = demand.holidays;
  if (!exception && (rule === 'staffed' || !holidays!.has(day))) return true;
  const asked = new Set((exception?.stretches ?? (rule === 'other' ? stretches : [])).flatMap(minutesOf));
  return minutesOf(given).some((minute) => asked.has(minute));
}

type Times = Record<'start_time' | 'end_time', string>;

function minutesOf({ start_time, end_time }: Times): number[] {
  const minute = (of: string) => Number(of.slice(0, 2)) * 60 + Number(of.slice(3));
  const [start, end] = [minute(start_time), minute(end_time)];
  return Array.from({ length: (end > start ? end : end + 1440) - start }, (_, index) => start + index);
}

type Drawn = typeof rotation extends fc.Arbitrary<infer Value> ? Value : never;

const range = (first: string) => ({ from: later(first, -3), until: later(first, 45) });

/** A sign for each member and day, looked up as one would with a finger in a calendar. */
function expectedTurns({ first, phases, until, members }: Drawn) {
  const { from, until: last } = range(first);
  const found: { employee: number; day: string; start: string; end: string }[] = [];
  for (let day = from; day <= last; day = later(day, 1)) {
    for (const { employee, team, post, ...member } of members) {
      const isOut = [
        [member.from, member.until],
        [post.start_date, post.end_date],
        [null, until],
      ].some(([begin, end]) => (begin && day < begin) || (end && day > end));
      const phase = phases.toSorted((a, b) => (a.from < b.from ? -1 : 1)).findLast((each) => each.from <= day);
      if (isOut || !phase) continue;
      let at = phase.offsets[team - 1]! % phase.pattern.length;
      for (let passed = phase.from; passed < day; passed = later(passed, 1)) at = (at + 1) % phase.pattern.length;
      const sign = phase.watches.find(({ code }) => code === phase.pattern[at]);
      if (sign && isAsked(post, day, sign)) found.push({ employee, day, start: sign.start_time, end: sign.end_time });
    }
  }
  return found;
}

const clocks = new Map(
  places.map(([, timeZone, hours]) => [
    timeZone as string,
    { hours, format: new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }) },
  ]),
);
const clock = (instant: number, zone: string) => clocks.get(zone)!.format.format(instant);

/** Whether the clock of a zone ever shows it. @param local `YYYY-MM-DD HH:MM` */
const clockShows = (local: string, zone: string) =>
  clocks
    .get(zone)!
    .hours.some((hours) => clock(Date.parse(`${local.replace(' ', 'T')}Z`) - hours * 3_600_000, zone) === local);

describe('turns', () => {
  test('are those of the calendar: by phase, team, joining and leaving, and at the times that the clock at the post shows', () => {
    fc.assert(
      fc.property(rotation, (drawn) => {
        const turns = turnsOf(drawn, range(drawn.first));
        const expected = expectedTurns(drawn);
        const zone = drawn.members[0]?.post.time_zone ?? '';
        const shown = new Map(turns.map((turn) => [`${turn.employee} ${turn.day}`, turn]));
        expect(shown.size).toBe(turns.length);
        for (const { employee, day, start, end } of expected) {
          const turn = shown.get(`${employee} ${day}`);
          const [starts, ends] = [`${day} ${start}`, `${end > start ? day : later(day, 1)} ${end}`];
          // Of a watch within the hour that a clock leaves out there is nothing.
          expect(turn !== undefined || !clockShows(starts, zone)).toBe(true);
          if (!turn) continue;
          const shows = (instant: number, local: string) => !clockShows(local, zone) || clock(instant, zone) === local;
          // oxlint-disable-next-line jest/no-conditional-expect -- of most there is one
          expect([turn.from < turn.until, shows(turn.from, starts), shows(turn.until, ends)]).toEqual([
            true,
            true,
            true,
          ]);
        }
        const days = new Set(expected.map(({ employee, day }) => `${employee} ${day}`));
        expect([...shown.keys()].filter((each) => !days.has(each))).toEqual([]);
      }),
      runs,
    );
  });

  test('of a part of the days are that part; a phase to come changes nothing before it; a pattern comes again', () => {
    fc.assert(
      fc.property(rotation, fc.integer({ min: 0, max: 40 }), (drawn, cut) => {
        const { from, until } = range(drawn.first);
        const middle = later(drawn.first, cut);
        const whole = turnsOf(drawn, { from, until });
        const parts = [turnsOf(drawn, { from, until: middle }), turnsOf(drawn, { from: later(middle, 1), until })];
        expect(parts.flat()).toEqual(whole);
        const coming = { ...drawn.phases[0]!, from: later(middle, 1), pattern: 'B' };
        const changed = { ...drawn, phases: [...drawn.phases.filter((each) => each.from <= middle), coming] };
        expect(turnsOf(changed, { from, until: middle })).toEqual(parts[0]);
        const watchOf = watchesOf({ phases: [drawn.phases[0]!], until: null });
        const member = { team: 1, from: null, until: null };
        const start = drawn.phases[0]!.from;
        const again = later(start, cut + drawn.phases[0]!.pattern.length);
        expect(watchOf(member, again)).toEqual(watchOf(member, later(start, cut)));
      }),
      runs,
    );
  });

  test('a preset of days and nights covers a post that asks for somebody always, over a change of the clock', () => {
    for (const preset of ['fourAndTwoNights', 'fourAndFour', 'twoTwoThree', 'dupont'] as const) {
      for (const [first, time_zone] of places) {
        const phase = mutable({ from: first, ...rotationPresets[preset] });
        const post = { id: 1, time_zone, start_date: null, end_date: null, head_count: 1, demand: noDemand };
        const members = phase.offsets.map((_, team) => ({
          employee: team,
          team: team + 1,
          from: null,
          until: null,
          post,
        }));
        const turns = turnsOf({ phases: [phase], until: null, members }, { from: first, until: later(first, 40) });
        const asked = { start_time: '00:00', end_time: '00:00', heads: 1, week: 1 };
        const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
        const demand = {
          periods: [
            { from: first, until: null, weeks: 1, stretches: days.map((day_of_week) => ({ ...asked, day_of_week })) },
          ],
          holidays: { region: null, rule: 'staffed' as const, stretches: [] },
          exceptions: [],
          closures: [],
        };
        const always = {
          from: Math.min(...turns.map(({ from }) => from)),
          until: Math.max(...turns.map(({ until }) => until)),
        };
        const covering = turns.map((turn) => ({
          ...turn,
          status: 'scheduled' as const,
          isAbsent: false,
          isQualified: true,
        }));
        const covered = coverageOf(demandOf([{ ...post, head_count: 1, demand }], always), covering, always);
        expect(covered.filter((each) => each.asked !== each.covered)).toEqual([]);
      }
    }
  });
});

describe('what a rotation has made, and what it gives now', () => {
  const turn = fc.record({
    employee: fc.integer({ min: 0, max: 3 }),
    post: fc.integer({ min: 0, max: 1 }),
    day: fc.integer({ min: 0, max: 5 }).map((days) => later('2026-03-02', days)),
    from: fc.integer({ min: 0, max: 2 }),
    until: fc.integer({ min: 3, max: 4 }),
  });
  const aDay = { selector: ({ employee, day }: Turn) => `${employee} ${day}` };
  const made = fc
    .uniqueArray(fc.record({ turn, isPublished: fc.boolean(), isAsMade: fc.boolean() }), {
      selector: ({ turn: each }) => aDay.selector(each),
    })
    .map((all) => all.map(({ turn: each, ...is }, id): Made & { id: number } => ({ id, ...each, ...is })));

  test('no shift is lost, none is doubled, nothing published or changed by hand goes, and twice is once', () => {
    fc.assert(
      fc.property(fc.uniqueArray(turn, aDay), made, (turns, known) => {
        const { wanted, gone, kept } = reconcile(turns, known);
        for (const each of gone) expect([each.isPublished, each.isAsMade]).toEqual([false, true]);
        expect(kept.every((each) => each.isPublished || !each.isAsMade)).toBe(true);
        // Each is wanted still, or goes, or stays beside the rotation.
        const names = (each: Turn) => JSON.stringify([each.employee, each.day, each.post, each.from, each.until]);
        for (const each of known) {
          const isWanted = wanted.some((other) => names(other) === names(each));
          expect([isWanted, gone.includes(each), kept.includes(each)].filter(Boolean)).toHaveLength(1);
        }
        const days = [...wanted, ...kept].map(aDay.selector);
        expect(new Set(days).size).toBe(days.length);
        for (const each of turns)
          expect([...wanted, ...kept].some((other) => aDay.selector(other) === aDay.selector(each))).toBe(true);
        const there = known.filter((each) => !gone.includes(each));
        const after = wanted
          .filter((each) => !there.some((other) => aDay.selector(other) === aDay.selector(each)))
          .map((each, index) => ({ id: 100 + index, ...each, isPublished: false, isAsMade: true }));
        const again = reconcile(turns, [...there, ...after]);
        expect([again.gone, again.wanted, again.kept]).toEqual([[], wanted, kept]);
      }),
      runs,
    );
  });
});
