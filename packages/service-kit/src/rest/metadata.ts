import { unwrapped } from '@portfolio/contracts/rest';
import { z } from 'zod';
import type { Description, Resource } from './resource.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What a field of a body takes, in the words of Django REST Framework's metadata. */
export interface FieldMetadata {
  type: string;
  required: boolean;
  read_only: false;
  label: string;
  help_text?: string;
  min_length?: number;
  max_length?: number;
  min_value?: number;
  max_value?: number;
  choices?: { value: unknown; display_name: string }[];
  /** Of a list. */
  child?: Omit<FieldMetadata, 'label'>;
  /** Of a nested object. */
  children?: Record<string, FieldMetadata>;
}

/** What OPTIONS answers about a path besides what the caller may do there. */
export function metadataOf<C>({ path, methods }: Resource<C>) {
  const routes = Object.values(methods);
  const media = routes.flatMap(({ answer }) => (typeof answer === 'string' ? [answer] : []));
  return {
    name: nameOf(path, methods.get),
    description: routes.map(({ summary }) => `${summary}.`).join(' '),
    renders: [...new Set(['application/json', ...media])],
    parses: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
  };
}

type Sent = Pick<Description, 'body' | 'files'>;

const known = new WeakMap<Sent, Record<string, FieldMetadata>>();

/** The fields of a route's body, worked out once. A body that is no object has none. */
export function fieldsOf(route: Sent): Record<string, FieldMetadata> {
  const fields = known.get(route) ?? describedFields(route);
  known.set(route, fields);
  return fields;
}

function describedFields({ body, files = {} }: Sent): Record<string, FieldMetadata> {
  const fields = body ? fieldsOfBody(body) : {};
  for (const [name, count] of Object.entries(files)) {
    const file = { type: 'file upload', required: false, read_only: false } as const;
    const label = words(name);
    fields[name] = count === 'one' ? { ...file, label } : { ...file, type: 'list', label, child: file };
  }
  return fields;
}

function fieldsOfBody(body: z.ZodType): Record<string, FieldMetadata> {
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any', reused: 'inline' });
  const fields = unwrapped(body);
  if (!(fields instanceof z.ZodObject)) return children(schema);
  // JSON Schema takes a field that is prepared before it is judged for one that may be left out.
  const isRequired = (field: z.ZodType) => !field.safeParse(undefined).success;
  const required = Object.entries<z.ZodType>(fields.shape).filter(([, field]) => isRequired(field));
  return children({ ...schema, required: required.map(([name]) => name) });
}

/** `/planner/clients` is "Clients List", `/planner/clients/:id` "Clients Instance", `…/add_section` "Add section". */
function nameOf(path: string, get: Description | undefined): string {
  const segments = path.split('/').filter(Boolean);
  const named = words(segments.findLast((segment) => !segment.startsWith(':')) ?? '');
  if (get?.list) return `${named} List`;
  return segments.at(-1)?.startsWith(':') ? `${named} Instance` : named;
}

function words(name: string): string {
  const text = name.replaceAll(/[-_]/g, ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function children({ properties = {}, required = [] }: JsonSchema): Record<string, FieldMetadata> {
  const named = Object.entries(properties).map(([name, schema]): [string, FieldMetadata] => {
    return [name, { label: words(name), ...described(schema as JsonSchema, required.includes(name)) }];
  });
  return Object.fromEntries(named);
}

function described(given: JsonSchema, required: boolean): Omit<FieldMetadata, 'label'> {
  const schema = withoutNull(given);
  const { description: help_text = given.description, minLength, maxLength, minimum, maximum } = schema;
  const limits = { min_length: minLength, max_length: maxLength, min_value: bound(minimum), max_value: bound(maximum) };
  const stated = Object.entries({ help_text, ...limits }).filter(([, value]) => value !== undefined);
  return {
    type: typeOf(schema),
    required,
    read_only: false,
    ...Object.fromEntries(stated),
    ...(schema.enum && { choices: schema.enum.map((value) => ({ value, display_name: words(String(value)) })) }),
    ...(schema.type === 'array' && { child: described(schema.items as JsonSchema, true) }),
    ...(schema.type === 'object' && { children: children(schema) }),
  };
}

/** What is nullable is one of two. */
function withoutNull(schema: JsonSchema): JsonSchema {
  const others = schema.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  return others.length === 1 ? others[0]! : schema;
}

/** Every integer is bounded by what a number can hold; that is no rule of the field. */
const bound = (limit: number | undefined) =>
  limit !== undefined && Math.abs(limit) >= Number.MAX_SAFE_INTEGER ? undefined : limit;

const byFormat: Partial<Record<string, string>> = {
  'date-time': 'datetime',
  date: 'date',
  time: 'time',
  decimal: 'decimal',
  email: 'email',
  uri: 'url',
  // A key of another noun, which has too many to be listed.
  id: 'field',
};

const byType: Partial<Record<string, string>> = {
  string: 'string',
  boolean: 'boolean',
  integer: 'integer',
  number: 'float',
  array: 'list',
  object: 'nested object',
};

const typeOf = ({ enum: choices, format, type }: JsonSchema): string =>
  (choices && 'choice') ?? byFormat[format ?? ''] ?? byType[String(type)] ?? 'field';
