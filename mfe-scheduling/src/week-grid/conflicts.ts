import { defaultPlanningRules, type DayOfWeek, type ShiftStatus } from '@portfolio/contracts/scheduling';
import type { Plan, PlannedShift } from '@portfolio/planning/conflicts';
import type { Schedule, ScheduledShift } from './grid.types.ts';

/**
 * The loaded schedule as the rules of planning read it. Rest, weeks and days in a row are judged by the shifts that are
 * loaded: whole weeks.
 */
export function planOf({ employees, timeZone }: Schedule, shifts: readonly ScheduledShift[]): Plan {
  const concerned = new Set(shifts.map(({ employeeId }) => employeeId));
  return {
    rules: defaultPlanningRules,
    shifts: shifts.map((shift) => plannedShift(shift, timeZone)),
    employees: employees
      .filter(({ id }) => concerned.has(id))
      .map(({ id, qualifications, availability }) => ({
        id,
        time_zone: timeZone,
        qualifications: qualifications.map((qualification) => ({ id: qualification })),
        availability: availability.map((rule) => ({
          day_of_week: inLowerCase<DayOfWeek>(rule.dayOfWeek),
          start_time: rule.startTime,
          end_time: rule.endTime,
          is_available: rule.isAvailable,
        })),
      })),
  };
}

const plannedShift = (shift: ScheduledShift, time_zone: string): PlannedShift => ({
  id: shift.id,
  employee: shift.employeeId,
  start_time: shift.startTime,
  end_time: shift.endTime,
  time_zone,
  status: inLowerCase<ShiftStatus>(shift.status),
  allow_overlap: shift.allowOverlap,
});

/** GraphQL writes enums in capitals. */
const inLowerCase = <Value extends string>(value: Uppercase<Value>): Value => value.toLowerCase() as Value;
