import { fault } from '@portfolio/contracts/errors';
import { unavailabilityInput } from '@portfolio/contracts/scheduling';

interface Days {
  fromDay: string;
  fromTime: string;
  untilDay: string;
  untilTime: string;
}

/** Days of a form as they are sent: a day without an end is that one day, and without times it is whole. */
export const daysSent = <Values extends Days>(values: Values) => ({
  ...values,
  fromTime: values.fromTime || null,
  untilDay: values.untilDay || values.fromDay,
  untilTime: values.untilTime || null,
});

const values = { fromDay: '', fromTime: '', untilDay: '', untilTime: '', reason: '' };

/** Of `useForm`: days on which somebody can't work, said by themselves or by who plans. */
export const daysOffForm = {
  values,
  schema: unavailabilityInput,
  request: daysSent<typeof values>,
  rules: ({ fromDay }: typeof values) => ({ fromDay: fromDay === '' ? fault('required') : undefined }),
};
