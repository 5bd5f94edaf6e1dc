import { pageOrdering, type Page, type PageDetail } from '@portfolio/contracts/content';
import type { ListParameters, Page as PageOf } from '@portfolio/contracts/rest';
import { ownColumns, prepared, selectPage, type Where } from '@portfolio/service-kit/database';
import { notFound } from '@portfolio/service-kit/errors';
import type { ListOptions } from '@portfolio/service-kit/rest';
import { andSlug, listedItems, visibleItems } from '../items/content-item.where.ts';
import type { ContentContext } from '../context.ts';
import { inLanguage, keptIn, searchedIn, type Kept, type ReadLanguage } from '../items/in-language.ts';
import { pageColumns, pageDetailColumns, toPageDetail, type PageDetailRow } from './columns.ts';

export const pageList: ListOptions = { orderings: pageOrdering, defaultOrdering: 'title', defaultPageSize: 20 };

/** Pages for a list: published ones, and drafts too for who manages content; search looks in title, slug, description. */
export async function listPages(
  context: ContentContext,
  list: ListParameters,
  language?: ReadLanguage,
): Promise<PageOf<Page>> {
  const { count, results } = await selectPage<Page & Kept>(context.database, {
    columns: pageColumns + keptIn('page', language),
    from: 'page',
    where: listedItems(context, 'page').andSearch(list.search, searchedIn('page', language)),
    list,
    orderings: ownColumns('page', pageOrdering),
    key: 'page.id',
  });
  return { count, results: results.map(inLanguage(language, (row: Page) => row)) };
}

/** One page with its sections. @throws AppError `not_found`, also for a draft that the caller may not see */
export const getPage = async (context: ContentContext, id: number): Promise<PageDetail> =>
  only(await findPages(context, visibleItems(context, 'page').and('page.id =', id)));

/** readings.md: public fetch of a page by slug, also by one that it had before. @throws AppError as `getPage` */
export const getPageBySlug = async (
  context: ContentContext,
  slug: string,
  language?: ReadLanguage,
): Promise<PageDetail> => {
  if (!/^[\w-]+$/.test(slug)) throw notFound();
  return only(await findPages(context, andSlug(visibleItems(context, 'page'), 'page', slug), language));
};

/** The pages of these ids that the caller may see, in no particular order. */
export const getPages = (context: ContentContext, ids: readonly number[]): Promise<PageDetail[]> =>
  findPages(context, visibleItems(context, 'page').and('page.id = ANY (', ids, '::integer[])'));

async function findPages(
  { database, media }: ContentContext,
  where: Where,
  language?: ReadLanguage,
): Promise<PageDetail[]> {
  const rows = await database.query<(PageDetailRow & Kept)[]>(
    prepared(`SELECT ${pageDetailColumns}${keptIn('page', language)} FROM page WHERE ${where.sql}`),
    where.parameters,
  );
  return rows.map(inLanguage(language, (row) => toPageDetail(row, media)));
}

function only([page]: PageDetail[]): PageDetail {
  if (!page) throw notFound();
  return page;
}
