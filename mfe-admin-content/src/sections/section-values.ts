import { maxCards, sectionCardInput, sectionInput } from '@portfolio/contracts/content';
import type { SectionImage } from '@portfolio/page-sections';
import { textsOf } from '@portfolio/remote-kit/forms';
import { z } from 'zod';
import { optionalImage, type FileChoice } from '../forms/file-rules.ts';
import type { PageOfSectionsFragment as PageOfSections } from '../generated/graphql.ts';

/** An image of the section, with what its preview needs of the present one. */
export interface SectionFile extends FileChoice {
  set: SectionImage | null;
  id: string | null;
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

type Card = PageOfSections['sections'][number]['cards'][number];

const cardOf = (card?: Card) => ({
  ...textsOf(card, 'title', 'content', 'buttonText', 'buttonUrl', 'imageAlt'),
  image: fileOf(card),
});

export type CardValues = ReturnType<typeof cardOf>;

export const newCard = (): CardValues => cardOf();

/** What the form (core-site.md §3, Section) shows of a section of the page, or of a new one. */
export function sectionValues(page: PageOfSections | undefined, sectionId: string | undefined) {
  const section = page?.sections.find(({ id }) => id === sectionId);
  return {
    sectionType: section?.sectionType ?? 'text',
    ...textsOf(section, 'title', 'subtitle', 'content', 'problem', 'decision', 'result', 'failure', 'backgroundColor'),
    ...textsOf(section, 'buttonText', 'buttonUrl', 'imageAlt'),
    imagePosition: section?.imagePosition === 'right' ? ('right' as const) : ('left' as const),
    image: fileOf(section),
    cards: section?.cards.map(cardOf) ?? [],
  };
}

export type SectionValues = ReturnType<typeof sectionValues>;

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
