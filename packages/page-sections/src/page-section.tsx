import { Guarded } from '@portfolio/ui/guarded';
import { Stack } from '@portfolio/ui/layout';
import { CaseStudySection } from './case-study-section.tsx';
import { HeroSection } from './hero-section.tsx';
import type { Section } from './section.types.ts';
import { space, width, color, radius, soft } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';
import { Action, Frame, Illustration, Words, InPreview, roomy } from './parts.tsx';
import { SectionCards } from './section-cards.tsx';

const Columns = styled.div<{ $imageRight: boolean }>`
  display: grid;
  align-items: center;
  gap: ${space(8)} ${space(12)};

  ${roomy} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    /* The words come first for whoever hears them; only the eye sees the picture at the left. */
    & > :first-child {
      order: ${({ $imageRight }) => ($imageRight ? 0 : 1)};
    }
  }
`;

/** section_type image_text: words beside a picture, which stands where image_position says. */
const ImageTextSection = ({ section }: { section: Section }) => (
  <Frame section={section}>
    <Columns $imageRight={section.imagePosition === 'right'}>
      <Stack>
        <Words section={section} />
        <Action text={section.buttonText} url={section.buttonUrl} />
      </Stack>
      {section.image && (
        <Illustration image={section.image} alt={section.imageAlt} sizes="(min-width: 40em) 46vw, 92vw" />
      )}
    </Columns>
  </Frame>
);

const Panel = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(5)} ${space(10)};
  padding: clamp(${space(6)}, 4vw, ${space(12)});
  border: 1px solid color-mix(in srgb, ${color.accent} 35%, ${color.border});
  border-radius: ${radius.card};
  background: linear-gradient(115deg, ${soft('accent')}, ${color.surface} 60%);
`;

const Side = styled.div`
  display: grid;
  gap: ${space(3)};
  max-width: 36rem;
`;

/** section_type cta: one thing to do. */
const CtaSection = ({ section }: { section: Section }) => (
  <Frame section={section}>
    <Panel>
      <Side>
        <Words section={section} />
      </Side>
      <Action text={section.buttonText} url={section.buttonUrl} variant="primary" size="large" />
    </Panel>
  </Frame>
);

const Heading = styled.div`
  display: grid;
  gap: ${space(3)};
  max-width: ${width.prose};
`;

/** section_type cards. */
const CardsSection = ({ section }: { section: Section }) => (
  <Frame section={section}>
    <Stack $gap={6}>
      <Heading>
        <Words section={section} />
      </Heading>
      <SectionCards cards={section.cards} />
      <Action text={section.buttonText} url={section.buttonUrl} />
    </Stack>
  </Frame>
);

/** A section as the public page shows it, whose buttons lead nowhere: whoever edits it stays where they are. */
export const SectionPreview = ({ section }: { section: Section }) => (
  <InPreview value>
    <PageSection section={section} />
  </InPreview>
);

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

/** Any other section_type: everything that there is, one below the other. */
const GenericSection = ({ section }: { section: Section }) => (
  <Frame section={section}>
    <Stack $gap={6}>
      <Prose>
        <Words section={section} />
        {section.image && (
          <Illustration image={section.image} alt={section.imageAlt} sizes="(min-width: 48em) 42rem, 92vw" />
        )}
      </Prose>
      <SectionCards cards={section.cards} />
      <Action text={section.buttonText} url={section.buttonUrl} />
    </Stack>
  </Frame>
);
