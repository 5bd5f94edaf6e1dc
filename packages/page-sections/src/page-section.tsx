import { Guarded } from '@portfolio/ui/guarded';
import { CaseStudySection } from './case-study-section.tsx';
import { CardsSection } from './cards-section.tsx';
import { CtaSection } from './cta-section.tsx';
import { GenericSection } from './generic-section.tsx';
import { HeroSection } from './hero-section.tsx';
import { ImageTextSection } from './image-text-section.tsx';
import type { Section } from './section.types.ts';
import { space, width } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';
import { Action, Frame, Words } from './parts.tsx';

/**
 * A section of a page, rendered by its type (core-site.md §2, /page/{slug}): the public page and the preview of its editor show the
 * very same. Needs a router above it for links into the site. One that cannot be drawn is shown as it was written, and takes neither
 * its page nor its editor along.
 */
export const PageSection = ({ section }: { section: Section }) => (
  <Guarded of={section} fallback={<Unread section={section} />}>
    <Drawn section={section} />
  </Guarded>
);

const Unread = ({ section: { title, subtitle, content } }: { section: Section }) => (
  <section>
    {title && <h2>{title}</h2>}
    <p>{subtitle}</p>
    <p>{content}</p>
  </section>
);

const Drawn = ({ section }: { section: Section }) => {
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
    case 'case_study':
      return <CaseStudySection section={section} />;
    default:
      return <GenericSection section={section} />;
  }
};

const Prose = styled.div`
  display: grid;
  gap: ${space(4)};
  max-width: ${width.prose};
`;

/** section_type text. */
const TextSection = ({ section }: { section: Section }) => (
  <Frame section={section}>
    <Prose>
      <Words section={section} />
      <Action text={section.buttonText} url={section.buttonUrl} />
    </Prose>
  </Frame>
);
