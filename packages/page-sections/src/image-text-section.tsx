import { Stack } from '@portfolio/ui/layout';
import { space } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';
import { Action, Frame, Illustration, roomy, Words } from './parts.tsx';
import type { Section } from './section.types.ts';

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
export const ImageTextSection = ({ section }: { section: Section }) => (
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
