import { space, width } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';
import { Action, Frame, Illustration, Words } from './parts.tsx';
import { SectionCards } from './section-cards.tsx';
import type { Section } from './section.types.ts';

const Stacked = styled.div`
  display: grid;
  gap: ${space(6)};
`;

const Prose = styled.div`
  display: grid;
  gap: ${space(4)};
  max-width: ${width.prose};
`;

/** Any other section_type: everything that there is, one below the other. */
export const GenericSection = ({ section }: { section: Section }) => (
  <Frame section={section}>
    <Stacked>
      <Prose>
        <Words section={section} />
        {section.image && (
          <Illustration image={section.image} alt={section.imageAlt} sizes="(min-width: 48em) 42rem, 92vw" />
        )}
      </Prose>
      <SectionCards cards={section.cards} />
      <Action text={section.buttonText} url={section.buttonUrl} />
    </Stacked>
  </Frame>
);
