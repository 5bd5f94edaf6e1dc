import { z } from 'zod';
import { fault, type Fault } from '../errors/index.ts';
import { isoDateTime, key, text } from '../rest/index.ts';
import { scheduling } from './constants.ts';
import { offsetOrSite, shiftStatus } from './shifts.ts';

/** `POST /planner/shifts/{id}/corrections/`. */
export const attendanceInput = z.object({
  checked_in_at: isoDateTime.describe(offsetOrSite),
  checked_out_at: isoDateTime.nullable().describe('Null while the shift is in progress.'),
  reason: text(500).describe('Kept, with who corrects and what was before.'),
});

type Times = Pick<AttendanceInput, 'checked_in_at' | 'checked_out_at'>;

const hour = 3_600_000;

/**
 * What is wrong with corrected times, by field; undefined when nothing is. The form and the service ask it alike.
 * @param plan of the shift; all times are ISO 8601
 */
export function attendanceFaults(
  plan: { start_time: string; end_time: string },
  { checked_in_at, checked_out_at }: Times,
  now: Date,
): Partial<Record<keyof Times, [Fault]>> | undefined {
  const within = (time: number) =>
    time >= Date.parse(plan.start_time) - scheduling.attendanceHours * hour &&
    time <= Date.parse(plan.end_time) + scheduling.attendanceHours * hour;
  const start = Date.parse(checked_in_at);
  const wrongStart = faultOf(start, within(start), now);
  if (wrongStart) return { checked_in_at: [wrongStart] };
  if (checked_out_at === null) return undefined;
  const end = Date.parse(checked_out_at);
  if (end < start) return { checked_out_at: [fault('out_before_in')] };
  const wrongEnd = faultOf(end, within(end), now);
  if (wrongEnd) return { checked_out_at: [wrongEnd] };
  const max = scheduling.shiftHours;
  return end - start > max * hour ? { checked_out_at: [fault('attendance_too_long', { max })] } : undefined;
}

function faultOf(time: number, isNear: boolean, now: Date): Fault | undefined {
  if (time > now.getTime()) return fault('time_to_come');
  return isNear ? undefined : fault('attendance_too_far', { max: scheduling.attendanceHours });
}

export const attendanceCorrection = z
  .object({
    id: key,
    shift: key,
    corrected_at: z.iso.datetime(),
    corrected_by: key.describe('The user who did it.'),
    corrected_by_name: z.string().nullable().describe('Null while it cannot be told.'),
    reason: z.string().describe('Empty where a status was set back to scheduled.'),
    status_before: shiftStatus,
    status_after: shiftStatus,
    checked_in_before: z.iso.datetime().nullable(),
    checked_in_after: z.iso.datetime().nullable(),
    checked_out_before: z.iso.datetime().nullable(),
    checked_out_after: z.iso.datetime().nullable(),
  })
  .describe('How an administrator changed check-in or check-out of a shift. Nothing changes or removes it.');

export type AttendanceInput = z.infer<typeof attendanceInput>;
export type AttendanceCorrection = z.infer<typeof attendanceCorrection>;
