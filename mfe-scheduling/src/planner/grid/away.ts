import type { DayOfWeek } from '@portfolio/contracts/scheduling';
import { unavailableIn, type PlannedEmployee } from '@portfolio/planning/conflicts';
import type { Period } from './calendar.ts';
import type { ScheduledEmployee } from './grid.types.ts';

/** A part of a day, from 0 to 1. */
export interface Away {
  from: number;
  to: number;
}

const none: readonly Away[] = [];

/** For each day, when an employee of the grid's zone is not available. */
export function awayOf(employee: ScheduledEmployee | undefined, { days, bounds, zone }: Period): (readonly Away[])[] {
  if (!employee || employee.availability.length + employee.unavailability.length === 0) return days.map(() => none);
  const planned = availabilityIn(employee, zone);
  return days.map((_, day) => {
    const [start, end] = [bounds[day]!, bounds[day + 1]!];
    const part = (instant: number) => (instant - start) / (end - start);
    return unavailableIn(planned, start, end).map((away) => ({ from: part(away.start), to: part(away.end) }));
  });
}

/** For each day, the time off of an employee that it touches: what is approved before what is asked for. */
export const timeOffOf = (employee: ScheduledEmployee | undefined, { days }: Period) =>
  days.map((date) => {
    const day = date.toString();
    const own = employee?.unavailability.filter((away) => away.fromDay <= day && day <= away.untilDay) ?? [];
    return own.find(({ timeOff }) => timeOff === 'APPROVED') ?? own.find(({ timeOff }) => timeOff === 'PENDING');
  });

/** Not there on any of the day. */
export const isOff = (away: readonly Away[]): boolean => away.some(({ from, to }) => from <= 0 && to >= 1);

/** An employee as the rules know them. @param zone on whose clock they said when they are available */
export const availabilityIn = (
  { id, qualifications, licenses, availability, unavailability, wishes, beyond }: ScheduledEmployee,
  zone: string,
): PlannedEmployee => ({
  id,
  time_zone: zone,
  beyond,
  qualifications: qualifications.map((qualification) => ({
    id: qualification,
    licenses: ofQualification(licenses, qualification),
  })),
  availability: availability.map((rule) => ({
    day_of_week: rule.dayOfWeek.toLowerCase() as DayOfWeek,
    start_time: rule.startTime,
    end_time: rule.endTime,
    is_available: rule.isAvailable,
  })),
  wishes: wishes.map((days) => ({ ...stretchOf(days), kind: days.kind === 'RATHER' ? 'rather' : 'rather_not' })),
  unavailability: unavailability.map((days) => ({
    ...stretchOf(days),
    time_off: days.timeOff === 'APPROVED' ? 'approved' : days.timeOff === 'PENDING' ? 'pending' : null,
  })),
});

const stretchOf = (
  days: Pick<ScheduledEmployee['wishes'][number], 'fromDay' | 'fromTime' | 'untilDay' | 'untilTime'>,
) => ({
  from_day: days.fromDay,
  from_time: days.fromTime ?? null,
  until_day: days.untilDay,
  until_time: days.untilTime ?? null,
});

/** When an employee's licenses are good; undefined where nothing expires. */
function ofQualification(licenses: ScheduledEmployee['licenses'], qualification: string) {
  const own = licenses.filter(({ qualificationId }) => qualificationId === qualification);
  return own.length === 0 ? undefined : own;
}
