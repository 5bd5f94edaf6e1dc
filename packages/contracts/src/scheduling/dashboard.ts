import { z } from 'zod';
import { key } from '../rest/index.ts';
import { companyFilter, filter, timeZone } from './fields.ts';
import { saidOfShift } from './shifts.ts';

/** scheduling.md §3, Admin statistics. */
export const statistics = z
  .object({
    employees: z.int(),
    clients: z.int(),
    shifts: z.int(),
    pendingInvites: z.int().describe('Invitations that are neither accepted nor expired.'),
    /** People with an account: of the company; of the site for a superuser. */
    totalUsers: z.int().nullable().describe('Null for a superuser while the auth service is away.'),
    companies: z.int().optional().describe('Superusers only.'),
    adminUsers: z.int().optional().describe('Users who administer a company. Superusers only.'),
  })
  .describe('Of the company asked for, else of the working company, or of everything for a superuser.');

export const statisticsQuery = z.object({ company: companyFilter });

/** `GET /internal/users/count/` of the auth service. */
export const userCount = z.object({ count: z.int().nonnegative() });

export type Statistics = z.infer<typeof statistics>;
export type StatisticsQuery = z.infer<typeof statisticsQuery>;

export const activityKinds = [
  'shift_created',
  'shift_changed',
  'employee_invited',
  'employee_registered',
  'checked_in',
  'checked_out',
  'said_late',
  'said_absent',
] as const;

export const activityKind = z.enum(activityKinds);

/** scheduling.md §2, Recent Activity. */
export const activity = z
  .object({
    kind: activityKind,
    at: z.iso.datetime(),
    employee: key,
    employee_name: z.string(),
    shift: key.nullable().describe('The shift it was about, if any.'),
    client_name: z.string().nullable(),
    start_time: z.iso.datetime().nullable(),
    end_time: z.iso.datetime().nullable(),
    time_zone: z.string().nullable().describe('IANA name: where the shift is worked.'),
  })
  .describe('Something that happened in a company.');

/** Who of those planned for today is where they should be; in the order in which they need attention. */
export const attendanceStates = ['late', 'missing', 'in', 'expected', 'done'] as const;

export const attendanceState = z
  .enum(attendanceStates)
  .describe('LATE: should have checked in by now. MISSING: the whole shift went by without.');

export const attendedShift = z
  .object({
    id: key,
    state: attendanceState,
    employee: key,
    employee_name: z.string(),
    employee_phone: z.string(),
    client_name: z.string(),
    location_name: z.string().nullable(),
    start_time: z.iso.datetime(),
    end_time: z.iso.datetime(),
    time_zone: z.string().describe('IANA name: where it is worked.'),
    checked_in_at: z.iso.datetime().nullable(),
    checked_out_at: z.iso.datetime().nullable(),
    ...saidOfShift.shape,
  })
  .describe('A shift of today.');

/** Cancelled shifts do not count. */
export const attendance = z
  .object({
    late: z.int(),
    missing: z.int(),
    in: z.int(),
    expected: z.int(),
    done: z.int(),
    shifts: z.array(attendedShift),
  })
  .describe('How many shifts of today are in each state, and those that need attention first.');

export const attendanceQuery = z.object({
  company: companyFilter,
  timezone: filter(timeZone).describe("Whose today: an IANA time zone. Default: the company's."),
});

export const activityQuery = z.object({ company: companyFilter });

export type Activity = z.infer<typeof activity>;
export type ActivityKind = (typeof activityKinds)[number];
export type Attendance = z.infer<typeof attendance>;
export type AttendanceState = (typeof attendanceStates)[number];
export type AttendedShift = z.infer<typeof attendedShift>;
export type AttendanceQuery = z.infer<typeof attendanceQuery>;
export type ActivityQuery = z.infer<typeof activityQuery>;
