import type { MobileDemo, MobileDemoDetail, MobileDemoListFilter, OperatingSystem } from '@portfolio/contracts/content';
import type { ListParameters, Page } from '@portfolio/contracts/rest';
import { notFound } from '@portfolio/service-kit/errors';
import { managesContent, type ContentContext } from '../context.ts';
import { containsEvery, idOrSlug, orderBy, SqlParameters } from '../sql.ts';
import {
  mobileDemoColumns,
  mobileDemoDetailColumns,
  toMobileDemo,
  toMobileDemoDetail,
  type MobileDemoDetailRow,
  type MobileDemoRow,
} from './mobile-demo.rows.ts';

const visible = (context: ContentContext) => (managesContent(context) ? 'TRUE' : 'd.is_published');

/**
 * Demos for a list: published ones, and drafts too for who manages content. Every search term must occur in title or
 * description; of the operating systems, one is enough (core-site.md §2, /mobile-demos).
 */
export async function listMobileDemos(
  context: ContentContext,
  list: ListParameters,
  filter: MobileDemoListFilter,
): Promise<Page<MobileDemo>> {
  const values = new SqlParameters();
  const conditions = [visible(context), ...containsEvery('d.search_text', list.search, values)];
  if (filter.operating_systems.length > 0) {
    conditions.push(`EXISTS (SELECT FROM mobile_demo_operating_system x WHERE x.mobile_demo_id = d.id
      AND x.operating_system_id = ANY (${values.add(filter.operating_systems)}::integer[]))`);
  }
  const where = conditions.join(' AND ');
  const rows = await context.database.query<(MobileDemoRow & { count: string })[]>(
    `SELECT ${mobileDemoColumns}, (SELECT count(*) FROM mobile_demo d WHERE ${where}) AS count
     FROM (SELECT * FROM mobile_demo d WHERE ${where} ORDER BY ${orderBy('d', list.ordering)}
           LIMIT ${values.add(list.pageSize)} OFFSET ${values.add((list.page - 1) * list.pageSize)}) d
     ORDER BY ${orderBy('d', list.ordering)}`,
    values.list,
  );
  return { count: Number(rows[0]?.count ?? 0), results: rows.map((row) => toMobileDemo(row, context.media)) };
}

/** One demo by id or slug. @throws AppError `not_found`, also for a draft that the caller may not see */
export async function getMobileDemo(context: ContentContext, key: string): Promise<MobileDemoDetail> {
  const values = new SqlParameters();
  const [row] = await context.database.query<MobileDemoDetailRow[]>(
    `SELECT ${mobileDemoDetailColumns} FROM mobile_demo d WHERE ${idOrSlug('d', key, values)} AND ${visible(context)}`,
    values.list,
  );
  if (!row) throw notFound();
  return toMobileDemoDetail(row, context.media);
}

/** The demos of these ids that the caller may see, in no particular order. */
export async function getMobileDemos(context: ContentContext, ids: readonly number[]): Promise<MobileDemoDetail[]> {
  const rows = await context.database.query<MobileDemoDetailRow[]>(
    `SELECT ${mobileDemoDetailColumns} FROM mobile_demo d WHERE d.id = ANY ($1::integer[]) AND ${visible(context)}`,
    [ids],
  );
  return rows.map((row) => toMobileDemoDetail(row, context.media));
}

/** Operating systems by name: all for who manages content, else those of published demos. */
export async function listOperatingSystems(
  context: ContentContext,
  list: ListParameters,
): Promise<Page<OperatingSystem>> {
  const used = `EXISTS (SELECT FROM mobile_demo_operating_system x JOIN mobile_demo d ON d.id = x.mobile_demo_id
    WHERE x.operating_system_id = o.id AND d.is_published)`;
  const rows = await context.database.query<(OperatingSystem & { count: string })[]>(
    `SELECT o.id, o.name, count(*) OVER () AS count FROM operating_system o
     WHERE ${managesContent(context) ? 'TRUE' : used}
     ORDER BY lower(o.name COLLATE pg_c_utf8) LIMIT $1 OFFSET $2`,
    [list.pageSize, (list.page - 1) * list.pageSize],
  );
  return { count: Number(rows[0]?.count ?? 0), results: rows.map(({ id, name }) => ({ id, name })) };
}
