import { daysOfWeek, defaultPlanningRules, type ShiftStatus } from '@portfolio/contracts/scheduling';
import fc from 'fast-check';
import type { Conflict, DatedAbsence, Plan, PlannedEmployee, PlannedShift } from './types.ts';

const minute = 60_000;
const hour = 60 * minute;

// The oracle compares every shift with every other, and looks at every quarter of an hour (all times of the plans, and all offsets of the zones, are
// whole quarters), with the runtime's own calendar.

const formats = new Map<string, Intl.DateTimeFormat>();

/** What the clock on the wall shows: `2026-03-02`, minutes since midnight, `monday`. */
function wall(instant: number, timeZone: string) {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      weekday: 'long',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
  formats.set(timeZone, format);
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return {
    date: `${parts['year']}-${parts['month']}-${parts['day']}`,
    minutes: Number(parts['hour']) * 60 + Number(parts['minute']),
    weekday: parts['weekday']!.toLowerCase(),
  };
}

const start = (shift: PlannedShift) => Date.parse(shift.start_time);
const end = (shift: PlannedShift) => Date.parse(shift.end_time);

/** The days on which a shift is worked, in order. */
const datesOf = remembered((shift) => {
  const dates = new Set<string>();
  for (let at = start(shift); at < end(shift); at += hour) dates.add(wall(at, shift.time_zone).date);
  return [...dates.add(wall(end(shift) - minute, shift.time_zone).date)];
});
const dateOf = remembered((shift) => wall(start(shift), shift.time_zone).date);

function remembered<Value>(of: (shift: PlannedShift) => Value): (shift: PlannedShift) => Value {
  const known = new WeakMap<PlannedShift, { value: Value }>();
  return (shift) => {
    const found = known.get(shift) ?? { value: of(shift) };
    known.set(shift, found);
    return found.value;
  };
}

const plusDays = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 24 * hour).toISOString().slice(0, 10);
const mondayOf = (date: string) => plusDays(date, -((new Date(date).getUTCDay() + 6) % 7));
const isSunday = (date: string) => date.length === 10 && new Date(date).getUTCDay() === 0;
const minutesOf = (time: string) => (time === '23:59' ? 1440 : Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));

/** @param now minutes of the clock on the wall */
const isWithin = (now: number, absences: readonly DatedAbsence[]): boolean =>
  absences.some(({ from_day, from_time, until_day, until_time }) => {
    const from = Date.parse(from_day) / minute + minutesOf(from_time ?? '00:00');
    return from <= now && now < Date.parse(until_day) / minute + minutesOf(until_time ?? '23:59');
  });

function isOff(instant: number, { unavailability = [], time_zone }: PlannedEmployee, status: string): boolean {
  const { date, minutes } = wall(instant, time_zone);
  const own = unavailability.filter(({ time_off }) => time_off === status);
  return isWithin(Date.parse(date) / minute + minutes, own);
}

function isUnavailable(instant: number, { availability, unavailability = [], time_zone }: PlannedEmployee): boolean {
  const { date, minutes, weekday } = wall(instant, time_zone);
  const now = (Date.parse(date) + minutes * minute) / minute;
  const isAway = isWithin(
    now,
    unavailability.filter(({ time_off }) => !time_off),
  );
  const matching = availability.filter(
    ({ day_of_week, start_time, end_time }) =>
      day_of_week === weekday && minutesOf(start_time) <= minutes && minutes < minutesOf(end_time),
  );
  const offersAnything = availability.some(({ is_available }) => is_available);
  return (
    isAway ||
    matching.some(({ is_available }) => !is_available) ||
    (offersAnything && !matching.some(({ is_available }) => is_available))
  );
}

/** What speaks against the shifts of a plan, sorted, as `written` writes it. */
export function oracle({ shifts, employees, rules, planned }: Plan): string[] {
  const found: string[] = [];
  const say = (code: Conflict['code'], shift: PlannedShift, ...rest: unknown[]) => {
    if (!planned || planned.has(shift.id)) found.push([code, shift.id, ...rest].join(' '));
  };
  const real = shifts.filter(({ status }) => status !== 'cancelled');
  const worked = real.filter(({ status }) => status !== 'missed');
  for (const one of real) {
    for (const other of real) {
      if (one === other || one.employee !== other.employee) continue;
      const isOverlap = start(one) < end(other) && start(other) < end(one);
      const isPermitted = one.allow_overlap || (other.allow_overlap && !planned);
      if (isOverlap && !isPermitted) {
        say('overlap', one, other.id, Math.max(start(one), start(other)), Math.min(end(one), end(other)));
      }
    }
  }
  for (const one of worked) {
    const own = worked.filter(({ employee }) => employee === one.employee);
    for (const later of own) {
      const rest = start(later) - end(one);
      const isLast = !own.some((each) => start(each) < start(later) && end(each) > end(one));
      if (one === later || rest < 0 || rest >= rules.min_rest_hours * hour || !isLast) continue;
      say('short_rest', one, later.id, rest / hour);
      say('short_rest', later, one.id, rest / hour);
    }
    const week = mondayOf(dateOf(one));
    const inWeek = own.filter((each) => mondayOf(dateOf(each)) === week);
    const hours = inWeek.reduce((sum, each) => sum + end(each) - start(each), 0) / hour;
    if (hours > rules.max_week_hours) say('week_hours', one, week, hours);
    let [first, last] = [dateOf(one), dateOf(one)];
    const works = (date: string) => own.some((each) => dateOf(each) === date);
    while (works(plusDays(first, -1))) first = plusDays(first, -1);
    while (works(plusDays(last, 1))) last = plusDays(last, 1);
    const days = (Date.parse(last) - Date.parse(first)) / (24 * hour) + 1;
    if (days > rules.max_days_in_row) say('days_in_row', one, first, last, days);
    const employee = employees.find(({ id }) => id === one.employee);
    const length = (end(one) - start(one)) / hour;
    if (length < rules.min_shift_hours) say('short_shift', one, length);
    /** Also what is worked beside the plan. */
    const hoursOf = (period: string, isIn: (each: PlannedShift) => boolean) =>
      own.filter(isIn).reduce((sum, each) => sum + (end(each) - start(each)) / hour, 0) +
      (employee?.beyond ?? []).filter((each) => each.period === period).reduce((sum, each) => sum + each.hours, 0);
    const [month, year] = [dateOf(one).slice(0, 7), dateOf(one).slice(0, 4)];
    const [inMonth, inYear] = [month, year].map((period) => hoursOf(period, (each) => dateOf(each).startsWith(period)));
    if (inMonth! > rules.max_month_hours) say('month_hours', one, `${month}-01`, inMonth);
    if (inYear! > rules.max_year_hours) say('year_hours', one, `${year}-01-01`, inYear);
    const weekSums = new Map<string, number>();
    const ofWeek = (monday: string): number => {
      const sum = weekSums.get(monday) ?? hoursOf(monday, (each) => mondayOf(dateOf(each)) === monday);
      weekSums.set(monday, sum);
      return sum;
    };
    const windows = Array.from({ length: rules.average_weeks }, (_, back) => {
      const from = plusDays(week, -7 * (rules.average_weeks - 1 - back));
      const all = Array.from({ length: rules.average_weeks }, (__, index) => plusDays(from, 7 * index));
      const sum = all.reduce((more, monday) => more + ofWeek(monday), 0);
      return { from, until: plusDays(all.at(-1)!, 6), sum };
    });
    const fullest = windows.find(({ sum }) => sum === Math.max(...windows.map((each) => each.sum)))!;
    if (fullest.sum > rules.max_average_hours * rules.average_weeks)
      say('average_hours', one, fullest.from, fullest.until, fullest.sum / rules.average_weeks);
    const taken = new Set([
      ...own.flatMap(datesOf).filter(isSunday),
      ...(employee?.beyond ?? []).map(({ period }) => period).filter(isSunday),
    ]);
    for (const sunday of datesOf(one).filter(isSunday)) {
      const inTheMonth = Array.from({ length: 31 }, (_, index) => plusDays(`${sunday.slice(0, 7)}-01`, index)).filter(
        (date) => isSunday(date) && date.slice(0, 7) === sunday.slice(0, 7),
      );
      const off = inTheMonth.filter((date) => !taken.has(date)).length;
      if (off < rules.min_sundays_off) say('few_sundays', one, `${sunday.slice(0, 7)}-01`, off);
    }
    if (!employee) continue;
    let from = start(one);
    while (from < end(one) && !isUnavailable(from, employee)) from += 15 * minute;
    if (from < end(one)) say('outside_availability', one, from);
    for (const status of ['approved', 'pending']) {
      let off = start(one);
      while (off < end(one) && !isOff(off, employee, status)) off += 15 * minute;
      if (off >= end(one)) continue;
      say('time_off', one, off, status);
      break;
    }
    const held = new Set(employee.qualifications.map(({ id }) => id));
    const missing = (one.qualifications ?? []).filter(({ id }) => !held.has(id)).map(({ id }) => id);
    if (missing.length > 0) say('qualification_missing', one, missing.join());
    const bad = (one.qualifications ?? []).flatMap(({ id }) => {
      const licenses = employee.qualifications.find((each) => each.id === id)?.licenses;
      if (!licenses) return [];
      for (let at = start(one); at < end(one); at += 15 * minute) {
        const { date } = wall(at, one.time_zone);
        const isGood = licenses.some(({ from: since, until }) => !(since && date < since) && !(until && date > until));
        if (!isGood) return [{ id, date }];
      }
      return [];
    });
    const firsts = bad.map(({ date }) => date).toSorted();
    if (bad.length > 0) say('license_expired', one, bad.map(({ id }) => id).join(), firsts[0]);
  }
  return found.toSorted();
}

/** A conflict as the oracle writes it. */
export function written(conflict: Conflict): string {
  const head = `${conflict.code} ${conflict.shift}`;
  switch (conflict.code) {
    case 'overlap':
      return `${head} ${conflict.other} ${Date.parse(conflict.from)} ${Date.parse(conflict.until)}`;
    case 'outside_availability':
      return `${head} ${Date.parse(conflict.from)}`;
    case 'time_off':
      return `${head} ${Date.parse(conflict.from)} ${conflict.severity === 'refusal' ? 'approved' : 'pending'}`;
    case 'qualification_missing':
      return `${head} ${conflict.qualifications.map(({ id }) => id).join()}`;
    case 'license_expired':
      return `${head} ${conflict.qualifications.map(({ id }) => id).join()} ${conflict.first}`;
    case 'short_rest':
      return `${head} ${conflict.other} ${conflict.hours}`;
    case 'week_hours':
      return `${head} ${conflict.week} ${conflict.hours}`;
    case 'days_in_row':
      return `${head} ${conflict.first} ${conflict.last} ${conflict.days}`;
    case 'short_shift':
      return `${head} ${conflict.hours}`;
    case 'month_hours':
    case 'year_hours':
      return `${head} ${conflict.first} ${conflict.hours}`;
    case 'average_hours':
      return `${head} ${conflict.first} ${conflict.last} ${conflict.hours}`;
    case 'few_sundays':
      return `${head} ${conflict.first} ${conflict.days}`;
  }
}

const workingTime = {
  shift_hours: 'warning',
  month_hours: 'warning',
  year_hours: 'warning',
  average_hours: 'warning',
  sundays: 'warning',
} as const;

/** Weeks with a change of clocks on Sunday, in both directions and hemispheres, and without, where they happen. */
const weeks = [
  ['2026-03-02', 'America/Los_Angeles'],
  ['2026-10-26', 'America/Los_Angeles'],
  ['2026-03-23', 'Europe/Paris'],
  ['2026-10-19', 'Europe/Paris'],
  ['2026-09-28', 'Australia/Lord_Howe'],
  ['2026-03-30', 'Australia/Lord_Howe'],
  ['2026-06-01', 'Asia/Kathmandu'],
  ['2026-12-28', 'Europe/Paris'],
] as const;
const zones = ['UTC', ...new Set(weeks.map(([, zone]) => zone))];
/** As likely around the change as anywhere in the ten days that are planned. */
const starts = fc.oneof(fc.integer({ min: 0, max: 10 * 96 }), fc.integer({ min: 5 * 96 + 40, max: 6 * 96 + 48 }));
const days = fc.oneof(fc.constantFrom(...daysOfWeek), fc.constant('sunday' as const));
const names = [1, 2, 3].map((id) => ({ id, name: `Q${id}` }));
const quarters = fc.oneof(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 0, max: 16 }));
const lengths = fc.oneof(fc.integer({ min: 1, max: 96 }), fc.integer({ min: 1, max: 12 }));
const timeOf = (quarter: number) =>
  quarter === 96
    ? '23:59'
    : `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;

const rule = fc.tuple(days, quarters, lengths, fc.boolean()).map(([day_of_week, from, length, is_available]) => ({
  day_of_week,
  start_time: timeOf(from),
  end_time: timeOf(Math.min(96, from + length)),
  is_available,
}));

/** Up to three days, from and until a quarter of an hour or whole. */
const away = fc.record({
  from: fc.integer({ min: -1, max: 10 }),
  days: fc.integer({ min: 0, max: 2 }),
  from_time: fc.option(quarters.map(timeOf)),
  until_time: fc.option(fc.integer({ min: 0, max: 96 }).map(timeOf)),
  time_off: fc.constantFrom(null, null, 'approved' as const, 'pending' as const),
});

/** Until or from a day of those ten, or neither, or none at all. */
const license = fc.record({
  from: fc.option(fc.integer({ min: -1, max: 10 })),
  until: fc.option(fc.integer({ min: -1, max: 10 })),
});
const licenses = fc.option(fc.array(license, { maxLength: 2 }));

/** What is worked in the weeks and months around those ten days, and the year. */
const beyond = fc.array(
  fc.record({
    kind: fc.constantFrom('week', 'sunday', 'month', 'year'),
    weeks: fc.integer({ min: -3, max: 3 }),
    hours: fc.integer({ min: 1, max: 40 }),
  }),
  { maxLength: 6 },
);

function periodOf(monday: string, kind: string, after: number): string {
  const day = plusDays(monday, 7 * after);
  return { week: day, sunday: plusDays(day, 6), month: day.slice(0, 7), year: day.slice(0, 4) }[kind]!;
}

/** Plans of ten days, clock changes included. */
export const plans = fc
  .record({
    week: fc.constantFrom(...weeks),
    employees: fc.array(
      fc.record({
        held: fc.subarray(names),
        licenses: fc.tuple(licenses, licenses, licenses),
        rules: fc.array(rule, { maxLength: 5 }),
        absences: fc.array(away, { maxLength: 2 }),
        beyond,
      }),
      { minLength: 1, maxLength: 3 },
    ),
    shifts: fc.array(
      fc.record({
        employee: fc.integer({ min: 0, max: 3 }),
        start: starts,
        length: fc.integer({ min: 1, max: 56 }),
        zone: fc.constantFrom(...zones),
        status: fc.constantFrom<ShiftStatus>('scheduled', 'scheduled', 'completed', 'missed', 'cancelled'),
        allow_overlap: fc.boolean(),
        planned: fc.boolean(),
        asked: fc.subarray(names),
      }),
      { maxLength: 16 },
    ),
    limits: fc.record({
      min_rest_hours: fc.integer({ min: 0, max: 14 }),
      max_week_hours: fc.integer({ min: 5, max: 60 }),
      max_days_in_row: fc.integer({ min: 1, max: 7 }),
      min_shift_hours: fc.integer({ min: 0, max: 6 }),
      max_month_hours: fc.integer({ min: 5, max: 90 }),
      max_year_hours: fc.integer({ min: 5, max: 90 }),
      max_average_hours: fc.integer({ min: 5, max: 40 }),
      average_weeks: fc.integer({ min: 2, max: 5 }),
      min_sundays_off: fc.integer({ min: 1, max: 5 }),
    }),
  })
  .map(({ week: [monday, company], employees, shifts, limits }): Plan => ({
    employees: employees.map(({ held, licenses: of, rules, absences, beyond: more }, id) => ({
      id,
      qualifications: held.map(({ id: name }) => ({
        id: name,
        licenses: of[name - 1]?.map(({ from, until }) => ({
          from: from === null ? null : plusDays(monday, from),
          until: until === null ? null : plusDays(monday, until),
        })),
      })),
      availability: rules,
      unavailability: absences.map(({ from, days: count, ...times }) => ({
        from_day: plusDays(monday, from),
        until_day: plusDays(monday, from + count),
        ...times,
      })),
      time_zone: company,
      beyond: [
        ...new Map(
          more
            .map(({ kind, weeks: after, hours }) => ({ period: periodOf(monday, kind, after), hours }))
            .map((each) => [each.period, each]),
        ).values(),
      ],
    })),
    shifts: shifts.map(({ employee, start: quarter, length, zone, status, allow_overlap, asked }, id) => {
      const from = Date.parse(monday) + quarter * 15 * minute;
      return {
        id,
        employee,
        start_time: new Date(from).toISOString(),
        end_time: new Date(from + length * 15 * minute).toISOString(),
        time_zone: zone,
        status,
        allow_overlap,
        qualifications: asked,
      };
    }),
    planned: new Set(shifts.flatMap((each, id) => (each.planned ? [id] : []))),
    rules: { ...defaultPlanningRules, ...workingTime, ...limits },
  }));
