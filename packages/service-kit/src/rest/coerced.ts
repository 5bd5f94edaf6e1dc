import { innerOf, isReference } from '@portfolio/contracts/rest';
import { z } from 'zod';

type Schema = z.core.$ZodType;

const yes = new Set(['t', 'y', 'yes', 'true', 'on', '1']);
const no = new Set(['f', 'n', 'no', 'false', 'off', '0']);

/**
 * A body in the types of its schema, read as Django REST Framework's fields read theirs, because clients of the REST contract
 * rely on it and forms have nothing but text: numbers become text, text becomes numbers and booleans, blank references
 * become null. What cannot be read stays as it is; the schema refuses it. GraphQL has types of its own and needs none of it.
 * @param isForm in a form, a list of one entry is sent as the entry alone
 */
export function coerced(schema: Schema, value: unknown, isForm = false): unknown {
  if (value === undefined || value === null) return value;
  if (isReference(schema)) return value === '' ? null : value;
  const inner = innerOf(schema);
  if (inner) {
    const read = coerced(inner, value, isForm);
    // A blank reference that may be left out, and has no null of its own.
    return read === null && isOptional(schema) ? undefined : read;
  }
  if (schema instanceof z.ZodObject) return object(schema, value, isForm);
  if (schema instanceof z.ZodArray) return list(schema, value, isForm);
  if (schema instanceof z.ZodBoolean) return boolean(value);
  if (schema instanceof z.ZodNumber) return number(value, schema.format?.includes('int') ?? false);
  if (schema instanceof z.ZodString || schema instanceof z.ZodEnum) {
    return typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  }
  return value;
}

/** `optional()`, but not `nullable().optional()`. */
const isOptional = (schema: Schema) => schema instanceof z.ZodOptional && !schema.safeParse(null).success;

function object({ shape }: z.ZodObject, value: unknown, isForm: boolean): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const fields = Object.entries(value).map(([name, given]: [string, unknown]) => {
    const schema = Object.hasOwn(shape, name) ? shape[name] : undefined;
    return [name, schema ? coerced(schema, given, isForm) : given];
  });
  return Object.fromEntries(fields);
}

function list({ element }: z.ZodArray, value: unknown, isForm: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => coerced(element, item, isForm));
  return isForm ? [coerced(element, value, isForm)] : value;
}

function boolean(value: unknown): unknown {
  const word = String(value).toLowerCase();
  if (typeof value !== 'string' && typeof value !== 'number') return value;
  return yes.has(word) || (no.has(word) ? false : value);
}

function number(value: unknown, isInteger: boolean): unknown {
  if (typeof value !== 'string' || value.length > 1_000) return value;
  // Django forgives an integer its ".0".
  const text = isInteger ? value.trim().replace(/^([+-]?\d+)\.0*$/, '$1') : value.trim();
  return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/.test(text) ? Number(text) : value;
}
