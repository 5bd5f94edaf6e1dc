import type { Page, PageDetail, Section, SectionCard } from '@portfolio/contracts/content';
import type { ImageFile } from '../media/address.ts';
import type { MediaLibrary } from '../media/library.ts';

/** A row of the list statement. */
export interface PageRow {
  id: number;
  slug: string;
  title: string;
  description: string;
  is_published: boolean;
  section_count: number;
  revision: number;
  created_at: Date;
  updated_at: Date;
}

type Illustration = 'image' | 'image_set' | 'image_id';

interface CardRow extends Omit<SectionCard, Illustration> {
  image: ImageFile | null;
}

interface SectionRow extends Omit<Section, Illustration | 'cards'> {
  image: ImageFile | null;
  cards: CardRow[];
}

export interface PageDetailRow extends PageRow {
  sections: SectionRow[];
}

const image = (hash: string) =>
  `(SELECT json_build_object('hash', m.hash, 'width', m.width, 'height', m.height, 'widths', m.widths)
    FROM media_file m WHERE m.hash = ${hash})`;

/** Columns of `page p`, one row per page. */
export const pageColumns = `
  p.id, p.slug, p.title, p.description, p.is_published, p.revision, p.created_at, p.updated_at,
  (SELECT count(*)::integer FROM section s WHERE s.page_id = p.id) AS section_count`;

export const pageDetailColumns = `${pageColumns},
  (SELECT coalesce(json_agg(row_to_json(x) ORDER BY x.position), '[]') FROM (
     SELECT s.position, s.id, s.section_type, s.title, s.subtitle, s.content, s.background_color, s.button_text,
       s.button_url, s.image_position, ${image('s.image_hash')} AS image,
       (SELECT coalesce(json_agg(row_to_json(y) ORDER BY y.position), '[]') FROM (
          SELECT c.position, c.title, c.content, c.button_text, c.button_url, ${image('c.image_hash')} AS image
          FROM section_card c WHERE c.section_id = s.id) y) AS cards
     FROM section s WHERE s.page_id = p.id) x) AS sections`;

/** Wire form of a list row. */
export const toPage = (row: PageRow): Page => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  description: row.description,
  is_published: row.is_published,
  section_count: row.section_count,
  revision: row.revision,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

export function toPageDetail(row: PageDetailRow, media: MediaLibrary): PageDetail {
  const illustration = (file: ImageFile | null): Pick<Section, Illustration> => {
    const set = file && media.imageSet(file, row.is_published);
    return { image: set?.url ?? null, image_set: set, image_id: file?.hash ?? null };
  };
  return {
    ...toPage(row),
    sections: row.sections.map((section) => ({
      id: section.id,
      section_type: section.section_type,
      title: section.title,
      subtitle: section.subtitle,
      content: section.content,
      background_color: section.background_color,
      button_text: section.button_text,
      button_url: section.button_url,
      image_position: section.image_position,
      ...illustration(section.image),
      cards: section.cards.map((card) => ({
        title: card.title,
        content: card.content,
        button_text: card.button_text,
        button_url: card.button_url,
        ...illustration(card.image),
      })),
    })),
  };
}
