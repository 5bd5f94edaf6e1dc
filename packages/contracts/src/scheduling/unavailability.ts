import { z } from 'zod';
import { sentences } from '../errors/index.ts';
import { answered, isoDate, key, optionalText } from '../rest/index.ts';
import { timeOfDay } from './portal.ts';

/** Of one employee, that have not ended. */
export const mostUnavailability = 200;

const time = timeOfDay.nullable().optional();

const details = z.object({
  from_day: isoDate,
  from_time: time.describe('HH:MM from which on that day; null: the whole day.'),
  until_day: isoDate.describe('The last day.'),
  until_time: time.describe('HH:MM until which on that day; null: the whole day.'),
  reason: optionalText(200),
});

/** Days on which an employee can't work, whatever they offer in a normal week, on the clock of their company. */
export const unavailability = z.object({
  id: key,
  ...answered(details.omit({ from_time: true, until_time: true })).shape,
  from_time: z.string().nullable(),
  until_time: z.string().nullable(),
});

export const unavailabilityInput = details
  .refine(({ from_day, until_day }) => from_day <= until_day, {
    path: ['until_day'],
    message: sentences.last_day_before_first,
  })
  .refine(
    ({ from_day, until_day, from_time, until_time }) =>
      from_day !== until_day || (from_time ?? '00:00') < (until_time ?? '24:00'),
    { path: ['until_time'], message: sentences.ends_before_start },
  );

export type Unavailability = z.infer<typeof unavailability>;
export type UnavailabilityInput = z.infer<typeof unavailabilityInput>;
