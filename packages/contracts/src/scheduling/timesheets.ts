import { z } from 'zod';
import { refusal } from '../errors/index.ts';
import { decimal, id, isoDate, key } from '../rest/index.ts';
import { scheduling } from './constants.ts';
import { companyFilter, filter } from './fields.ts';
import { shiftStatus } from './shifts.ts';

/**
 * `open`: completed, still to be paid and not approved. Of these, and of what was missed or never ended, the exceptions: `differs` by more
 * than five minutes from the plan, `no_check_out`, `absent` without a check-in; the others are `exact`.
 */
export const timesheetStates = ['open', 'exact', 'differs', 'no_check_out', 'absent', 'approved', 'all'] as const;
export const timesheetState = z.enum(timesheetStates);

export const timesheet = z
  .object({
    id: key.describe('Of the shift.'),
    company: key,
    employee: key,
    employee_name: z.string(),
    client_name: z.string(),
    title: z.string(),
    status: shiftStatus,
    date: z.iso.date().describe('The day on which it starts where it is worked.'),
    time_zone: z.string().describe('IANA name.'),
    start_time: z.iso.datetime(),
    end_time: z.iso.datetime(),
    checked_in_at: z.iso.datetime().nullable(),
    checked_out_at: z.iso.datetime().nullable(),
    planned_hours: decimal.describe('Two places.'),
    worked_hours: decimal
      .nullable()
      .describe('Two places: from check-in to check-out; null where one of them is missing, and the plan is paid.'),
    pay: decimal.describe('Dollars.'),
    approved_at: z.iso.datetime().nullable(),
    approved_by: key
      .nullable()
      .describe('The user who approved it; null where it was as planned, and approved at once.'),
    corrected: z.boolean().describe('An administrator has corrected its times.'),
    paid: z.boolean(),
    version: z.string().describe('Another one whenever its employee, times or pay are: approving names what was seen.'),
  })
  .describe('What was worked of a shift that has begun, beside its plan.');

export const timesheetListFilter = z.object({
  company: companyFilter,
  employee: filter(id),
  state: filter(timesheetState).describe('Default: all.'),
  from: filter(isoDate).describe('Starts on that day or later, where it is worked.'),
  to: filter(isoDate).describe('Starts on that day or earlier.'),
});

/** Columns that `ordering` of the list of timesheets may name. */
export const timesheetOrdering = ['start_time', 'employee_name'] as const;

/** `POST /planner/timesheets/approve/`. */
export const timesheetApproval = z
  .object({
    shifts: z.array(id).min(1).max(scheduling.approvedTogether),
    versions: z
      .array(z.string().max(32))
      .max(scheduling.approvedTogether)
      .optional()
      .describe(
        'What was seen of each shift. One that has another by now is not approved; the answer shows it as it is.',
      ),
    approved: z.boolean().default(true).describe('False takes the approval away.'),
  })
  .refine(({ shifts, versions }) => !versions || versions.length === shifts.length, {
    path: ['versions'],
    ...refusal('invalid_format'),
  });

export type Timesheet = z.infer<typeof timesheet>;
export type TimesheetListFilter = z.infer<typeof timesheetListFilter>;
export type TimesheetApproval = z.infer<typeof timesheetApproval>;
