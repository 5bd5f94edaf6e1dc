import { parseDateTime, toZoned } from '@internationalized/date';
import { asIso, unwrapped } from '@portfolio/contracts/rest';
import { z } from 'zod';

/**
 * A body whose times without an offset are those of a place's clock. A time that its clock skips is moved on, one that it
 * shows twice is the first. What is no time stays as it is; the schema refuses it.
 * @param zone finds the place's IANA zone, and is asked only when a time needs it; without a zone all stays as it is
 */
export async function withOffsets(
  schema: z.ZodType,
  body: unknown,
  zone: () => Promise<string | undefined>,
): Promise<unknown> {
  const inner = unwrapped(schema);
  if (!(inner instanceof z.ZodObject) || typeof body !== 'object' || body === null) return body;
  const local = Object.entries(body).filter(
    ([name, value]) =>
      Object.hasOwn(inner.shape, name) && isInstant(inner.shape[name]) && typeof value === 'string' && isLocal(value),
  );
  if (local.length === 0) return body;
  const timeZone = await zone();
  if (timeZone === undefined) return body;
  return { ...body, ...Object.fromEntries(local.map(([name, value]) => [name, placed(String(value), timeZone)])) };
}

function isInstant(schema: z.core.$ZodType | undefined): boolean {
  if (!schema) return false;
  if (z.globalRegistry.get(schema)?.['format'] === 'date-time') return true;
  const wrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable;
  return wrapped && isInstant(schema.unwrap());
}

const isLocal = (value: string) => /^\d{4}-\d\d-\d\dT[\d:.]+$/.test(asIso(value));

function placed(value: string, timeZone: string): string {
  try {
    return toZoned(parseDateTime(asIso(value)), timeZone).toAbsoluteString();
  } catch {
    return value;
  }
}
