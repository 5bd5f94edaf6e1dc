import { createHash } from 'node:crypto';
import { fault } from '@portfolio/contracts/errors';
import type { Request, Response } from 'express';
import { AppError } from '../errors/index.ts';
import { snakeKeys } from '../keys/index.ts';

/**
 * What a change takes for granted of the item as it is now. Judged in the change's transaction, once the item is locked.
 * @throws AppError `conflict` when somebody else changed it in between
 */
export type Precondition = (present: object) => void;

const tagOf = (item: object): string => `"${createHash('sha256').update(JSON.stringify(item)).digest('base64url')}"`;

/** Answers an item with the `ETag` of all that it says. */
export function etagged<T extends object>(response: Response, item: T): T {
  response.set('ETag', tagOf(item));
  return item;
}

/** The item is still what the caller's `If-Match` names; nothing is asked of it without one, or with `*`. */
export function ifMatch(request: Request): Precondition | undefined {
  const wanted = request.get('if-match')?.trim();
  if (wanted === undefined || wanted === '*') return undefined;
  const tags = wanted.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return (present) => {
    if (!tags.includes(tagOf(present))) throw new AppError('conflict', fault('newer_version'));
  };
}

/** Of the argument of a GraphQL change that {@link asSeen} reads. */
export const seenDescription =
  'What the caller saw of the fields it changes, as a change says them: CONFLICT when one of them is another now.';

/**
 * Each given field is still what the caller saw of it, whatever became of the others: two who change different fields of one
 * item both have their way. The refusal names in `changed` the fields that are others now.
 * @param seen as a change of the same item would say it, under the names of GraphQL
 */
export function asSeen(seen: object | undefined): Precondition | undefined {
  if (!seen) return undefined;
  const fields = Object.entries(snakeKeys(seen) as Record<string, unknown>).filter(([, value]) => value !== undefined);
  return (present) => {
    const others = fields.filter(([name, value]) => !isSame(Reflect.get(present, name), value)).map(([name]) => name);
    if (others.length > 0) throw new AppError('conflict', fault('newer_version'), { body: { changed: others } });
  };
}

const isItem = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isTime = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value);
const isAmount = (value: unknown): boolean => /^-?\d+(\.\d+)?$/.test(String(value));

/** What is answered as an item is changed by its id, numbers may be strings, and one moment is written in several ways. */
function isSame(present: unknown, seen: unknown): boolean {
  if (present === seen || (present ?? null) === (seen ?? null)) return true;
  if (Array.isArray(present) && Array.isArray(seen))
    return present.length === seen.length && present.every((item) => seen.some((other) => isSame(item, other)));
  if (present instanceof Date) return isSame(present.toISOString(), seen);
  if (isTime(present) && isTime(seen)) return Date.parse(present) === Date.parse(seen);
  if (isItem(present) && isItem(seen))
    return Object.entries(seen).every(([name, value]) => isSame(Reflect.get(present, name), value));
  if (isItem(present) && 'id' in present) return String(present.id) === String(seen);
  if (isAmount(present) && isAmount(seen) && `${String(present)}${String(seen)}`.includes('.'))
    return Number(present) === Number(seen);
  return typeof present !== typeof seen && isAmount(present) && String(present) === String(seen);
}
