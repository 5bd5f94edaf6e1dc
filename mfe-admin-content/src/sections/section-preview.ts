import type { Section, SectionImage } from '@portfolio/page-sections';
import type { SectionFile, SectionValues } from './section-values.ts';

/** A section as it stands in its form. `urlOf` gives files that are not uploaded yet an address. */
export function previewOf(values: SectionValues, urlOf: (file: File) => string): Section {
  const chosen = ({ file, set, removed }: SectionFile): SectionImage | null => {
    if (file) return { url: urlOf(file), width: 16, height: 9, avifSrcset: '', webpSrcset: '' };
    return removed ? null : set;
  };
  return {
    ...values,
    image: chosen(values.image),
    cards: values.cards.map((card) => ({ ...card, image: chosen(card.image) })),
  };
}
