import type { Versions } from '@portfolio/service-kit/calls';
import { fault } from '@portfolio/contracts/errors';
import { AppError, notFound } from '@portfolio/service-kit/errors';
import type { Request, Response } from 'express';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { ContentContext } from '../context.ts';

type Revised = 'project' | 'mobile_demo' | 'page' | 'blog_post' | 'site_owner';

/**
 * Locks an item until the transaction ends, for a change by an editor who began from revision `expected`.
 * @throws AppError `not_found`; `conflict` with the present `revision` when somebody saved in between
 */
export async function lockForChange(
  manager: EntityManager,
  table: Revised,
  id: number,
  expected?: number,
): Promise<void> {
  const [row] = await manager.query<{ revision: number }[]>(`SELECT revision FROM ${table} WHERE id = $1 FOR UPDATE`, [
    id,
  ]);
  if (!row) throw notFound();
  if (expected !== undefined && expected !== row.revision) {
    throw new AppError('conflict', fault('newer_version'), { body: { revision: row.revision } });
  }
}

/**
 * Deletes an item with its parts; files that nothing else uses are removed later by a job.
 * @throws AppError `not_found`, `conflict`
 */
export const deleteItem = (
  { database }: Pick<ContentContext, 'database'>,
  table: Exclude<Revised, 'site_owner'>,
  id: number,
  expected?: number,
): Promise<void> =>
  database.transaction(async (manager) => {
    await lockForChange(manager, table, id, expected);
    await manager.query(`DELETE FROM ${table} WHERE id = $1`, [id]);
  });

/** The revision that a REST caller expects: `If-Match: "3"`. */
export function expectedRevision(request: Request): number | undefined {
  const [, tag] = /^(?:W\/)?"(\d{1,9})"$/.exec(request.get('if-match') ?? '') ?? [];
  return tag === undefined ? undefined : Number(tag);
}

/** Answers an item with its revision as `ETag`. */
export function withRevision<T extends { revision: number }>(response: Response, item: T): T {
  response.set('ETag', `"${item.revision}"`);
  return item;
}

/** Callers say by `If-Match` from which revision they began; over GraphQL by the argument `revision`. */
export const byRevision: Versions<number> = {
  expected: expectedRevision,
  tagged: (response, item) => withRevision(response, item as typeof item & { revision: number }),
  argument: { name: 'revision', schema: z.int() },
  seen: (revision?: number | null) => revision ?? undefined,
};

/** The same where the fields that are sent say so over GraphQL, or there is nothing yet. */
export const byRevisionInBody: Versions<number> = { ...byRevision, argument: undefined };
