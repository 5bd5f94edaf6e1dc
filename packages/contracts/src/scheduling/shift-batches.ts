import { z } from 'zod';
import { answered, key } from '../rest/index.ts';
import { shiftConflict } from './conflicts.ts';
import { scheduling } from './constants.ts';
import { companyOfNew } from './fields.ts';
import { weekdays } from './shift-series.ts';
import { shift, shiftDetails } from './shifts.ts';

/** What becomes of a shift that is planned together with others. */
export const plannedStates = ['made', 'there', 'refused'] as const;
export const plannedState = z
  .enum(plannedStates)
  .describe('MADE: it is made, or would be. THERE: the same shift exists already. REFUSED: see its reason.');

/** Why a shift is not made. */
export const plannedReasons = ['overlap', 'rule', 'inactive_client', 'inactive_employee'] as const;
export const plannedReason = z
  .enum(plannedReasons)
  .describe('OVERLAP: see `overlapped`. RULE: the company refuses it; see `conflicts`.');

export const overlappedShift = z
  .object({ client_name: z.string(), start_time: z.iso.datetime(), end_time: z.iso.datetime() })
  .describe('The shift that the employee has at the time.');

export const plannedShift = shift
  .pick({
    client_id: true,
    client_name: true,
    location_id: true,
    location_name: true,
    employee_id: true,
    employee_name: true,
    start_time: true,
    end_time: true,
    time_zone: true,
  })
  .extend({
    ...answered(shiftDetails).shape,
    post_id: key.nullable().describe('The post that it fills.'),
    id: key.nullable().describe('Null for one that is not made.'),
    state: plannedState,
    reason: plannedReason.nullable(),
    overlapped: overlappedShift.nullable(),
    conflicts: z.array(shiftConflict).describe('What else speaks against it, beside overlaps.'),
  })
  .describe('One of several shifts that are planned together.');

export const shiftBatch = z
  .object({
    saved: z.boolean().describe('False for a preview, and when some are refused and not to be skipped.'),
    shifts: z.array(plannedShift).describe('In the order of their start.'),
  })
  .describe('Shifts that are planned together: what became of each, or would.');

/** How a batch is made. */
export const batchChoices = {
  preview: z.boolean().optional().describe('True writes nothing, and answers what would be made.'),
  skip: z
    .boolean()
    .optional()
    .describe('True leaves out what is refused; otherwise it keeps everything from being made.'),
};

const day = 86_400_000;

/** What is said of weeks. */
export const weekSentences = {
  tooFarAway: `Choose a week within ${scheduling.shiftYears} years of today.`,
  same: 'Choose a different week from the one you are copying.',
  tooMany: `A week of more than ${scheduling.weekShifts} shifts cannot be copied at once.`,
} as const;

/** A day of a week from Monday to Sunday. */
export const weekDay = z.iso
  .date()
  .refine(
    (date) => Math.abs(Date.parse(date) - Date.now()) <= (scheduling.shiftYears * 365 - 7) * day,
    weekSentences.tooFarAway,
  );

const mondays = (date: string) => Math.floor((Date.parse(date) / day + 3) / 7);

/** `POST /planner/shifts/copy_week/`. */
export const weekCopyInput = z
  .object({
    company: companyOfNew,
    from: weekDay.describe('A day of the week that is copied.'),
    to: weekDay.describe('A day of the week that it is copied into.'),
    ...batchChoices,
  })
  .refine(({ from, to }) => mondays(from) !== mondays(to), { path: ['from'], message: weekSentences.same });

/** `POST /planner/shifts/{id}/repeat/`. */
export const repeatInput = z.object({
  weekdays,
  every_weeks: z.int().min(1).max(52).default(1).describe('1 is every week; weeks begin on Monday.'),
  until: z.iso.date().describe(`At most ${scheduling.seriesDays} days after the shift.`),
  ...batchChoices,
});

export type PlannedState = (typeof plannedStates)[number];
export type PlannedReason = (typeof plannedReasons)[number];
export type PlannedShift = z.infer<typeof plannedShift>;
export type ShiftBatch = z.infer<typeof shiftBatch>;
export type WeekCopyInput = z.infer<typeof weekCopyInput>;
export type RepeatInput = z.infer<typeof repeatInput>;
