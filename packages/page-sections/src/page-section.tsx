import { CardsSection } from './cards-section.tsx';
import { CtaSection } from './cta-section.tsx';
import { GenericSection } from './generic-section.tsx';
import { HeroSection } from './hero-section.tsx';
import { ImageTextSection } from './image-text-section.tsx';
import type { Section } from './section.types.ts';
import { TextSection } from './text-section.tsx';

/**
 * A section of a page, rendered by its type (core-site.md §2, /page/{slug}): the public page and the preview of its editor show the
 * very same. Needs a router above it for links into the site.
 */
export const PageSection = ({ section }: { section: Section }) => {
  switch (section.sectionType) {
    case 'hero':
      return <HeroSection section={section} />;
    case 'text':
      return <TextSection section={section} />;
    case 'image_text':
      return <ImageTextSection section={section} />;
    case 'cards':
      return <CardsSection section={section} />;
    case 'cta':
      return <CtaSection section={section} />;
    default:
      return <GenericSection section={section} />;
  }
};
