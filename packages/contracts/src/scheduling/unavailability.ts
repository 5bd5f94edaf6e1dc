import { z } from 'zod';
import { sentences } from '../errors/index.ts';
import { answered, isoDate, key, optionalText } from '../rest/index.ts';
import { timeOfDay } from './portal.ts';

/** Of one employee, that have not ended. */
export const mostUnavailability = 200;

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

export type Unavailability = z.infer<typeof unavailability>;
export type UnavailabilityInput = z.infer<typeof unavailabilityInput>;
