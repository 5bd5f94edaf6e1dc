import { z } from 'zod';
import { messages, refusal } from '../errors/index.ts';

/** A field's own sentence for a wrong value; an absent one keeps the standard sentence. */
const otherwise = (message: string) => ({
  error: (issue: { input?: unknown }) => (issue.input === undefined || issue.input === null ? undefined : message),
});

/** Trimmed text that may not be blank. */
export const text = (maxLength: number) => z.string().trim().min(1, { abort: true }).max(maxLength);

/** Trimmed text that may be blank or absent; absent stays absent so that PATCH can tell. */
export const optionalText = (maxLength: number) => z.string().trim().max(maxLength).optional();

/**
 * readings.md, Placeholders: the simple address pattern, without the characters that separate several addresses. It takes
 * linear time: no part of it matches what the next one does.
 */
export const emailPattern = /^[^\s@,;:<>()"]+@[^\s@,;:<>()".]+(?:\.[^\s@,;:<>()".]+)+$/;

/** An address that is too long is not looked at any further. */
export const email = z
  .string()
  .trim()
  .min(1, { abort: true })
  .max(254, { abort: true })
  .regex(emailPattern, messages.email);

/** A primary key: a positive 32-bit integer, also as a decimal string as forms and GraphQL send it. */
export const id = z
  .preprocess(
    (value) => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value),
    z.int(otherwise(messages.integer)).positive(messages.integer).max(2_147_483_647, messages.integer),
  )
  .meta({ format: 'id' });

/** A primary key or a reference in an answer. The format makes it an `ID` in GraphQL. */
export const key = z.int().meta({ format: 'id' });

/** An exact number in an answer, as a string with two places: `"15.00"`. `Decimal` in GraphQL. */
export const decimal = z.string().meta({ format: 'decimal' });

/** An exact amount: number or decimal string in, string with two places out (`"15.00"`). At most `digits` in all. */
export const money = (digits = 10) =>
  z
    .preprocess(
      (value) => (typeof value === 'number' && Number.isFinite(value) ? String(value) : value),
      z
        .string(otherwise(messages.number))
        .trim()
        .regex(/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/, messages.number)
        .refine((value) => (value.split('.')[1] ?? '').length <= 2, refusal('max_decimal_places', { max: 2 }))
        .refine(
          (value) => value.replace(/^[+-]?0*/, '').split('.')[0]!.length <= digits - 2,
          refusal('max_digits', { max: digits }),
        )
        .transform((value) => {
          const [whole = '', cents = ''] = value.replace('+', '').split('.');
          const units = whole === '' || whole === '-' ? `${whole}0` : whole.replace(/^(-?)0+(?=\d)/, '$1');
          return `${units}.${cents.padEnd(2, '0')}`;
        }),
    )
    .meta({ format: 'decimal' });

/** An instant with an offset, answered as ISO 8601 in UTC with `Z`. */
export const isoDateTime = z
  .string(otherwise(messages.datetime))
  .refine((value) => isInstant(withSeconds(value)), messages.datetime)
  .transform((value) => new Date(withSeconds(value)).toISOString())
  .meta({ format: 'date-time' });

const offsetDateTime = z.iso.datetime({ offset: true });

/** Of the years 1 to 9999 in UTC, which are all that Django's dates and ours can say. */
const isInstant = (value: string): boolean =>
  offsetDateTime.safeParse(value).success && /^(?!0000)\d{4}-/.test(new Date(value).toISOString());

/** `datetime-local` inputs leave out the seconds. */
const withSeconds = (value: string) => value.replace(/(T\d\d:\d\d)(?=$|Z|[+-])/, '$1:00');
