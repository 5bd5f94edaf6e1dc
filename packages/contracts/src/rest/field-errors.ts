import { z } from 'zod';
import { fault, faultOfSentence, isFault, type Fault } from '../errors/index.ts';
import { asPython, pythonType, isReference, unwrapped } from './schemas.ts';

/**
 * What is wrong per field; nested input is mirrored, a list of objects as a list with `{}` where there is nothing to say. A
 * sentence alone stands for its code in the table, or for `invalid`.
 */
export interface FieldErrors {
  [field: string]: readonly (string | Fault)[] | FieldErrors | FieldErrors[];
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
  const issues = withoutEchoes(result.error.issues);
  return { faults: issues.map((issue) => ({ path: fieldOf(schema, issue.path), fault: faultOf(issue) })) };
}

/** What is of another type altogether breaks no further rule, although zod asks a list for the length of a text too. */
function withoutEchoes(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const ofAnotherType = new Set<string>();
  return issues.filter(({ code, path }) => {
    const at = path.join('\0');
    if (ofAnotherType.has(at)) return false;
    if (code === 'invalid_type') ofAnotherType.add(at);
    return true;
  });
}

/** Django answers what is wrong with entries of a list of references at the list, and with those of other lists by index. */
function fieldOf(schema: z.core.$ZodType, path: PropertyKey[]): PropertyKey[] {
  let at: z.core.$ZodType | undefined = schema;
  for (const [depth, key] of path.entries()) {
    if (at) at = unwrapped(at);
    if (at instanceof z.ZodArray && depth === path.length - 1 && isReference(at.element)) return path.slice(0, -1);
    if (at instanceof z.ZodArray) at = at.element;
    else at = at instanceof z.ZodObject ? at.shape[String(key)] : undefined;
  }
  return path;
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
      return missing(input) ?? fault('invalid_choice', { value: asPython(input) });
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

/** Mirrors the input that a check refused; what belongs to no field goes to `non_field_errors`. */
export function mirrored(faults: readonly FieldFault[]): FieldErrors {
  const root: Tree = {};
  for (const { path, fault: wrong } of faults) add(root, path.length > 0 ? path : ['non_field_errors'], wrong);
  return root;
}

/** `FieldErrors` while they grow. */
interface Tree {
  [field: string]: Fault[] | Tree | Tree[];
}

function add(errors: Tree, [key, ...rest]: readonly PropertyKey[], wrong: Fault): void {
  const name = String(key);
  if (rest.length === 0) {
    const known = errors[name];
    if (known === undefined) errors[name] = [wrong];
    else if (isFaults(known)) known.push(wrong);
    return;
  }
  // A list of objects is answered as a list; an index that carries the fault itself stays a key.
  if (typeof rest[0] === 'number' && rest.length > 1) {
    const list = (errors[name] ??= []);
    if (!isList(list)) return;
    while (list.length <= rest[0]) list.push({});
    return add(list[rest[0]]!, rest.slice(1), wrong);
  }
  const nested = (errors[name] ??= {});
  if (!Array.isArray(nested)) add(nested, rest, wrong);
}

const isFaults = (value: Tree[string] | undefined): value is Fault[] => Array.isArray(value) && isFault(value[0]);

const isList = (value: Tree[string]): value is Tree[] => Array.isArray(value) && !isFaults(value);

type Mapped<Leaf> = { [field: string]: Leaf[] | Mapped<Leaf> | Mapped<Leaf>[] };

/** The same structure with something else in place of each fault. */
function mapFaults<Leaf>(errors: FieldErrors, map: (wrong: Fault) => Leaf): Mapped<Leaf> {
  const leaf = (item: string | Fault): Leaf => map(typeof item === 'string' ? faultOfSentence(item) : item);
  const isLeaf = (item: unknown): item is string | Fault => typeof item === 'string' || isFault(item);
  return Object.fromEntries(
    Object.entries(errors).map(([field, value]) => {
      if (!Array.isArray(value)) return [field, mapFaults(value as FieldErrors, map)];
      const items: readonly unknown[] = value;
      return [field, items.map((item) => (isLeaf(item) ? leaf(item) : mapFaults(item as FieldErrors, map)))];
    }),
  ) as Mapped<Leaf>;
}

/** The 400 body of the REST wire: sentences alone. */
export const sentencesOf = (errors: FieldErrors) => mapFaults(errors, ({ message }) => message);

/** Each with its code, parameters and sentence. */
export const faultsOf = (errors: FieldErrors) => mapFaults(errors, (wrong) => wrong);

/** Codes and parameters alone, where the sentences are known already. */
export const codesOf = (errors: FieldErrors) => mapFaults(errors, ({ code, params }) => ({ code, params }));

/** Puts sentences and their codes, which came apart on the REST wire, together again: faults where both are known. */
export function withCodes(sentences: unknown, codes: unknown): unknown {
  if (typeof sentences === 'string') {
    const { success, data } = coded.safeParse(codes);
    return success ? { ...data, message: sentences } : sentences;
  }
  if (typeof sentences !== 'object' || sentences === null) return sentences;
  const at = (key: string): unknown =>
    typeof codes === 'object' && codes !== null ? Reflect.get(codes, key) : undefined;
  const entries = Object.entries(sentences).map(([key, item]) => [key, withCodes(item, at(key))] as const);
  return Array.isArray(sentences) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}

const coded = z.object({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) });

/** The REST header with the codes of a refusal, as JSON that mirrors the body. */
export const errorCodesHeader = 'X-Error-Codes';

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
