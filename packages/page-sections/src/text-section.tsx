import { space, width } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';
import { Action, Frame, Words } from './parts.tsx';
import type { Section } from './section.types.ts';

const Prose = styled.div`
  display: grid;
  gap: ${space(4)};
  max-width: ${width.prose};
`;

/** section_type text. */
export const TextSection = ({ section }: { section: Section }) => (
  <Frame section={section}>
    <Prose>
      <Words section={section} />
      <Action text={section.buttonText} url={section.buttonUrl} />
    </Prose>
  </Frame>
);
