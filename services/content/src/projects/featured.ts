import { maxOrdered, type Project } from '@portfolio/contracts/content';
import { fault } from '@portfolio/contracts/errors';
import { validationError } from '@portfolio/service-kit/errors';
import type { EntityManager } from 'typeorm';
import type { ContentContext } from '../context.ts';
import { listProjects } from './projects.ts';

/** The featured projects in their order, of which the home page shows the first three; drafts have no place there. */
export const listFeatured = async (context: ContentContext): Promise<Project[]> => {
  const list = {
    page: 1,
    pageSize: maxOrdered,
    search: [],
    ordering: [{ name: 'featured_order', descending: false }],
  };
  return (await listProjects({ ...context, actor: undefined }, list, { tags: [], is_featured: true })).results;
};

/** Features a project no more. @returns its place, for another one; @throws AppError `validation` unless it has one */
export async function giveWay(manager: EntityManager, id: number): Promise<number> {
  const [found] = await manager.query<{ place: number }[]>(
    'SELECT featured_order AS place FROM project WHERE id = $1 AND featured_order IS NOT NULL FOR UPDATE',
    [id],
  );
  if (!found) throw validationError({ replaces_featured: [fault('does_not_exist', { value: id })] });
  await manager.query(
    'UPDATE project SET is_featured = FALSE, revision = revision + 1, updated_at = now() WHERE id = $1',
    [id],
  );
  return found.place;
}

/** Moves a project that is featured to the place of one that gave way. */
export async function takePlace(manager: EntityManager, id: number, place: number): Promise<void> {
  await manager.query('UPDATE project SET featured_order = $2 WHERE id = $1 AND featured_order IS NOT NULL', [
    id,
    place,
  ]);
}

/** The first three are on the home page. @throws AppError `validation` unless `order` names every featured project exactly once */
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
