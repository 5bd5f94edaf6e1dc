import type { ImageSet, Section } from '@portfolio/contracts/content';
import type { Section as ShownSection, SectionImage } from '@portfolio/page-sections';
import type { SectionFile, SectionValues } from './section-values.ts';

const imageOf = (set: ImageSet | null): SectionImage | null =>
  set && {
    url: set.url,
    width: set.width,
    height: set.height,
    avifSrcset: set.avif_srcset,
    webpSrcset: set.webp_srcset,
  };

/** A section that is saved, as the public page shows it. */
export const shownSection = (section: Section): ShownSection => ({
  sectionType: section.section_type,
  title: section.title,
  subtitle: section.subtitle,
  content: section.content,
  backgroundColor: section.background_color,
  buttonText: section.button_text,
  buttonUrl: section.button_url,
  image: imageOf(section.image_set),
  imagePosition: section.image_position,
  cards: section.cards.map((card) => ({
    title: card.title,
    content: card.content,
    buttonText: card.button_text,
    buttonUrl: card.button_url,
    image: imageOf(card.image_set),
  })),
});

/** A section as it stands in its form. `urlOf` gives files that are not uploaded yet an address. */
export function previewOf(values: SectionValues, urlOf: (file: File) => string): ShownSection {
  const chosen = ({ file, set, removed }: SectionFile): SectionImage | null => {
    if (file) return { url: urlOf(file), width: 16, height: 9, avifSrcset: '', webpSrcset: '' };
    return removed ? null : imageOf(set);
  };
  return {
    sectionType: values.section_type,
    title: values.title,
    subtitle: values.subtitle,
    content: values.content,
    backgroundColor: values.background_color,
    buttonText: values.button_text,
    buttonUrl: values.button_url,
    image: chosen(values.image),
    imagePosition: values.image_position,
    cards: values.cards.map((card) => ({
      title: card.title,
      content: card.content,
      buttonText: card.button_text,
      buttonUrl: card.button_url,
      image: chosen(card.image),
    })),
  };
}
