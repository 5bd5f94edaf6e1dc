import { space, width } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';
import { Action, Frame, Words } from './parts.tsx';
import { SectionCards } from './section-cards.tsx';
import type { Section } from './section.types.ts';

const Stacked = styled.div`
  display: grid;
  gap: ${space(6)};
`;

const Heading = styled.div`
  display: grid;
  gap: ${space(3)};
  max-width: ${width.prose};
`;

/** section_type cards. */
export const CardsSection = ({ section }: { section: Section }) => (
  <Frame section={section}>
    <Stacked>
      <Heading>
        <Words section={section} />
      </Heading>
      <SectionCards cards={section.cards} />
      <Action text={section.buttonText} url={section.buttonUrl} />
    </Stacked>
  </Frame>
);
