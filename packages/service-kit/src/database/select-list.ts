import { z } from 'zod';
import { iso } from './iso.ts';

/**
 * The SELECT list of a noun: every field of its contract is the column of its name, a date-time as ISO 8601. So a field
 * that the contract gains is read without another word, and one that is no column fails the first statement.
 * @param expressions SQL of the fields that are no column: `{ tags: '(SELECT …)' }`
 */
export function selectList<Fields extends z.ZodObject>(
  table: string,
  { shape }: Fields,
  expressions: { readonly [Field in keyof z.infer<Fields>]?: string } = {},
): string {
  const given: Readonly<Record<string, string | undefined>> = expressions;
  return Object.entries<z.core.$ZodType>(shape)
    .map(([field, type]) => `${given[field] ?? columnOf(`${table}.${field}`, type)} AS ${field}`)
    .join(', ');
}

const columnOf = (column: string, type: z.core.$ZodType) => (isDateTime(type) ? iso(column) : column);

const isDateTime = (type: z.core.$ZodType): boolean =>
  type instanceof z.ZodISODateTime || (type instanceof z.ZodNullable && isDateTime(type.unwrap()));
