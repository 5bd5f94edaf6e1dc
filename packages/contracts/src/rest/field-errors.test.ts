import { z } from 'zod';
import { fault } from '../errors/index.ts';
import {
  type FieldErrors,
  check,
  codesOf,
  email,
  id,
  isoDateTime,
  mirrored,
  money,
  reference,
  sentencesOf,
  text,
  withCodes,
} from './index.ts';

const refusalOf = (schema: z.ZodType, input: unknown) => mirrored(check(schema, input).faults ?? []);
const errorsOf = (schema: z.ZodType, input: unknown) => sentencesOf(refusalOf(schema, input));

test.each([
  ['missing', z.object({ a: text(5) }), {}, 'This field is required.'],
  ['null', z.object({ a: text(5) }), { a: null }, 'This field may not be null.'],
  ['blank after trimming', z.object({ a: text(5) }), { a: '  ' }, 'This field may not be blank.'],
  ['too long', z.object({ a: text(5) }), { a: '123456' }, 'Ensure this field has no more than 5 characters.'],
  ['too short', z.object({ a: z.string().min(8) }), { a: 'x' }, 'Ensure this field has at least 8 characters.'],
  ['not a number', z.object({ a: z.number() }), { a: 'x' }, 'A valid number is required.'],
  ['not an integer', z.object({ a: z.int() }), { a: 1.5 }, 'A valid integer is required.'],
  ['not a boolean', z.object({ a: z.boolean() }), { a: 'x' }, 'Must be a valid boolean.'],
  ['not a choice', z.object({ a: z.enum(['b']) }), { a: 'x' }, '"x" is not a valid choice.'],
  ['missing choice', z.object({ a: z.enum(['b']) }), {}, 'This field is required.'],
  ['not an e-mail address', z.object({ a: email }), { a: 'x' }, 'Enter a valid email address.'],
  ['not a URL', z.object({ a: z.url() }), { a: 'x' }, 'Enter a valid URL.'],
  ['not a list', z.object({ a: z.array(z.string()) }), { a: 'x' }, 'Expected a list of items but got type "str".'],
  ['a missing id', z.object({ a: id }), {}, 'This field is required.'],
  ['a missing reference', z.object({ a: reference }), {}, 'This field is required.'],
  ['a reference that is null', z.object({ a: reference }), { a: null }, 'This field may not be null.'],
  ['a list in place of a text', z.object({ a: text(5) }), { a: [] }, 'Not a valid string.'],
  ['an id that is no number', z.object({ a: id }), { a: 'x' }, 'A valid integer is required.'],
  ['too many places', z.object({ a: money() }), { a: '1.234' }, 'Ensure that there are no more than 2 decimal places.'],
  [
    'too many digits',
    z.object({ a: money(4) }),
    { a: '12345' },
    'Ensure that there are no more than 4 digits in total.',
  ],
  [
    'too many whole digits',
    z.object({ a: money(4) }),
    { a: '123' },
    'Ensure that there are no more than 2 digits before the decimal point.',
  ],
])('%s', (_title, schema, input, message) => {
  expect(errorsOf(schema, input)).toEqual({ a: [message] });
});

test('mirrors nested objects and lists of objects', () => {
  const schema = z.object({ site: z.object({ city: text(9) }), rules: z.array(z.object({ day: text(9) })) });
  expect(errorsOf(schema, { site: {}, rules: [{ day: 'monday' }, {}] })).toEqual({
    site: { city: ['This field is required.'] },
    rules: [{}, { day: ['This field is required.'] }],
  });
});

test('an index that is itself wrong is a key', () => {
  expect(errorsOf(z.object({ tags: z.array(text(9)) }), { tags: ['a', ''] })).toEqual({
    tags: { 1: ['This field may not be blank.'] },
  });
});

test('what belongs to no field', () => {
  expect(errorsOf(z.object({}), 'x')).toEqual({
    non_field_errors: ['Invalid data. Expected a dictionary, but got str.'],
  });
});

test.each([
  ['15', '15.00'],
  [15.5, '15.50'],
  ['007.1', '7.10'],
  ['0', '0.00'],
  ['-0.5', '-0.50'],
  ['.5', '0.50'],
  ['-.5', '-0.50'],
])('money %s is %s', (input, wire) => {
  expect(money().parse(input)).toBe(wire);
});

test.each([
  ['2026-03-01T10:00:00+02:00', '2026-03-01T08:00:00.000Z'],
  ['2026-03-01T10:00Z', '2026-03-01T10:00:00.000Z'],
])('the instant %s is %s', (input, wire) => {
  expect(isoDateTime.parse(input)).toBe(wire);
});

test.each(['0000-01-01T00:00:00Z', '0001-01-01T00:00:00+01:00', '9999-12-31T23:59:59-01:00', '10000-01-01T00:00:00Z'])(
  'the instant %s is out of range',
  (value) => {
    expect(isoDateTime.safeParse(value).success).toBe(false);
  },
);

describe('every sentence has a code and its parameters', () => {
  test.each([
    ['the kind of issue', z.string().max(5), '123456', 'max_length', { max: 5 }],
    ['what is absent', text(5), undefined, 'required', {}],
    ['a choice', z.enum(['b']), 'x', 'invalid_choice', { value: 'x' }],
    ['a schema’s own sentence', email, 'x', 'invalid_email', {}],
    ['a schema’s own rule', money(4), '12345', 'max_digits', { max: 4 }],
    ['a sentence that is not in the table', z.string().refine(() => false, 'Not today.'), 'x', 'invalid', {}],
  ])('%s', (_, schema, a, code, params) => {
    expect(codesOf(refusalOf(z.object({ a: schema }), { a }))).toEqual({ a: [{ code, params }] });
  });

  test('sentences and codes that came apart on the wire find together again', () => {
    const errors: FieldErrors = {
      name: [fault('max_length', { max: 5 })],
      rules: [{}, { day: [fault('required')] }],
      on: ['Ours.'],
    };
    const codes = { ...codesOf(errors), on: undefined };
    expect(withCodes(sentencesOf(errors), codes)).toEqual(errors);
  });
});
