import {
  pageOrdering,
  type Page,
  type PageDetail,
  page,
  pageDetail,
  section,
  sectionCard,
  type Section,
} from '@portfolio/contracts/content';
import type { ListParameters, Page as PageOf } from '@portfolio/contracts/rest';
import { ownColumns, prepared, selectPage, type Where, selectList } from '@portfolio/service-kit/database';
import { notFound } from '@portfolio/service-kit/errors';
import type { ListOptions } from '@portfolio/service-kit/rest';
import { andSlug, listedItems, visibleItems } from '../items/content-item.where.ts';
import type { ContentContext } from '../context.ts';
import { inLanguage, keptIn, searchedIn, type Kept, type ReadLanguage } from '../items/in-language.ts';
import type { z } from 'zod';
import type { ImageFile } from '../media/address.ts';
import { imageOf } from '../media/image-lists.ts';
import type { MediaLibrary } from '../media/library.ts';

const illustration = { image: true, image_set: true, image_id: true } as const;
type Illustration = Pick<Section, keyof typeof illustration>;
type Illustrated<Fields> = Fields & { image: ImageFile | null };

const pageRow = pageDetail.omit({ sections: true, language: true });
const sectionRow = section.omit({ ...illustration, cards: true });
const cardRow = sectionCard.omit(illustration);

type CardRow = Illustrated<z.infer<typeof cardRow>>;
type SectionRow = Illustrated<z.infer<typeof sectionRow>> & { cards: CardRow[] };
type PageDetailRow = z.infer<typeof pageRow> & { sections: SectionRow[] };

/** SQL of rows as a JSON list in their order. */
const listed = (rows: string) => `(SELECT coalesce(json_agg(listed), '[]') FROM (${rows}) AS listed)`;

const cards = listed(`SELECT ${selectList('section_card', cardRow)}, ${imageOf('section_card.image_hash')} AS image
  FROM section_card WHERE section_card.section_id = section.id ORDER BY section_card.position`);

const sections = listed(`SELECT ${selectList('section', sectionRow)}, ${imageOf('section.image_hash')} AS image,
    ${cards} AS cards
  FROM section WHERE section.page_id = page.id ORDER BY section.position`);

const expressions = { section_count: '(SELECT count(*)::integer FROM section WHERE section.page_id = page.id)' };

/** Of a page in a list, from `page`. */
const pageColumns = selectList('page', page.omit({ language: true }), expressions);

/** Of a page whole, from `page`. */
const pageDetailColumns = selectList('page', pageDetail.omit({ language: true }), { ...expressions, sections });

/** Gives the images their addresses. */
function toPageDetail({ sections: rows, ...fields }: PageDetailRow, media: MediaLibrary): PageDetail {
  const illustrated = <Row extends Illustrated<object>>({ image: file, ...row }: Row) => {
    const image_set = file && media.imageSet(file, fields.is_published);
    const addresses: Illustration = { image: image_set?.url ?? null, image_set, image_id: file?.hash ?? null };
    return { ...row, ...addresses };
  };
  return {
    ...fields,
    sections: rows.map((row) => ({ ...illustrated(row), cards: row.cards.map(illustrated) })),
  };
}

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

function only([found]: PageDetail[]): PageDetail {
  if (!found) throw notFound();
  return found;
}
