import { slugify } from '@portfolio/contracts/content';
import type { EntityManager } from 'typeorm';

/** Path segments beside `/{id-or-slug}/`, so no item may be called so. */
const reserved = new Set(['tags', 'os', 'by-slug']);

/**
 * A slug for a new item of `table`, made of its title: numbered when taken, never digits alone, because those are ids.
 * Callers take turns until their transaction ends, so two equal titles get two slugs.
 */
export async function freeSlug(manager: EntityManager, table: 'project' | 'mobile_demo' | 'blog_post', title: string) {
  const wanted = slugify(title).slice(0, 80).replace(/-$/, '');
  const base =
    wanted === '' || /^\d+$/.test(wanted) || reserved.has(wanted) ? `${table.replace('_', '-')}-${wanted}` : wanted;
  const stem = base.replace(/-$/, '');
  await manager.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`${table} slug`]);
  const taken = new Set(
    (
      await manager.query<{ slug: string }[]>(`SELECT slug FROM ${table} WHERE slug = $1 OR slug ~ $2`, [
        stem,
        `^${stem}-[0-9]+$`,
      ])
    ).map(({ slug }) => slug),
  );
  let slug = stem;
  for (let number = 2; taken.has(slug); number++) slug = `${stem}-${number}`;
  return slug;
}
