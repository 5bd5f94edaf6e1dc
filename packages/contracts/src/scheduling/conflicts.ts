import { z } from 'zod';
import { key } from '../rest/index.ts';
import { ruleSeverity } from './planning.ts';

/** What can speak against a shift; `packages/planning` finds it and has the sentences. */
export const conflictCodes = [
  'overlap',
  'outside_availability',
  'time_off',
  'qualification_missing',
  'license_expired',
  'short_rest',
  'week_hours',
  'days_in_row',
  'short_shift',
  'month_hours',
  'year_hours',
  'average_hours',
  'few_sundays',
] as const;
export const conflictCode = z.enum(conflictCodes);

export const otherShift = z
  .object({
    id: key.nullable().describe('Null for another of the changes, which has none yet.'),
    client_name: z.string(),
    start_time: z.iso.datetime(),
    end_time: z.iso.datetime(),
  })
  .describe('The other shift of a conflict.');

/** What speaks against one of several changes that are not made yet. Each code has its own of the parameters. */
export const shiftConflict = z.object({
  change: z.int().describe('The place of the change among those asked about, from 0.'),
  code: conflictCode,
  severity: ruleSeverity.describe('A REFUSAL cannot be saved.'),
  other: otherShift.nullable(),
  from: z.iso.datetime().nullable(),
  until: z.iso.datetime().nullable(),
  qualifications: z.array(z.string()).describe('Names of those that are missing, or not valid.'),
  hours: z.number().nullable(),
  days: z.int().nullable(),
  limit: z.number().nullable(),
  week: z.iso.date().nullable().describe('Its Monday.'),
  first: z.iso.date().nullable(),
  last: z.iso.date().nullable(),
});

export type ConflictCode = (typeof conflictCodes)[number];
export type ShiftConflict = z.infer<typeof shiftConflict>;
