import type { ContentDraft, PublishedDraft, RevisedKind } from '@portfolio/contracts/content';
import { iso } from '@portfolio/service-kit/database';
import { notFound } from '@portfolio/service-kit/errors';
import type { EntityManager } from 'typeorm';
import { savedBy, type ContentContext } from '../context.ts';
import { lockForChange } from '../items/revisions.ts';
import { entities, makeCopy, snapshotOf } from './copy.ts';
import { restorations } from './restore.ts';
import { tables } from './tables.ts';

/** The draft that `id` is, or that stands beside it; undefined where there is none. */
export async function findDraft(
  { database }: Pick<ContentContext, 'database'>,
  kind: RevisedKind,
  id: number,
  manager: Pick<EntityManager, 'query'> = database,
): Promise<ContentDraft | undefined> {
  const table = tables[kind];
  const [draft] = await manager.query<ContentDraft[]>(
    `SELECT draft.id AS draft, draft.slug, draft.revision, ${iso('draft.updated_at')} AS saved_at,
       published.id AS of, published.title AS of_title, published.revision AS of_revision,
       published.revision <> link.of_revision AS is_behind
     FROM ${table}_draft AS link
     JOIN ${table} AS draft ON draft.id = link.draft_id JOIN ${table} AS published ON published.id = link.of_id
     WHERE link.draft_id = $1 OR link.of_id = $1`,
    [id],
  );
  return draft;
}

/**
 * The draft beside an item: what it says by now, texts and pictures, to be changed and published later. There is one at most; of
 * two who begin it, both have the same. @throws AppError `not_found`, also for what is a draft itself
 */
export function startDraft(context: ContentContext, kind: RevisedKind, id: number): Promise<ContentDraft> {
  return context.database.transaction(async (manager) => {
    await lockForChange(manager, tables[kind], id);
    await beginDraft(context, manager, kind, id);
    return (await findDraft(context, kind, id, manager))!;
  });
}

/**
 * The same for what is locked. @returns the id of the draft; undefined where there was one
 * @throws AppError `not_found` for what is a draft itself
 */
export async function beginDraft(
  context: ContentContext,
  manager: EntityManager,
  kind: RevisedKind,
  id: number,
): Promise<number | undefined> {
  const present = await findDraft(context, kind, id, manager);
  if (present) {
    ofItself(present, id);
    return undefined;
  }
  const { id: draft } = await makeCopy(manager, kind, id, savedBy(context));
  await manager.query(`INSERT INTO ${tables[kind]}_draft (draft_id, of_id, of_revision) VALUES ($1, $2, 0)`, [
    draft,
    id,
  ]);
  await beginsFromNow(manager, kind, draft);
  return draft;
}

/** A draft is of what is published now. */
export const beginsFromNow = (manager: EntityManager, kind: RevisedKind, draft: number): Promise<unknown> =>
  manager.query(
    `UPDATE ${tables[kind]}_draft SET of_revision = published.revision FROM ${tables[kind]} AS published
     WHERE draft_id = $1 AND published.id = of_id`,
    [draft],
  );

function ofItself(draft: ContentDraft, id: number): ContentDraft {
  if (draft.of !== id) throw notFound();
  return draft;
}

/**
 * Makes what a draft says what is published, as a new revision: where that is shown, and its address, stay. The draft is gone then.
 * @param expected the revision of what is published, for who wants to be told of a change by somebody else
 * @throws AppError `not_found`, `conflict`
 */
export async function publishDraft(
  context: ContentContext,
  kind: RevisedKind,
  id: number,
  expected?: number,
): Promise<PublishedDraft> {
  const table = tables[kind];
  return context.database.transaction(async (manager) => {
    const of = await publishedOf(manager, kind, id);
    await lockForChange(manager, table, of, expected);
    await lockForChange(manager, table, id);
    const [{ before }] = await manager.query<[{ before: number }]>(
      `SELECT max(revision) AS before FROM content_revision WHERE ${table}_id = $1`,
      [of],
    );
    await restorations[kind](manager, of, await snapshotOf(manager, kind, id), savedBy(context));
    await manager.delete(entities[kind], id);
    const [item] = await manager.query<[Omit<PublishedDraft, 'before'>]>(
      `SELECT id, slug, title, revision FROM ${table} WHERE id = $1`,
      [of],
    );
    return { ...item, before };
  });
}

/** Throws a draft away; what is published stays. @throws AppError `not_found`, also for what is no draft */
export function discardDraft(context: ContentContext, kind: RevisedKind, id: number): Promise<void> {
  return context.database.transaction(async (manager) => {
    await publishedOf(manager, kind, id);
    await manager.delete(entities[kind], id);
  });
}

async function publishedOf(manager: EntityManager, kind: RevisedKind, id: number): Promise<number> {
  const [link] = await manager.query<{ of: number }[]>(
    `SELECT of_id AS of FROM ${tables[kind]}_draft WHERE draft_id = $1`,
    [id],
  );
  if (!link) throw notFound();
  return link.of;
}
