import {
  mobileDemoOrdering,
  type MobileDemo,
  type MobileDemoDetail,
  type MobileDemoListFilter,
  type OperatingSystem,
  mobileDemo,
  mobileDemoDetail,
} from '@portfolio/contracts/content';
import type { ListParameters, Page } from '@portfolio/contracts/rest';
import { inLowered, ownColumns, prepared, selectPage, Where, selectList } from '@portfolio/service-kit/database';
import { notFound } from '@portfolio/service-kit/errors';
import type { ListOptions } from '@portfolio/service-kit/rest';
import { andIdOrSlug, visibleItems } from '../items/content-item.where.ts';
import { managesContent, type ContentContext } from '../context.ts';
import type { z } from 'zod';
import { mediaAddress, type DescribedImage, type ImageFile } from '../media/address.ts';
import { imageOf, imagesOf } from '../media/image-lists.ts';
import type { MediaLibrary } from '../media/library.ts';

/** Addresses are made of what is stored: of the slug, or of a file's hash. */
const addresses = { qr_code: true, apk_file: true, ipa_file: true, image: true, image_set: true } as const;
const listRow = mobileDemo.omit(addresses);
const detailRow = mobileDemoDetail.omit({ ...addresses, screenshots: true });

interface StoredFiles {
  apk_hash: string;
  ipa_hash: string | null;
  image: ImageFile | null;
}
type MobileDemoRow = z.infer<typeof listRow> & StoredFiles;
type MobileDemoDetailRow = z.infer<typeof detailRow> & StoredFiles & { screenshots: DescribedImage[] };

const sizeOf = (hash: string) => `(SELECT bytes FROM media_file WHERE media_file.hash = ${hash})::double precision`;

const expressions = {
  operating_systems: `(SELECT coalesce(json_agg(json_build_object('id', operating_system.id,
      'name', operating_system.name) ORDER BY chosen.position), '[]')
    FROM mobile_demo_operating_system AS chosen JOIN operating_system ON operating_system.id = chosen.operating_system_id
    WHERE chosen.mobile_demo_id = mobile_demo.id)`,
  operating_system: `(SELECT operating_system.name
    FROM mobile_demo_operating_system AS chosen JOIN operating_system ON operating_system.id = chosen.operating_system_id
    WHERE chosen.mobile_demo_id = mobile_demo.id ORDER BY chosen.position LIMIT 1)`,
  apk_size: sizeOf('mobile_demo.apk_hash'),
  ipa_size: sizeOf('mobile_demo.ipa_hash'),
};

const files = `mobile_demo.apk_hash, mobile_demo.ipa_hash,
  ${imageOf(`coalesce(mobile_demo.image_hash, (SELECT hash FROM mobile_demo_screenshot AS shot
    WHERE shot.mobile_demo_id = mobile_demo.id ORDER BY shot.position LIMIT 1))`)} AS image`;

/** Of a demo in a list, from `mobile_demo`. */
const mobileDemoColumns = `${selectList('mobile_demo', listRow, expressions)}, ${files}`;

/** Of a demo whole, from `mobile_demo`. */
const mobileDemoDetailColumns = `${selectList('mobile_demo', detailRow, expressions)}, ${files},
  ${imagesOf('mobile_demo_screenshot', 'mobile_demo_id', 'mobile_demo.id')} AS screenshots`;

/** Gives the files their addresses. */
function toMobileDemo<Row extends MobileDemoRow>({ apk_hash, ipa_hash, image, ...demo }: Row, media: MediaLibrary) {
  const image_set = image && media.imageSet(image, demo.is_published);
  const file = (hash: string, extension: string) =>
    mediaAddress(`${hash}.${extension}`, media.grantFor(hash, demo.is_published));
  return {
    ...demo,
    qr_code: mediaAddress(`qr/mobile-demos/${demo.slug}.svg`),
    apk_file: file(apk_hash, 'apk'),
    ipa_file: ipa_hash && file(ipa_hash, 'ipa'),
    image: image_set?.url ?? null,
    image_set,
  } satisfies MobileDemo;
}

const toMobileDemoDetail = ({ screenshots, ...demo }: MobileDemoDetailRow, media: MediaLibrary): MobileDemoDetail => ({
  ...toMobileDemo(demo, media),
  screenshots: media.imageList(screenshots, demo.is_published),
});

/** Twelve fill rows of one, two and three cards (core-site.md §9, Grid columns). */
export const mobileDemoList: ListOptions = {
  orderings: mobileDemoOrdering,
  defaultOrdering: '-created_at',
  defaultPageSize: 12,
};

/** Filter chips need them all at once. */
export const operatingSystemList: ListOptions = { orderings: [], defaultOrdering: 'name', defaultPageSize: 100 };

/**
 * Demos for a list: published ones, and drafts too for who manages content. Every search term must occur in title or
 * description; of the operating systems, one is enough (core-site.md §2, /mobile-demos).
 */
export async function listMobileDemos(
  context: ContentContext,
  list: ListParameters,
  filter: MobileDemoListFilter,
): Promise<Page<MobileDemo>> {
  const where = visibleItems(context, 'mobile_demo').andSearch(list.search, inLowered('mobile_demo.search_text'));
  if (filter.operating_systems.length > 0) {
    where.andSql(`EXISTS (SELECT FROM mobile_demo_operating_system AS chosen WHERE chosen.mobile_demo_id = mobile_demo.id
      AND chosen.operating_system_id = ANY (${where.parameter(filter.operating_systems)}::integer[]))`);
  }
  const { count, results } = await selectPage<MobileDemoRow>(context.database, {
    columns: mobileDemoColumns,
    from: 'mobile_demo',
    where,
    list,
    orderings: ownColumns('mobile_demo', mobileDemoOrdering),
    key: 'mobile_demo.id',
  });
  return { count, results: results.map((row) => toMobileDemo(row, context.media)) };
}

/** One demo by id or slug. @throws AppError `not_found`, also for a draft that the caller may not see */
export async function getMobileDemo(context: ContentContext, key: string): Promise<MobileDemoDetail> {
  const [demo] = await findMobileDemos(context, andIdOrSlug(visibleItems(context, 'mobile_demo'), 'mobile_demo', key));
  if (!demo) throw notFound();
  return demo;
}

/** The demos of these ids that the caller may see, in no particular order. */
export const getMobileDemos = (context: ContentContext, ids: readonly number[]): Promise<MobileDemoDetail[]> =>
  findMobileDemos(context, visibleItems(context, 'mobile_demo').and('mobile_demo.id = ANY (', ids, '::integer[])'));

async function findMobileDemos({ database, media }: ContentContext, where: Where): Promise<MobileDemoDetail[]> {
  const rows = await database.query<MobileDemoDetailRow[]>(
    prepared(`SELECT ${mobileDemoDetailColumns} FROM mobile_demo WHERE ${where.sql}`),
    where.parameters,
  );
  return rows.map((row) => toMobileDemoDetail(row, media));
}

/** Operating systems by name: all for who manages content, else those of published demos. */
export const listOperatingSystems = (context: ContentContext, list: ListParameters): Promise<Page<OperatingSystem>> =>
  selectPage<OperatingSystem>(context.database, {
    columns: 'operating_system.id, operating_system.name',
    from: 'operating_system',
    where: managesContent(context) ? new Where() : new Where().andSql(isUsed),
    list,
    orderings: { name: 'lower(operating_system.name COLLATE pg_c_utf8)' },
    key: 'operating_system.id',
  });

const isUsed = `EXISTS (SELECT FROM mobile_demo_operating_system AS chosen
  JOIN mobile_demo ON mobile_demo.id = chosen.mobile_demo_id
  WHERE chosen.operating_system_id = operating_system.id AND mobile_demo.is_published)`;
