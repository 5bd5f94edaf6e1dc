import { z } from 'zod';

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
