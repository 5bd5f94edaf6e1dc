import { z } from 'zod';
import { messages, refusal } from '../errors/index.ts';
import { pythonType, isNullable, unwrapped } from './schemas.ts';

/** A field's own sentence for what is of another type; what is absent and the field's other rules keep theirs. */
export const otherwise = (message: string) => ({
  error: ({ code, input }: { code?: string; input?: unknown }) =>
    code === 'invalid_type' && input !== undefined && input !== null ? message : undefined,
});

/** Trimmed text that may not be blank. */
export const text = (maxLength: number) => z.string().trim().min(1, { abort: true }).max(maxLength);

/** Trimmed text that may be blank or absent; absent stays absent so that PATCH can tell. */
export const optionalText = (maxLength: number) => z.string().trim().max(maxLength).optional();

/** What {@link answered} knows how to answer; another type does not compile. */
type Plain = z.ZodString | z.ZodNumber | z.ZodBoolean | z.ZodEnum | z.ZodISODate | z.ZodISODateTime;
type Wrapped<Inner extends z.ZodType> = z.ZodOptional<Inner> | z.ZodNullable<Inner>;
type Detail = Plain | Wrapped<Plain> | z.ZodOptional<z.ZodNullable<Plain>> | z.ZodNullable<z.ZodOptional<Plain>>;

type Bare<Field> = Field extends z.ZodOptional<infer Inner> | z.ZodNullable<infer Inner> ? Bare<Inner> : Field;
type Answer<Field extends z.ZodType> = null extends z.output<Field> ? z.ZodNullable<Bare<Field>> : Bare<Field>;

/** Fields of a body as answers have them: always there, null where that may be sent, and texts of any length. Descriptions are the body's alone. */
export function answered<Shape extends Record<string, Detail>>({ shape }: z.ZodObject<Shape>) {
  const answers = Object.entries(shape).map(([name, field]) => {
    const inner = unwrapped(field) as z.ZodType;
    const bare = inner instanceof z.ZodString ? z.string() : inner;
    return [name, isNullable(field) ? bare.nullable() : bare];
  });
  return z.object(Object.fromEntries(answers) as { [Name in keyof Shape]: Answer<Shape[Name]> });
}

/**
 * readings.md, Placeholders: the simple address pattern, without the characters that separate several addresses. It takes
 * linear time: no part of it matches what the next one does.
 */
export const emailPattern = /^[^\s@,;:<>()"]+@[^\s@,;:<>()".]+(?:\.[^\s@,;:<>()".]+)+$/;

/** An address that is too long is not looked at any further. */
export const email = z
  .string(otherwise(messages.email))
  .trim()
  .min(1, { abort: true })
  .max(254, { abort: true })
  .regex(emailPattern, messages.email)
  .meta({ format: 'email' });

/** Forms and GraphQL send keys as decimal strings. */
const asNumber = (value: unknown) =>
  typeof value === 'string' && /^ *-?\d{1,20} *$/.test(value) ? Number(value) : value;

const largestKey = 2_147_483_647;

/** A primary key: a positive 32-bit integer. Of a field that names another noun, see {@link reference}. */
export const id = z
  .preprocess(asNumber, z.int(otherwise(messages.integer)).positive(messages.integer).max(largestKey, messages.integer))
  .meta({ format: 'id' });

/** The key of another noun, in the sentences of Django's related fields: what cannot be a key leads to nothing either. */
export const reference = z
  .preprocess(
    asNumber,
    z
      .int({
        error: ({ code, input }) => {
          if (input === undefined || input === null) return undefined;
          return code === 'invalid_type' ? messages.notAKey(pythonType(input)) : messages.unknownKey(input);
        },
      })
      .superRefine((value, context) => {
        // What no number holds exactly was refused already.
        if (Number.isSafeInteger(value) && (value < 1 || value > largestKey))
          context.addIssue({ code: 'custom', ...refusal('does_not_exist', { value }) });
      }),
  )
  .meta({ format: 'id' });

/** A primary key or a reference in an answer. The format makes it an `ID` in GraphQL. */
export const key = z.int().meta({ format: 'id' });

/** An exact number in an answer, as a string with two places: `"15.00"`. `Decimal` in GraphQL. */
export const decimal = z.string().meta({ format: 'decimal' });

/** Says the first that is wrong, in the order and words of Django's decimals. */
function tooPrecise(value: string, digits: number) {
  const [whole = '', places = ''] = value.replace(/^[+-]?0*/, '').split('.');
  if (whole.length + places.length > digits) return refusal('max_digits', { max: digits });
  if (places.length > 2) return refusal('max_decimal_places', { max: 2 });
  return whole.length > digits - 2 ? refusal('max_whole_digits', { max: digits - 2 }) : undefined;
}

/** An exact amount: number or decimal string in, string with two places out (`"15.00"`). At most `digits` in all. */
export const money = (digits = 10) =>
  z
    .preprocess(
      (value) => (typeof value === 'number' && Number.isFinite(value) ? String(value) : value),
      z
        .string(otherwise(messages.number))
        .trim()
        .regex(/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/, messages.number)
        .superRefine((value, context) => {
          const wrong = tooPrecise(value, digits);
          if (wrong) context.addIssue({ code: 'custom', ...wrong });
        })
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
  .superRefine((value, context) => {
    const time = asIso(value);
    if (isInstant(time)) return;
    const wrong = isInstant(`${time}Z`) ? 'missing_offset' : 'invalid_datetime';
    context.addIssue({ code: 'custom', ...refusal(wrong) });
  })
  .transform((value) => new Date(asIso(value)).toISOString())
  .meta({ format: 'date-time' });

/** A day of the years 1 to 9999, as `YYYY-MM-DD`. */
export const isoDate = z.iso
  .date({ ...otherwise(messages.date), abort: true })
  .refine((day) => !day.startsWith('0000'), { error: messages.date, abort: true });

const offsetDateTime = z.iso.datetime({ offset: true });

/** Of the years 1 to 9999 in UTC, which are all that Django's dates and ours can say. */
const isInstant = (value: string): boolean =>
  offsetDateTime.safeParse(value).success && /^(?!0000)\d{4}-/.test(new Date(value).toISOString());

/**
 * A time as ISO 8601 has it, with seconds, of what Django reads as one: `2031-1-2 8:00+0200` is what other languages print,
 * and `datetime-local` inputs leave out the seconds. What is no time stays as it is.
 */
export function asIso(value: string): string {
  const parts = timeParts.exec(value)?.groups;
  if (!parts) return value;
  const two = (name: string) => (parts[name] ?? '').padStart(2, '0');
  const day = `${parts['year']}-${two('month')}-${two('day')}`;
  const { fraction = '', sign = '', zoneHours = '', zoneMinutes = '00' } = parts;
  const offset = sign && `${sign}${zoneHours}:${zoneMinutes}`;
  return `${day}T${two('hour')}:${two('minute')}:${two('second')}${fraction && `.${fraction}`}${parts['utc'] ?? offset}`;
}

/** Django's pattern. */
const timeParts =
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})[T ](?<hour>\d{1,2}):(?<minute>\d{1,2})(?::(?<second>\d{1,2})(?:[.,](?<fraction>\d{1,6})\d{0,6})?)?(?:(?<utc>Z)|(?<sign>[+-])(?<zoneHours>\d\d)(?::?(?<zoneMinutes>\d\d))?)?$/;

/** A filter of a list: absent, empty and null all mean "do not filter". */
export const filter = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());
