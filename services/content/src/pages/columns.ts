import { page, pageDetail, section, sectionCard, type PageDetail, type Section } from '@portfolio/contracts/content';
import { selectList } from '@portfolio/service-kit/database';
import type { z } from 'zod';
import type { ImageFile } from '../media/address.ts';
import { imageOf } from '../media/image-columns.ts';
import type { MediaLibrary } from '../media/library.ts';

const illustration = { image: true, image_set: true, image_id: true } as const;
type Illustration = Pick<Section, keyof typeof illustration>;
type Illustrated<Fields> = Fields & { image: ImageFile | null };

const pageRow = pageDetail.omit({ sections: true, language: true });
const sectionRow = section.omit({ ...illustration, cards: true });
const cardRow = sectionCard.omit(illustration);

type CardRow = Illustrated<z.infer<typeof cardRow>>;
type SectionRow = Illustrated<z.infer<typeof sectionRow>> & { cards: CardRow[] };
export type PageDetailRow = z.infer<typeof pageRow> & { sections: SectionRow[] };

/** SQL of rows as a JSON list in their order. */
const listed = (rows: string) => `(SELECT coalesce(json_agg(listed), '[]') FROM (${rows}) AS listed)`;

const cards = listed(`SELECT ${selectList('section_card', cardRow)}, ${imageOf('section_card.image_hash')} AS image
  FROM section_card WHERE section_card.section_id = section.id ORDER BY section_card.position`);

const sections = listed(`SELECT ${selectList('section', sectionRow)}, ${imageOf('section.image_hash')} AS image,
    ${cards} AS cards
  FROM section WHERE section.page_id = page.id ORDER BY section.position`);

const expressions = { section_count: '(SELECT count(*)::integer FROM section WHERE section.page_id = page.id)' };

/** Of a page in a list, from `page`. */
export const pageColumns = selectList('page', page.omit({ language: true }), expressions);

/** Of a page whole, from `page`. */
export const pageDetailColumns = selectList('page', pageDetail.omit({ language: true }), { ...expressions, sections });

/** Gives the images their addresses. */
export function toPageDetail({ sections: rows, ...fields }: PageDetailRow, media: MediaLibrary): PageDetail {
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
