import type { z } from 'zod';
import { messages } from '../errors/index.ts';

/** Messages per field; nested input is mirrored, a list of objects as a list with `{}` where there is nothing to say. */
export interface FieldErrors {
  [field: string]: string[] | FieldErrors | FieldErrors[];
}

type Issue = z.core.$ZodRawIssue;

/** The standard sentence for a zod issue; undefined leaves the schema's own message. Pass it as `error` to `parse`. */
export function validationMessage(issue: Issue): string | undefined {
  const { input } = issue;
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue.expected, input);
    case 'invalid_value':
    case 'invalid_union':
      return missing(input) ?? messages.choice(input);
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum), input);
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum));
    case 'invalid_format':
      return formats[issue.format] ?? messages.invalidValue;
    default:
      return undefined;
  }
}

/** Mirrors a failed parse as the 400 body of the REST wire; what belongs to no field goes to `non_field_errors`. */
export function fieldErrors(error: { issues: readonly Pick<z.core.$ZodIssue, 'path' | 'message'>[] }): FieldErrors {
  const root: FieldErrors = {};
  for (const { path, message } of error.issues) add(root, path.length > 0 ? path : ['non_field_errors'], message);
  return root;
}

function add(errors: FieldErrors, [key, ...rest]: readonly PropertyKey[], message: string): void {
  const name = String(key);
  if (rest.length === 0) {
    const known = errors[name];
    if (known === undefined) errors[name] = [message];
    else if (isMessages(known)) known.push(message);
    return;
  }
  // A list of objects is answered as a list; an index that carries the message itself stays a key.
  if (typeof rest[0] === 'number' && rest.length > 1) {
    const list = (errors[name] ??= []);
    if (!isList(list)) return;
    while (list.length <= rest[0]) list.push({});
    return add(list[rest[0]]!, rest.slice(1), message);
  }
  const nested = (errors[name] ??= {});
  if (!Array.isArray(nested)) add(nested, rest, message);
}

const isMessages = (value: FieldErrors[string] | undefined): value is string[] =>
  Array.isArray(value) && typeof value[0] === 'string';

const isList = (value: FieldErrors[string]): value is FieldErrors[] => Array.isArray(value) && !isMessages(value);

const missing = (input: unknown) =>
  input === undefined ? messages.required : input === null ? messages.notNull : undefined;

function wrongType(expected: string, input: unknown): string {
  const absent = missing(input);
  if (absent) return absent;
  switch (expected) {
    case 'number':
      return messages.number;
    case 'int':
      return messages.integer;
    case 'boolean':
      return messages.boolean;
    case 'array':
      return messages.list(pythonType(input));
    case 'object':
    case 'record':
      return messages.object(pythonType(input));
    default:
      return messages.string;
  }
}

function tooSmall(origin: string, minimum: number, input: unknown): string {
  if (origin === 'string') {
    return minimum === 1 || (typeof input === 'string' && input === '')
      ? messages.notBlank
      : messages.minLength(minimum);
  }
  if (origin === 'array' || origin === 'set') return minimum === 1 ? messages.emptyList : messages.minItems(minimum);
  return messages.minValue(minimum);
}

function tooBig(origin: string, maximum: number): string {
  if (origin === 'string') return messages.maxLength(maximum);
  return origin === 'array' || origin === 'set' ? messages.maxItems(maximum) : messages.maxValue(maximum);
}

const formats: Record<string, string> = {
  email: messages.email,
  url: messages.url,
  datetime: messages.datetime,
  date: messages.date,
  time: messages.time,
  safeint: messages.integer,
};

/** The wire names types as Django's Python does; clients have seen no other. */
function pythonType(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  const names: Record<string, string> = { string: 'str', number: 'int', boolean: 'bool', object: 'dict' };
  return names[typeof value] ?? typeof value;
}
