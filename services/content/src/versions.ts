import { AppError, notFound } from '@portfolio/service-kit/errors';
import type { Request, Response } from 'express';
import type { EntityManager } from 'typeorm';

type Versioned = 'project' | 'mobile_demo' | 'page' | 'blog_post';

/**
 * Locks an item until the transaction ends, for a change by an editor who began from version `expected`.
 * @throws AppError `not_found`; `conflict` with the present `version` when somebody saved in between
 */
export async function lockForChange(
  manager: EntityManager,
  table: Versioned,
  id: number,
  expected?: number,
): Promise<void> {
  const [row] = await manager.query<{ version: number }[]>(`SELECT version FROM ${table} WHERE id = $1 FOR UPDATE`, [
    id,
  ]);
  if (!row) throw notFound();
  if (expected !== undefined && expected !== row.version) {
    throw new AppError('conflict', 'Someone else has saved a newer version.', { body: { version: row.version } });
  }
}

/** The version that a REST caller expects: `If-Match: "3"`, else the field `version`. */
export function expectedVersion(request: Request, field?: number): number | undefined {
  const [, tag] = /^(?:W\/)?"(\d{1,9})"$/.exec(request.get('if-match') ?? '') ?? [];
  return tag === undefined ? field : Number(tag);
}

/** Answers an item with its version as `ETag`. */
export function withVersion<T extends { version: number }>(response: Response, item: T): T {
  response.set('ETag', `"${item.version}"`);
  return item;
}
