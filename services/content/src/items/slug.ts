import { slugify } from '@portfolio/contracts/content';
import type { EntityManager } from 'typeorm';

/** Addresses that lead to an item, with its id; one that it had before still does. */
const takenSlugs = {
  project: 'SELECT slug, id FROM project UNION ALL SELECT slug, project_id FROM project_former_slug',
  mobile_demo: 'SELECT slug, id FROM mobile_demo',
  blog_post: 'SELECT slug, id FROM blog_post',
  page: 'SELECT slug, id FROM page UNION ALL SELECT slug, page_id FROM page_former_slug',
} as const;

/** Path segments beside `/{id-or-slug}/`, so no item may be called so. */
const reserved = new Set(['tags', 'os', 'by-slug', 'reorder_featured']);

type Named = keyof typeof takenSlugs;

/**
 * A slug for an item of `table`, made of its title: numbered when taken, never digits alone, because those are ids. The
 * item `own` may keep its own, and take again one that it had.
 * Callers take turns until their transaction ends, so two equal titles get two slugs.
 */
export async function freeSlug(manager: EntityManager, table: Named, title: string, own = 0): Promise<string> {
  const wanted = slugify(title).slice(0, 80).replace(/-$/, '');
  const base =
    wanted === '' || /^\d+$/.test(wanted) || reserved.has(wanted) ? `${table.replace('_', '-')}-${wanted}` : wanted;
  const stem = base.replace(/-$/, '');
  await manager.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`${table} slug`]);
  const taken = new Set(
    (
      await manager.query<{ slug: string }[]>(
        `SELECT slug FROM (${takenSlugs[table]}) AS taken WHERE id <> $3 AND (slug = $1 OR slug ~ $2)`,
        [stem, `^${stem}-[0-9]+$`, own],
      )
    ).map(({ slug }) => slug),
  );
  let slug = stem;
  for (let number = 2; taken.has(slug); number++) slug = `${stem}-${number}`;
  return slug;
}
