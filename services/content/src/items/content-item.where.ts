import { Where } from '@portfolio/service-kit/database';
import { managesContent, type ContentContext } from '../context.ts';

type Items = 'project' | 'mobile_demo' | 'page' | 'blog_post';

/** The items of a table that the caller may see: published ones, and drafts too for who manages content. */
export const visibleItems = (context: Pick<ContentContext, 'actor'>, table: Items): Where =>
  managesContent(context) ? new Where() : publishedItems(table);

/** The same for a list, which has no drafts that stand beside another item: they are opened from that. */
export const listedItems = (context: Pick<ContentContext, 'actor'>, table: Exclude<Items, 'mobile_demo'>): Where =>
  managesContent(context)
    ? new Where().andSql(`${table}.id NOT IN (SELECT draft_id FROM ${table}_draft)`)
    : publishedItems(table);

export const publishedItems = (table: Items): Where => new Where().andSql(`${table}.is_published`);

/** The item at an address that it has, or had before its slug changed. */
export const andSlug = (where: Where, table: 'page' | 'project', slug: string): Where => {
  const value = where.parameter(slug);
  return where.andSql(
    `(${table}.slug = ${value} OR ${table}.id = (SELECT ${table}_id FROM ${table}_former_slug WHERE slug = ${value}))`,
  );
};

/** readings.md: a path segment names an item by its id or its slug; slugs made of digits alone do not exist. */
export function andIdOrSlug(where: Where, table: Items, key: string): Where {
  if (!/^[\w-]+$/.test(key)) return where.andSql('FALSE');
  if (!/^\d+$/.test(key)) return table === 'project' ? andSlug(where, table, key) : where.and(`${table}.slug =`, key);
  return Number(key) > 2_147_483_647 ? where.andSql('FALSE') : where.and(`${table}.id =`, Number(key));
}
