import { availabilityOf, timeOffOf } from './availability.ts';
import { firstInvalidDay } from './licenses.ts';
import { beyondOf, fewSundays, longAverages, longPeriods, shortShifts, lengthOfAll, type Days } from './periods.ts';
import type { Conflict, Id, Plan, PlannedEmployee, Timed } from './types.ts';
import { isoDay, mondayOf, weekOf } from './days.ts';
import { dayNumberAt } from './zones.ts';

type Rules = Plan['rules'];

/** Shifts of one employee by the day on which they start where they are worked, in order. */
function byDay(shifts: readonly Timed[]): Days {
  const days = Map.groupBy(shifts, ({ start, shift }) => dayNumberAt(start, shift.time_zone));
  return new Map([...days].toSorted(([a], [b]) => a - b));
}

/** Weeks, from Monday, with more hours than the limit, told of each shift that starts in them. */
function longWeeks(days: Days, rules: Rules): Conflict[] {
  const { week_hours: severity, max_week_hours: limit } = rules;
  if (severity === 'off') return [];
  return [...Map.groupBy(days, ([day]) => weekOf(day))].flatMap(([number, entries]) => {
    const shifts = entries.flatMap(([, timed]) => timed);
    const hours = lengthOfAll(shifts) / 3_600_000;
    if (hours <= limit) return [];
    const week = isoDay(mondayOf(number));
    return shifts.map(({ shift }): Conflict => ({ code: 'week_hours', severity, shift: shift.id, week, hours, limit }));
  });
}

/** More days in a row with a shift than the limit, told of each shift of them. */
function longRows(days: Days, rules: Rules): Conflict[] {
  const { days_in_row: severity, max_days_in_row: limit } = rules;
  if (severity === 'off') return [];
  const found: Conflict[] = [];
  let row: number[] = [];
  const close = () => {
    if (row.length <= limit) return;
    const [first, last] = [isoDay(row[0]!), isoDay(row.at(-1)!)];
    for (const day of row) {
      for (const { shift } of days.get(day) ?? []) {
        found.push({ code: 'days_in_row', severity, shift: shift.id, first, last, days: row.length, limit });
      }
    }
  };
  for (const day of days.keys()) {
    const previous = row.at(-1);
    if (previous !== undefined && day !== previous + 1) {
      close();
      row = [];
    }
    row.push(day);
  }
  close();
  return found;
}

const iso = (instant: number) => new Date(instant).toISOString();

/**
 * The overlaps of one employee's shifts, each told of both unless permitted. A sweep: besides sorting, as much work as
 * there are overlaps.
 * @param shifts in the order in which they start
 */
function overlaps(shifts: readonly Timed[], planned: Plan['planned']): Conflict[] {
  const found: Conflict[] = [];
  let running: Timed[] = [];
  for (const later of shifts) {
    running = running.filter(({ end }) => end > later.start);
    for (const earlier of running) {
      const [from, until] = [iso(later.start), iso(Math.min(earlier.end, later.end))];
      for (const [one, other] of [
        [earlier, later],
        [later, earlier],
      ] as const) {
        const { shift } = one;
        const isPermitted = shift.allow_overlap || (other.shift.allow_overlap && !planned);
        if (isPermitted) continue;
        found.push({ code: 'overlap', severity: 'refusal', shift: shift.id, other: other.shift.id, from, until });
      }
    }
    running.push(later);
  }
  return found;
}

/**
 * Rests that are too short, told of the shift before and of the one after. A rest lies between a shift and the latest end
 * of those that began before it; shifts at the same time have none between them.
 * @param shifts in the order in which they start
 */
function shortRests(shifts: readonly Timed[], { rest, min_rest_hours: limit }: Plan['rules']): Conflict[] {
  if (rest === 'off') return [];
  const found: Conflict[] = [];
  /** All that end last among those that began before `since`. */
  let last: Timed[] = [];
  let same: Timed[] = [];
  const close = () => {
    for (const shift of same) {
      const end = last[0]?.end ?? -Infinity;
      if (shift.end > end) last = [shift];
      else if (shift.end === end) last.push(shift);
    }
    same = [];
  };
  for (const shift of shifts) {
    if (same[0] && same[0].start < shift.start) close();
    same.push(shift);
    for (const before of last) {
      const hours = (shift.start - before.end) / 3_600_000;
      if (hours < 0 || hours >= limit) continue;
      const shared = { code: 'short_rest', severity: rest, hours, limit } as const;
      found.push({ ...shared, shift: before.shift.id, other: shift.shift.id });
      found.push({ ...shared, shift: shift.shift.id, other: before.shift.id });
    }
  }
  return found;
}

/**
 * Everything that speaks against the shifts of a plan; the form, the week grid, imports and the service ask it alike.
 * Pure, and of the cost of sorting: ask it for one employee's shifts while one of them is dragged.
 *
 * Cancelled shifts count for nothing; missed ones only for overlaps, as nobody worked them. A shift whose end is not
 * after its start is left to the form.
 */
export function conflictsOf(plan: Plan): Conflict[] {
  const employees = new Map(plan.employees.map((employee) => [employee.id, employee]));
  const counted = plan.shifts
    .filter(({ status }) => status !== 'cancelled')
    .map((shift): Timed => ({ shift, start: Date.parse(shift.start_time), end: Date.parse(shift.end_time) }))
    .filter(({ start, end }) => start < end)
    .toSorted((a, b) => a.start - b.start);
  return [...Map.groupBy(counted, ({ shift }) => shift.employee)].flatMap(([id, shifts]) =>
    conflictsOfOne(plan, employees.get(id), shifts),
  );
}

/** The same by shift, for screens that draw each with its own. */
export const conflictsByShift = (plan: Plan): Map<Id, Conflict[]> =>
  Map.groupBy(conflictsOf(plan), ({ shift }) => shift);

function conflictsOfOne(plan: Plan, employee: PlannedEmployee | undefined, shifts: Timed[]): Conflict[] {
  const { rules, planned } = plan;
  const worked = shifts.filter(({ shift }) => shift.status !== 'missed');
  const told = planned ? worked.filter(({ shift }) => planned.has(shift.id)) : worked;
  const days = byDay(worked);
  const beyond = beyondOf(employee?.beyond);
  const found = [
    ...overlaps(shifts, planned),
    ...shortRests(worked, rules),
    ...longWeeks(days, rules),
    ...longRows(days, rules),
    ...shortShifts(told, rules),
    ...longPeriods(days, rules, beyond),
    ...longAverages(days, rules, beyond),
    ...fewSundays(worked, rules, beyond),
    ...(employee ? unfit(employee, told, rules) : []),
  ];
  return planned ? found.filter(({ shift }) => planned.has(shift)) : found;
}

const known = new WeakMap<PlannedEmployee, ReturnType<typeof makeTimes>>();

const makeTimes = (employee: PlannedEmployee) => ({ outside: availabilityOf(employee), timeOff: timeOffOf(employee) });

/** Worked out once of each, however many plans they are in. */
function timesOf(employee: PlannedEmployee) {
  const times = known.get(employee) ?? makeTimes(employee);
  known.set(employee, times);
  return times;
}

/** What the employee lacks for their shifts: time and qualifications. */
function unfit(employee: PlannedEmployee, shifts: Timed[], rules: Plan['rules']): Conflict[] {
  const found: Conflict[] = [];
  const { outside, timeOff } = timesOf(employee);
  const held = new Map(employee.qualifications.map(({ id, licenses }) => [id, licenses]));
  for (const timed of shifts) {
    const { id, qualifications: asked = [] } = timed.shift;
    const off = timeOff(timed);
    if (off) {
      const [from, until] = [new Date(off.start).toISOString(), new Date(off.end).toISOString()];
      found.push({ code: 'time_off', severity: off.isApproved ? 'refusal' : 'warning', shift: id, from, until });
    }
    if (rules.availability !== 'off') {
      const stretch = outside(timed);
      if (stretch) {
        const [from, until] = [new Date(stretch.start).toISOString(), new Date(stretch.end).toISOString()];
        found.push({ code: 'outside_availability', severity: rules.availability, shift: id, from, until });
      }
    }
    const missing = asked.filter((qualification) => !held.has(qualification.id));
    if (rules.qualification !== 'off' && missing.length > 0) {
      const severity = rules.qualification;
      found.push({ code: 'qualification_missing', severity, shift: id, qualifications: missing });
    }
    if (rules.license === 'off') continue;
    const expired = asked.flatMap((qualification) => {
      const day = firstInvalidDay(held.get(qualification.id), timed, timed.shift.time_zone);
      return day === undefined ? [] : { qualification, day };
    });
    if (expired.length > 0) {
      const qualifications = expired.map(({ qualification }) => qualification);
      const first = expired.map(({ day }) => day).reduce((least, day) => (day < least ? day : least));
      found.push({ code: 'license_expired', severity: rules.license, shift: id, qualifications, first });
    }
  }
  return found;
}
