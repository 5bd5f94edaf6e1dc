import { maxCards, sectionCardInput, sectionInput } from '@portfolio/contracts/content';
import type { SectionImage } from '@portfolio/page-sections';
import { z } from 'zod';
import { optionalImage, type FileChoice } from '../forms/file-rules.ts';
import type { PageOfSectionsFragment as PageOfSections } from '../generated/graphql.ts';

/** An image of the section, with what its preview needs of the present one. */
export interface SectionFile extends FileChoice {
  set: SectionImage | null;
  id: string | null;
}

export interface CardValues {
  title: string;
  content: string;
  buttonText: string;
  buttonUrl: string;
  image: SectionFile;
  imageAlt: string;
}

/** The section form (core-site.md §3, Section). */
export interface SectionValues {
  sectionType: string;
  title: string;
  subtitle: string;
  content: string;
  problem: string;
  decision: string;
  result: string;
  failure: string;
  backgroundColor: string;
  buttonText: string;
  buttonUrl: string;
  imagePosition: 'left' | 'right';
  image: SectionFile;
  imageAlt: string;
  cards: CardValues[];
}

export const sectionForm = sectionInput.extend({
  image: optionalImage,
  cards: z.array(sectionCardInput.extend({ image: optionalImage })).max(maxCards),
});

const fileOf = (item?: { image?: SectionImage | null; imageId?: string | null }): SectionFile => ({
  present: item?.image?.url ?? '',
  set: item?.image ?? null,
  id: item?.imageId ?? null,
});

export const newCard = (): CardValues => ({
  title: '',
  content: '',
  buttonText: '',
  buttonUrl: '',
  image: fileOf(),
  imageAlt: '',
});

/** What the form shows of a section of the page, or of a new one. */
export function sectionValues(page: PageOfSections | undefined, sectionId: string | undefined): SectionValues {
  const section = page?.sections.find(({ id }) => id === sectionId);
  return {
    sectionType: section?.sectionType ?? 'text',
    title: section?.title ?? '',
    subtitle: section?.subtitle ?? '',
    content: section?.content ?? '',
    problem: section?.problem ?? '',
    decision: section?.decision ?? '',
    result: section?.result ?? '',
    failure: section?.failure ?? '',
    backgroundColor: section?.backgroundColor ?? '',
    buttonText: section?.buttonText ?? '',
    buttonUrl: section?.buttonUrl ?? '',
    imagePosition: section?.imagePosition === 'right' ? 'right' : 'left',
    image: fileOf(section),
    imageAlt: section?.imageAlt ?? '',
    cards:
      section?.cards.map(({ title, content, buttonText, buttonUrl, imageAlt, ...image }) => ({
        title,
        content,
        buttonText,
        buttonUrl,
        image: fileOf(image),
        imageAlt,
      })) ?? [],
  };
}

/** What the mutations take of a section; cards name their new images by their place among `cardImages`. */
export function sectionVariables({ image, cards, ...texts }: SectionValues) {
  const cardImages = cards.flatMap((card) => card.image.file ?? []);
  const input = {
    ...texts,
    ...(image.removed && !image.file && { removeImage: true }),
    cards: cards.map(({ image: { file, id, removed }, ...card }) => ({
      ...card,
      ...(file ? { imageFile: cardImages.indexOf(file) } : { imageId: removed ? null : id }),
    })),
  };
  return { input, files: { image: image.file, cardImages } };
}
