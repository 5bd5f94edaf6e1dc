import type { ContentCopy, RevisedKind } from '@portfolio/contracts/content';
import { notFound } from '@portfolio/service-kit/errors';
import type { EntityManager } from 'typeorm';
import { BlogPostEntity } from '../blog/blog-post.entity.ts';
import { savedBy, type ContentContext } from '../context.ts';
import { freeSlug } from '../items/slug.ts';
import { PageEntity } from '../pages/page.entity.ts';
import { ProjectEntity } from '../projects/project.entity.ts';
import { restorations } from './restore.ts';
import { snapshots } from './snapshot.ts';
import { tables } from './tables.ts';

export const entities = { project: ProjectEntity, page: PageEntity, post: BlogPostEntity } as const;

/** The next after a title: `Atlas (2)` after `Atlas`. */
function nextTitle(title: string): string {
  const [, stem = title, number = '1'] = /^(.*) \((\d{1,3})\)$/s.exec(title) ?? [];
  return `${stem.slice(0, 190)} (${Number(number) + 1})`;
}

/**
 * Makes a draft of what an item says by now, texts and pictures, with an address of its own. Where the item is shown (featured,
 * its place in a menu, when it publishes itself) the copy is not. @throws AppError `not_found`
 */
export const copyItem = (context: ContentContext, kind: RevisedKind, id: number): Promise<ContentCopy> =>
  context.database.transaction((manager) => makeCopy(manager, kind, id, savedBy(context), nextTitle));

/** The same within a transaction. @param titled makes its title of the item's; the same when left out */
export async function makeCopy(
  manager: EntityManager,
  kind: RevisedKind,
  id: number,
  by: number | null,
  titled = (title: string) => title,
): Promise<ContentCopy> {
  const snapshot = await snapshotOf(manager, kind, id);
  const said = snapshots[kind].parse(snapshot);
  const title = titled(said.title);
  const slug = await freeSlug(manager, tables[kind], title);
  const texts = Object.fromEntries(Object.entries(said).filter(([, value]) => typeof value === 'string'));
  const copy = { ...texts, title, slug, is_published: false, saved_by: by };
  const made: { id: number } = await manager.save(entities[kind], copy);
  await restorations[kind](manager, made.id, { ...snapshot, title }, by);
  return { id: made.id, slug, title };
}

/** What an item says by now. @throws AppError `not_found` */
export async function snapshotOf(manager: EntityManager, kind: RevisedKind, id: number): Promise<object> {
  const [row] = await manager.query<{ snapshot: object | null }[]>(`SELECT ${tables[kind]}_snapshot($1) AS snapshot`, [
    id,
  ]);
  if (!row?.snapshot) throw notFound();
  return row.snapshot;
}
