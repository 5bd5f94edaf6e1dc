import { fault, messages } from '@portfolio/contracts/errors';
import { check, mirrored, type FieldErrors, type FieldFault } from '@portfolio/contracts/rest';
import type { z } from 'zod';
import { validationError } from '../errors/index.ts';

/**
 * Parses input of a call, REST or GraphQL, with the contracts' schema.
 * @throws AppError `validation` with the standard messages per field
 */
export function parse<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const { data, errors } = tryParse(schema, input);
  if (errors) throw validationError(errors);
  return data;
}

/** The same with the messages as a value, for those who have more to say about the input. */
export function tryParse<T extends z.ZodType>(
  schema: T,
  input: unknown,
): { data: z.output<T>; errors?: undefined } | { data?: undefined; errors: FieldErrors } {
  const issues = [...unstorable(input)];
  if (issues.length > 0) return { errors: mirrored(issues) };
  if (input === null) return { errors: { non_field_errors: [messages.noData] } };
  const { data, faults } = check(schema, input);
  return faults ? { errors: mirrored(faults) } : { data };
}

/** JSON can carry text that PostgreSQL cannot: NUL, and half a surrogate pair. */
function* unstorable(value: unknown, path: PropertyKey[] = []): Iterable<FieldFault> {
  if (typeof value === 'string') {
    if (value.includes('\0')) yield { path, fault: fault('null_characters') };
    else if (!value.isWellFormed())
      yield { path, fault: fault('surrogate_characters', { code_point: loneSurrogate(value) }) };
  } else if (Array.isArray(value)) {
    for (const [i, item] of value.entries()) yield* unstorable(item, [...path, i]);
  } else if (isPlain(value)) {
    for (const [key, item] of Object.entries(value)) yield* unstorable(item, [...path, key]);
  }
}

const loneSurrogate = (text: string): string =>
  `U+${/\p{Surrogate}/u.exec(text)![0].charCodeAt(0).toString(16).toUpperCase()}`;

/** JSON and forms, not the files that come beside them. */
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value));
