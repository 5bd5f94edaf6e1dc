import { z } from 'zod';

/**
 * SQL to order by a text as readers of any language expect: "Émile" between "Emil" and "Emma", and "alpha" before "Beta".
 * An index that serves it has the same expression.
 */
export const alphabetical = (expression: string): string => `${expression} COLLATE "und-x-icu"`;

/** SQL for a `timestamptz` as the wire has it: ISO 8601 in UTC with `Z`; null stays null. */
export const iso = (expression: string): string =>
  `to_char(${expression} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * The SELECT list of a noun: every field of its contract is the column of its name, a reference the column with `_id`, a
 * date-time ISO 8601 and a date text. So a field that the contract gains is read without another word, and one that is no column fails the first statement.
 * @param expressions SQL of the fields that are no column: `{ tags: '(SELECT …)' }`
 */
export function selectList<Fields extends z.ZodObject>(
  table: string,
  { shape }: Fields,
  expressions: { readonly [Field in keyof z.infer<Fields>]?: string } = {},
): string {
  const given: Readonly<Record<string, string | undefined>> = expressions;
  return Object.entries<z.core.$ZodType>(shape)
    .map(([field, type]) => `${given[field] ?? columnOf(`${table}.${field}`, bare(type))} AS ${field}`)
    .join(', ');
}

function columnOf(column: string, type: z.core.$ZodType): string {
  if (type instanceof z.ZodISODateTime) return iso(column);
  if (type instanceof z.ZodISODate) return `${column}::text`;
  const isReference = z.globalRegistry.get(type)?.['format'] === 'id' && !/[._]id$/.test(column);
  return isReference ? `${column}_id` : column;
}

const bare = (type: z.core.$ZodType) => (type instanceof z.ZodNullable ? type.unwrap() : type);
