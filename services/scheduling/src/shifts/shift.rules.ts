import { fault, type Fault } from '@portfolio/contracts/errors';
import { scheduling, type ShiftStatus } from '@portfolio/contracts/scheduling';

interface Attendance {
  status: ShiftStatus;
  checked_in_at: Date | null;
  checked_out_at: Date | null;
}

/**
 * Check-in is "allowed only when status is scheduled and not yet checked in" (scheduling.md §4).
 * @returns why not, or undefined when it is allowed
 */
export function refuseCheckIn({ status, checked_in_at }: Attendance): Fault | undefined {
  if (checked_in_at) return fault('checked_in');
  if (status !== 'scheduled') return fault(`check_in_${status}`);
  return undefined;
}

/**
 * Check-out is "allowed only when checked in, not checked out, and status is in_progress" (scheduling.md §4).
 * @returns why not, or undefined when it is allowed
 */
export function refuseCheckOut({ status, checked_in_at, checked_out_at }: Attendance): Fault | undefined {
  if (!checked_in_at) return fault('not_checked_in');
  if (checked_out_at) return fault('checked_out');
  if (status !== 'in_progress') return fault(`check_out_${status}`);
  return undefined;
}

/**
 * Who has come says no more that they will, and a shift of some other day is planned with its administrators.
 * @returns why its employee may not say that they are late or cannot come
 */
export function refuseWord(
  { status, checked_in_at, start_time, end_time }: Attendance & { start_time: Date; end_time: Date },
  now: Date,
): Fault | undefined {
  if (checked_in_at) return fault('checked_in');
  if (status !== 'scheduled' || end_time <= now) return fault('word_over');
  return start_time.getTime() - now.getTime() > scheduling.wordHours * 3_600_000 ? fault('word_early') : undefined;
}

interface Attended extends Pick<Attendance, 'checked_in_at'> {
  start_time: Date;
}

/**
 * What an administrator's change of status does to the record of attendance: a shift set back starts anew, and one that is
 * said to run is checked in, since its start or since now, so that its employee can check out (scheduling.md §4).
 */
export function attendanceAfter(
  status: ShiftStatus,
  { start_time, checked_in_at }: Attended,
  now: Date,
): Partial<Attendance> {
  if (status === 'scheduled') return { checked_in_at: null, checked_out_at: null };
  if (status !== 'in_progress') return {};
  return { checked_in_at: checked_in_at ?? (start_time < now ? start_time : now), checked_out_at: null };
}
