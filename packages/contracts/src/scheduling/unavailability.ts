import { z } from 'zod';
import { refusal, sentences } from '../errors/index.ts';
import { answered, isoDate, key, optionalText } from '../rest/index.ts';
import { timeOfDay } from './portal.ts';

/** Of one employee, that have not ended. */
export const mostUnavailability = 400;

const time = timeOfDay.nullable().optional();

/** Days, which may begin and end at a time, on the clock of a company. */
export const stretch = z.object({
  from_day: isoDate,
  from_time: time.describe('HH:MM from which on that day; null: the whole day.'),
  until_day: isoDate.describe('The last day.'),
  until_time: time.describe('HH:MM until which on that day; null: the whole day.'),
});

const answeredTime = z.string().nullable();

/** The same, as answers have it. */
export const answeredStretch = z.object({
  ...answered(stretch.omit({ from_time: true, until_time: true })).shape,
  from_time: answeredTime,
  until_time: answeredTime,
});

type Stretch = z.infer<typeof stretch>;

/** The end of a stretch is after its beginning; else what is wrong is said of `until_day` or `until_time`. */
export const stretchInOrder = <T extends z.ZodType<Stretch>>(input: T): T =>
  input
    .refine(({ from_day, until_day }) => from_day <= until_day, {
      path: ['until_day'],
      message: sentences.last_day_before_first,
    })
    .refine(
      ({ from_day, until_day, from_time, until_time }) =>
        from_day !== until_day || (from_time ?? '00:00') < (until_time ?? '24:00'),
      { path: ['until_time'], message: sentences.ends_before_start },
    );

const reason = { reason: optionalText(200) };

/** Days on which an employee can't work, whatever they offer in a normal week, on the clock of their company. */
export const unavailability = z.object({
  id: key,
  ...answeredStretch.shape,
  ...answered(z.object(reason)).shape,
});

export const unavailabilityInput = stretchInOrder(stretch.extend(reason));

/** What can be said of a time: `cannot` is an exclusion, the others are wishes, which planners weigh. */
export const datedKind = z.enum(['cannot', 'rather_not', 'rather']);
export const wishKind = datedKind.exclude(['cannot']);

/** What an employee has said of some days, on the clock of their company. */
export const datedAvailability = z
  .object({
    kind: datedKind.describe('CANNOT: they cannot work then. The others are wishes.'),
    ...answeredStretch.shape,
    ...answered(z.object(reason)).shape,
  })
  .describe('What an employee has said of some days, whatever they offer in a normal week.');

/** Of one call, and of days from today on. */
export const paintLimits = { strokes: 200, days: 62, daysAhead: 400 } as const;

export const availabilityStroke = stretchInOrder(
  stretch.extend({ kind: datedKind.nullable().describe('Null takes away what was said of that time.'), ...reason }),
);

const day = 86_400_000;

/** Whether stretches touch at most so many days together. */
function areFewDays(strokes: readonly Stretch[]): boolean {
  const touched = new Set<number>();
  for (const { from_day, until_day } of strokes)
    for (let at = Date.parse(from_day); at <= Date.parse(until_day); at += day) {
      touched.add(at);
      // A night ends on the day after the last one that was painted.
      if (touched.size > paintLimits.days + 1) return false;
    }
  return true;
}

/** In their order: each replaces what was said of its time before. The same once more changes nothing. */
export const availabilityPainted = z.object({
  strokes: z
    .array(availabilityStroke)
    .min(1)
    .max(paintLimits.strokes)
    .refine(areFewDays, refusal('days_too_many', { max: paintLimits.days })),
});

export type AvailabilityPainted = z.infer<typeof availabilityPainted>;
export type DatedAvailability = z.infer<typeof datedAvailability>;
export type DatedKind = z.infer<typeof datedKind>;
export type WishKind = z.infer<typeof wishKind>;
export type Unavailability = z.infer<typeof unavailability>;
export type UnavailabilityInput = z.infer<typeof unavailabilityInput>;
