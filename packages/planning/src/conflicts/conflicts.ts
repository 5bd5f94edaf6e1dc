import { availabilityOf, timeOffOf } from './availability.ts';
import { firstInvalidDay } from './licenses.ts';
import { overlaps, shortRests } from './pairs.ts';
import { beyondOf, fewSundays, longAverages, longPeriods, shortShifts } from './periods.ts';
import type { Conflict, Id, Plan, PlannedEmployee, Timed } from './types.ts';
import { byDay, longRows, longWeeks } from './weeks.ts';

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
  const { rules, planned = new Set() } = plan;
  const worked = shifts.filter(({ shift }) => shift.status !== 'missed');
  const days = byDay(worked);
  const beyond = beyondOf(employee?.beyond);
  return [
    ...overlaps(shifts, planned),
    ...shortRests(worked, rules),
    ...longWeeks(days, rules),
    ...longRows(days, rules),
    ...shortShifts(worked, rules),
    ...longPeriods(days, rules, beyond),
    ...longAverages(days, rules, beyond),
    ...fewSundays(worked, rules, beyond),
    ...(employee ? unfit(employee, worked, rules) : []),
  ];
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
