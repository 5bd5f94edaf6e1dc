import type { z } from 'zod';
import { fault, faultOfSentence, isFault, type Fault } from '../errors/index.ts';

/** Messages per field; nested input is mirrored, a list of objects as a list with `{}` where there is nothing to say. */
export interface FieldErrors {
  [field: string]: string[] | FieldErrors | FieldErrors[];
}

type Issue = z.core.$ZodRawIssue;

/** The standard sentence for a zod issue; undefined leaves the schema's own message. Pass it as `error` to `parse`. */
export const validationMessage = (issue: Issue): string | undefined => standardFault(issue)?.message;

/** What is wrong, and with which field of the input. */
export interface FieldFault {
  path: PropertyKey[];
  fault: Fault;
}

/** Checks input with a schema: the parsed data, or everything that is wrong. */
export function check<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): { data: z.output<Schema>; faults?: undefined } | { data?: undefined; faults: FieldFault[] } {
  // Without its input an issue does not tell what is absent from what is wrong.
  const result = schema.safeParse(input, { error: validationMessage, reportInput: true });
  if (result.success) return { data: result.data };
  return { faults: result.error.issues.map((issue) => ({ path: issue.path, fault: faultOf(issue) })) };
}

/** The code of an issue: its schema's own (`refusal`), or that of its sentence, or that of its kind. */
function faultOf(issue: z.core.$ZodIssue): Fault {
  const own: unknown = issue.code === 'custom' ? issue.params?.['fault'] : undefined;
  if (isFault(own)) return own;
  const known = faultOfSentence(issue.message);
  if (known.code !== 'invalid') return known;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same issue, with its message
  return { ...(standardFault(issue as Issue) ?? known), message: issue.message };
}

function standardFault(issue: Issue): Fault | undefined {
  const { input } = issue;
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue.expected, input);
    case 'invalid_value':
    case 'invalid_union':
      return missing(input) ?? fault('invalid_choice', { value: String(input) });
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum), input);
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum));
    case 'invalid_format':
      return fault(formats[issue.format] ?? 'invalid_format');
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
  input === undefined ? fault('required') : input === null ? fault('null') : undefined;

function wrongType(expected: string, input: unknown): Fault {
  const absent = missing(input);
  if (absent) return absent;
  switch (expected) {
    case 'number':
      return fault('invalid_number');
    case 'int':
      return fault('invalid_integer');
    case 'boolean':
      return fault('invalid_boolean');
    case 'array':
      return fault('not_a_list', { type: pythonType(input) });
    case 'object':
    case 'record':
      return fault('not_a_dict', { type: pythonType(input) });
    default:
      return fault('invalid_string');
  }
}

function tooSmall(origin: string, min: number, input: unknown): Fault {
  if (origin === 'string') {
    return min === 1 || (typeof input === 'string' && input === '') ? fault('blank') : fault('min_length', { min });
  }
  if (origin === 'array' || origin === 'set') return min === 1 ? fault('empty') : fault('min_items', { min });
  return fault('min_value', { min });
}

function tooBig(origin: string, max: number): Fault {
  if (origin === 'string') return fault('max_length', { max });
  return origin === 'array' || origin === 'set' ? fault('max_items', { max }) : fault('max_value', { max });
}

const formats: Partial<
  Record<
    string,
    'invalid_email' | 'invalid_url' | 'invalid_datetime' | 'invalid_date' | 'invalid_time' | 'invalid_integer'
  >
> = {
  email: 'invalid_email',
  url: 'invalid_url',
  datetime: 'invalid_datetime',
  date: 'invalid_date',
  time: 'invalid_time',
  safeint: 'invalid_integer',
};

/** The wire names types as Django's Python does; clients have seen no other. */
function pythonType(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  const names: Record<string, string> = { string: 'str', number: 'int', boolean: 'bool', object: 'dict' };
  return names[typeof value] ?? typeof value;
}
