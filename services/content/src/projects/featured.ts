import { maxFeatured, type Project } from '@portfolio/contracts/content';
import { fault } from '@portfolio/contracts/errors';
import { validationError } from '@portfolio/service-kit/errors';
import type { EntityManager } from 'typeorm';
import type { ContentContext } from '../context.ts';
import { listProjects } from './projects.ts';

/** Said on `is_featured` when a fourth comes and names none that gives way; the table itself refuses it. */
export const featuredFull = { field: 'is_featured', message: fault('featured_full', { max: maxFeatured }) };

/** The projects of the home page in order; drafts have no place there. */
export const listFeatured = async (context: ContentContext): Promise<Project[]> => {
  const list = {
    page: 1,
    pageSize: maxFeatured,
    search: [],
    ordering: [{ name: 'featured_order', descending: false }],
  };
  return (await listProjects({ ...context, actor: undefined }, list, { tags: [], is_featured: true })).results;
};

/** Takes a project off the home page, for another one. @throws AppError `validation` unless it is there */
export async function giveWay(manager: EntityManager, id: number): Promise<void> {
  const [, changed] = await manager.query<[unknown, number]>(
    `UPDATE project SET is_featured = FALSE, revision = revision + 1, updated_at = now()
     WHERE id = $1 AND featured_order IS NOT NULL`,
    [id],
  );
  if (changed === 0) throw validationError({ replaces_featured: [fault('does_not_exist', { value: id })] });
}

/** @throws AppError `validation` unless `order` names every project of the home page exactly once */
export async function reorderFeatured(context: ContentContext, order: readonly number[]): Promise<Project[]> {
  await context.database.transaction(async (manager) => {
    const present = await manager.query<{ id: number }[]>(
      'SELECT id FROM project WHERE featured_order IS NOT NULL ORDER BY id FOR UPDATE',
    );
    const named = new Set(order);
    const fits = order.length === present.length && present.every(({ id }) => named.has(id));
    if (!fits) throw validationError({ projects_order: [fault('featured_differ')] });
    await manager.query(
      `UPDATE project p SET featured_order = o.place
       FROM unnest($1::integer[]) WITH ORDINALITY AS o(id, place) WHERE p.id = o.id`,
      [order],
    );
  });
  return listFeatured(context);
}
