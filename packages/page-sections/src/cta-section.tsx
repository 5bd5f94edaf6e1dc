import { color, radius, soft, space } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';
import { Action, Frame, Words } from './parts.tsx';
import type { Section } from './section.types.ts';

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
export const CtaSection = ({ section }: { section: Section }) => (
  <Frame section={section}>
    <Panel>
      <Side>
        <Words section={section} />
      </Side>
      <Action text={section.buttonText} url={section.buttonUrl} variant="primary" size="large" />
    </Panel>
  </Frame>
);
