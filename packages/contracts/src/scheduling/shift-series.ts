import { z } from 'zod';
import { key } from '../rest/index.ts';
import { scheduling } from './constants.ts';
import { dayOfWeek } from './portal.ts';

/** What is said of repetitions. */
export const seriesSentences = {
  tooLong: `A shift repeats for at most ${scheduling.seriesDays} days.`,
  none: 'This rule creates no shifts before that date.',
  repeats: 'This shift already repeats.',
  alone: 'This shift does not repeat.',
} as const;

/** Days of the week, at least one. */
export const weekdays = z.array(dayOfWeek).min(1).max(7);

/** The rule by which a shift repeats; its times of day are those of the shift. */
export const shiftSeries = z
  .object({
    id: key,
    weekdays,
    every_weeks: z.int().describe('1 is every week; weeks begin on Monday.'),
    until: z.iso.date().describe('The last day on which it can start.'),
  })
  .describe('The rule by which a shift repeats.');

/** Answer of `PATCH /planner/shifts/{id}/following/`. */
export const followingShifts = z.object({ shifts: z.array(key).describe('Ids of what was changed, this one first.') });

export type ShiftSeries = z.infer<typeof shiftSeries>;
