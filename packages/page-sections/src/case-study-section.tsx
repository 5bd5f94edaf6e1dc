import { Stack } from '@portfolio/ui/layout';
import { color, font, fontSize, space, width } from '@portfolio/ui/tokens';
import { use, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Action, Frame, Illustration, Paragraphs, roomy, Words } from './parts.tsx';
import { SectionWords, type Section } from './section.types.ts';

const Prose = styled.div`
  display: grid;
  gap: ${space(4)};
  max-width: ${width.prose};
`;

/** Problem and decision side by side where there is room; below them what came of it, and what did not. */
const Parts = styled.div`
  display: grid;
  gap: ${space(8)} ${space(12)};

  ${roomy} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Part = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(3)};
  min-width: 0;
`;

const Name = styled.h3`
  padding-bottom: ${space(2)};
  border-bottom: 1px solid ${color.border};
  font-size: ${fontSize.title};
`;

/** As many in a row as fit, none of them broken in two. */
const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  gap: ${space(4)};
`;

/** The figure stands above what it says, which comes first for whoever hears it. */
const OneFigure = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  gap: ${space(1)};
  min-width: 0;

  & > dt {
    color: ${color.muted};
    font-size: ${fontSize.small};
  }
  & > dd {
    color: ${color.accent};
    font-family: ${font.code};
    font-size: ${fontSize.heading};
    line-height: 1.15;
  }
`;

/** section_type case_study: problem, decision, result with numbers (its cards), and what failed. What is blank is not shown. */
export const CaseStudySection = ({ section }: { section: Section }) => {
  const { lang, ...names } = use(SectionWords);
  const part = (name: string, text = '', figures?: ReactNode) =>
    text.trim() || figures ? (
      <Part>
        <Name lang={lang}>{name}</Name>
        {figures}
        <Paragraphs text={text} />
      </Part>
    ) : null;
  const figures = section.cards.filter(({ title }) => title !== '');
  const shown = figures.length > 0 && (
    <Figures>
      {figures.map(({ title, content }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- figures have no other name than their place
        <OneFigure key={place}>
          <dt dir="auto">{content}</dt>
          <dd dir="auto">{title}</dd>
        </OneFigure>
      ))}
    </Figures>
  );
  return (
    <Frame section={section}>
      <Stack $gap={8}>
        <Prose>
          <Words section={section} />
        </Prose>
        {section.image && (
          <Illustration image={section.image} alt={section.imageAlt} sizes="(min-width: 64em) 66rem, 92vw" />
        )}
        <Parts>
          {part(names.problem, section.problem)}
          {part(names.decision, section.decision)}
          {part(names.result, section.result, shown)}
          {part(names.failure, section.failure)}
        </Parts>
        <Action text={section.buttonText} url={section.buttonUrl} />
      </Stack>
    </Frame>
  );
};
