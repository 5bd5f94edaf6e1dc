import { fault } from '@portfolio/contracts/errors';
import { attendanceFaults, attendanceInput } from '@portfolio/contracts/scheduling';
import type { CorrectedAttendance, WholeShiftFragment } from '../../generated/graphql.ts';
import { instantOf, localTime } from '../../shared/times/local-time.ts';

/** As much of a shift as correcting it needs. */
export type AttendedShift = Pick<
  WholeShiftFragment,
  'id' | 'employeeName' | 'status' | 'startTime' | 'endTime' | 'timeZone' | 'checkedInAt' | 'checkedOutAt'
>;

/** What the form holds: times of `datetime-local` controls, on the clock of the place. */
export interface AttendanceValues {
  checkedInAt: string;
  checkedOutAt: string;
  reason: string;
}

/** What was recorded; where nothing was, the plan, so that most corrections are one press away. */
export const valuesOf = ({ checkedInAt, checkedOutAt, startTime, endTime, timeZone }: AttendedShift, now: Date) => {
  const planned = (instant: string) => (Date.parse(instant) <= now.getTime() ? localTime(instant, timeZone) : '');
  return {
    checkedInAt: checkedInAt ? localTime(checkedInAt, timeZone) : planned(startTime),
    checkedOutAt: checkedOutAt ? localTime(checkedOutAt, timeZone) : planned(endTime),
    reason: '',
  };
};

/** As it is sent. A time that was not touched keeps its instant, with its seconds. */
export function inputOf({ checkedInAt, checkedOutAt, reason }: AttendanceValues, shift: AttendedShift) {
  const instant = (local: string, known: string | null | undefined) =>
    known && localTime(known, shift.timeZone) === local ? known : instantOf(local, shift.timeZone);
  return {
    checkedInAt: instant(checkedInAt, shift.checkedInAt) ?? '',
    checkedOutAt: instant(checkedOutAt, shift.checkedOutAt) ?? null,
    reason,
  } satisfies CorrectedAttendance;
}

/** The service's rules, asked before it is. */
export function faultsIn(values: AttendanceValues, shift: AttendedShift, now: Date) {
  const { checkedInAt, checkedOutAt } = inputOf(values, shift);
  const plan = { start_time: shift.startTime, end_time: shift.endTime };
  const times = { checked_in_at: checkedInAt, checked_out_at: checkedOutAt };
  const faults = checkedInAt === '' ? undefined : attendanceFaults(plan, times, now);
  return {
    checkedInAt: checkedInAt === '' ? fault('required') : faults?.checked_in_at?.[0],
    checkedOutAt: faults?.checked_out_at?.[0],
    reason: values.reason.trim() === '' ? fault('required') : undefined,
  };
}

/** Its length is the contract's. */
export const reasonSchema = attendanceInput.pick({ reason: true });
