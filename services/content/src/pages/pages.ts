import type { Page, PageDetail } from '@portfolio/contracts/content';
import type { ListParameters, Page as PageOf } from '@portfolio/contracts/rest';
import { notFound } from '@portfolio/service-kit/errors';
import { managesContent, type ContentContext } from '../context.ts';
import { containsEvery, orderBy, SqlParameters } from '../sql.ts';
import { pageColumns, pageDetailColumns, toPage, toPageDetail, type PageDetailRow, type PageRow } from './page.rows.ts';

const visible = (context: ContentContext) => (managesContent(context) ? 'TRUE' : 'p.is_published');

/** Pages for a list: published ones, and drafts too for who manages content; search looks in title, slug, description. */
export async function listPages(context: ContentContext, list: ListParameters): Promise<PageOf<Page>> {
  const values = new SqlParameters();
  const where = [visible(context), ...containsEvery('p.search_text', list.search, values)].join(' AND ');
  const rows = await context.database.query<(PageRow & { count: string })[]>(
    `SELECT ${pageColumns}, (SELECT count(*) FROM page p WHERE ${where}) AS count
     FROM page p WHERE ${where} ORDER BY ${orderBy('p', list.ordering)}
     LIMIT ${values.add(list.pageSize)} OFFSET ${values.add((list.page - 1) * list.pageSize)}`,
    values.list,
  );
  return { count: Number(rows[0]?.count ?? 0), results: rows.map(toPage) };
}

/** One page with its sections. @throws AppError `not_found`, also for a draft that the caller may not see */
export const getPage = async (context: ContentContext, id: number): Promise<PageDetail> =>
  findPage(context, 'p.id = $1', id);

/** readings.md: public fetch of a page by slug. @throws AppError as `getPage` */
export const getPageBySlug = async (context: ContentContext, slug: string): Promise<PageDetail> => {
  if (!/^[\w-]+$/.test(slug)) throw notFound();
  return findPage(context, 'p.slug = $1', slug);
};

async function findPage(context: ContentContext, condition: string, value: unknown): Promise<PageDetail> {
  const [row] = await context.database.query<PageDetailRow[]>(
    `SELECT ${pageDetailColumns} FROM page p WHERE ${condition} AND ${visible(context)}`,
    [value],
  );
  if (!row) throw notFound();
  return toPageDetail(row, context.media);
}

/** The pages of these ids that the caller may see, in no particular order. */
export async function getPages(context: ContentContext, ids: readonly number[]): Promise<PageDetail[]> {
  const rows = await context.database.query<PageDetailRow[]>(
    `SELECT ${pageDetailColumns} FROM page p WHERE p.id = ANY ($1::integer[]) AND ${visible(context)}`,
    [ids],
  );
  return rows.map((row) => toPageDetail(row, context.media));
}
