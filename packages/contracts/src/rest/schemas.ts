import { z } from 'zod';

/** The largest `page_size` or `limit` a list accepts; larger values are cut to it. */
export const maxPageSize = 100;

/** What a list call asks for, after defaults and limits: `ordering` as column-neutral terms in priority order. */
export interface ListParameters {
  /** 1-based. */
  page: number | 'last';
  pageSize: number;
  /** Only names that the list allows; never empty when the list has a default. */
  ordering: readonly { name: string; descending: boolean }[];
  /** Whitespace-separated terms, every one of which must match. */
  search: readonly string[];
}

/** One page of results and how many there are in all. */
export interface Page<T> {
  count: number;
  results: T[];
}

/** Wire form of a list: `{count, next, previous, results}`, the links absolute or null. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({
    count: z.int().nonnegative(),
    next: z.url().nullable(),
    previous: z.url().nullable(),
    results: z.array(item),
  });

/** The wire names types as Django's Python does; clients have seen no other. */
export function pythonType(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'float';
  const names: Record<string, string> = { string: 'str', boolean: 'bool', object: 'dict' };
  return names[typeof value] ?? typeof value;
}

/** How Python prints a value within a sentence. */
export function asPython(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return JSON.stringify(value).replaceAll('"', "'");
}

type Schema = z.core.$ZodType;

/** What a schema that only wraps another one is about: the optional, the nullable, the one behind a preparation. */
export function innerOf(schema: Schema): Schema | undefined {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  ) {
    return schema.unwrap();
  }
  if (schema instanceof z.ZodPipe) return schema.in instanceof z.ZodTransform ? schema.out : schema.in;
  return undefined;
}

/** What is left when nothing wraps it any more; a reference stays what it is. */
export function unwrapped(schema: Schema): Schema {
  const inner = isReference(schema) ? undefined : innerOf(schema);
  return inner ? unwrapped(inner) : schema;
}

/** Whether null may be sent. */
export function isNullable(schema: Schema): boolean {
  const inner = innerOf(schema);
  return schema instanceof z.ZodNullable || (inner !== undefined && isNullable(inner));
}

/** Whether it is the key of another noun, as `id` of this folder makes it. */
export const isReference = (schema: Schema): boolean =>
  schema instanceof z.ZodPipe && z.globalRegistry.get(schema)?.['format'] === 'id';
