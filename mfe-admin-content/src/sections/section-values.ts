import {
  maxCards,
  sectionCardInput,
  sectionInput,
  type ImageSet,
  type PageDetail,
  type Section,
} from '@portfolio/contracts/content';
import { z } from 'zod';
import { optionalImage, type FileChoice } from '../forms/file-rules.ts';
import { formData } from '../forms/form-data.ts';

/** An image of the section, with what its preview needs of the present one. */
export interface SectionFile extends FileChoice {
  set: ImageSet | null;
  id: string | null;
}

export interface CardValues {
  title: string;
  content: string;
  button_text: string;
  button_url: string;
  image: SectionFile;
}

/** The section form (core-site.md §3, Section). */
export interface SectionValues {
  section_type: string;
  title: string;
  subtitle: string;
  content: string;
  background_color: string;
  button_text: string;
  button_url: string;
  image_position: 'left' | 'right';
  image: SectionFile;
  cards: CardValues[];
}

export const sectionForm = sectionInput.extend({
  image: optionalImage,
  cards: z.array(sectionCardInput.extend({ image: optionalImage })).max(maxCards),
});

const fileOf = (item?: Pick<Section, 'image' | 'image_set' | 'image_id'>): SectionFile => ({
  present: item?.image ?? '',
  set: item?.image_set ?? null,
  id: item?.image_id ?? null,
});

export const newCard = (): CardValues => ({
  title: '',
  content: '',
  button_text: '',
  button_url: '',
  image: fileOf(),
});

/** What the form shows of a section of the page, or of a new one. */
export function sectionValues(page: PageDetail | undefined, sectionId: number | undefined): SectionValues {
  const section = page?.sections.find(({ id }) => id === sectionId);
  return {
    section_type: section?.section_type ?? 'text',
    title: section?.title ?? '',
    subtitle: section?.subtitle ?? '',
    content: section?.content ?? '',
    background_color: section?.background_color ?? '',
    button_text: section?.button_text ?? '',
    button_url: section?.button_url ?? '',
    image_position: section?.image_position ?? 'left',
    image: fileOf(section),
    cards:
      section?.cards.map(({ title, content, button_text, button_url, ...image }) => ({
        title,
        content,
        button_text,
        button_url,
        image: fileOf(image),
      })) ?? [],
  };
}

/** The multipart form of §7, with an optional image; cards name their new images by their place among `card_images`. */
export function encodeSection({ image, cards, ...texts }: SectionValues, sectionId: number | undefined): FormData {
  const files = cards.flatMap((card) => card.image.file ?? []);
  return formData({
    section_id: sectionId,
    ...texts,
    image: image.file,
    remove_image: image.removed === true && !image.file ? true : undefined,
    cards: JSON.stringify(
      cards.map(({ image: { file, id, removed }, ...card }) => ({
        ...card,
        ...(file ? { image_file: files.indexOf(file) } : { image_id: removed ? null : id }),
      })),
    ),
    card_images: files,
  });
}
