import { z } from 'zod';
import { companyFilter, filter } from './fields.ts';
import { timeZone } from './time-zone.ts';

export const activityKinds = [
  'shift_created',
  'shift_changed',
  'employee_invited',
  'employee_registered',
  'checked_in',
  'checked_out',
] as const;

/** Something that happened in a company (scheduling.md §2, Recent Activity). */
export const activity = z.object({
  kind: z.enum(activityKinds),
  at: z.iso.datetime(),
  employee: z.int(),
  employee_name: z.string(),
  /** The shift it was about, if any, with where and when. */
  shift: z.int().nullable(),
  client_name: z.string().nullable(),
  start_time: z.iso.datetime().nullable(),
  end_time: z.iso.datetime().nullable(),
});

/** Who of those planned for today is where they should be; in the order in which they need attention. */
export const attendanceStates = ['late', 'missing', 'in', 'expected', 'done'] as const;

/** A shift of today. */
export const attendedShift = z.object({
  id: z.int(),
  /** `late`: should have checked in by now; `missing`: the whole shift went by without. */
  state: z.enum(attendanceStates),
  employee: z.int(),
  employee_name: z.string(),
  client_name: z.string(),
  location_name: z.string().nullable(),
  start_time: z.iso.datetime(),
  end_time: z.iso.datetime(),
  checked_in_at: z.iso.datetime().nullable(),
  checked_out_at: z.iso.datetime().nullable(),
});

/** How many shifts of today are in each state, and those that need attention first. Cancelled ones do not count. */
export const attendance = z.object({
  late: z.int(),
  missing: z.int(),
  in: z.int(),
  expected: z.int(),
  done: z.int(),
  shifts: z.array(attendedShift),
});

/** `timezone` says which day is today; without it the company's does. */
export const attendanceQuery = z.object({ company: companyFilter, timezone: filter(timeZone) });

export const activityQuery = z.object({ company: companyFilter });

export type Activity = z.infer<typeof activity>;
export type ActivityKind = (typeof activityKinds)[number];
export type Attendance = z.infer<typeof attendance>;
export type AttendanceState = (typeof attendanceStates)[number];
export type AttendedShift = z.infer<typeof attendedShift>;
export type AttendanceQuery = z.infer<typeof attendanceQuery>;
export type ActivityQuery = z.infer<typeof activityQuery>;
