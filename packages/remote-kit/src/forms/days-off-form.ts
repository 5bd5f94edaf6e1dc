import { fault } from '@portfolio/contracts/errors';
import { unavailabilityInput } from '@portfolio/contracts/scheduling';

const values = { fromDay: '', fromTime: '', untilDay: '', untilTime: '', reason: '' };

/** Of `useForm`: days on which somebody can't work, said by themselves or by who plans. A day without an end is that one day. */
export const daysOffForm = {
  values,
  schema: unavailabilityInput,
  request: ({ fromDay, fromTime, untilDay, untilTime, reason }: typeof values) => ({
    fromDay,
    fromTime: fromTime || null,
    untilDay: untilDay || fromDay,
    untilTime: untilTime || null,
    reason,
  }),
  rules: ({ fromDay }: typeof values) => ({ fromDay: fromDay === '' ? fault('required') : undefined }),
};
