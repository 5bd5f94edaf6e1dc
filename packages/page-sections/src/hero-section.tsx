import { fontSize, media, space } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';
import { Action, Frame, Illustration, Paragraphs, Subtitle, Title } from './parts.tsx';
import type { Section } from './section.types.ts';

const Columns = styled.div<{ $illustrated: boolean }>`
  display: grid;
  align-items: center;
  gap: ${space(10)};

  ${media.desktop} {
    grid-template-columns: ${({ $illustrated }) => ($illustrated ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 48rem)')};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space(5)};

  & > ${Title} {
    /* Below the page's own title, which is larger. */
    font-size: clamp(${fontSize.title}, 1.1rem + 1.6vw, ${fontSize.heading});
    letter-spacing: -0.03em;
  }
`;

/** section_type hero: the page's big opening. */
export const HeroSection = ({ section }: { section: Section }) => (
  <Frame section={section}>
    <Columns $illustrated={Boolean(section.image)}>
      <Words>
        {section.title && <Title>{section.title}</Title>}
        {section.subtitle && <Subtitle>{section.subtitle}</Subtitle>}
        <Paragraphs text={section.content} />
        <Action text={section.buttonText} url={section.buttonUrl} variant="primary" size="large" />
      </Words>
      {section.image && (
        <Illustration image={section.image} alt={section.imageAlt} sizes="(min-width: 64em) 35rem, 92vw" />
      )}
    </Columns>
  </Frame>
);
