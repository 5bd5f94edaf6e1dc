import { Card } from '@portfolio/ui/card';
import { color, space } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';

/** From here on a preview fits beside what is edited. */
export const wide = '@media (min-width: 80em)';

/** A form and what it makes: side by side where there is room, else in the order of the document. */
export const FormAndPreview = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)} ${space(6)};

  ${wide} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    grid-auto-flow: dense;
    align-items: start;

    & > form {
      grid-column: 1;
    }
  }
`;

/** In sight while one types: beside the fields it is what visitors see, made smaller, on the ground of their page. */
export const LivePreview = styled(Card)<{ $zoom: number }>`
  background: ${color.bg};

  ${wide} {
    position: sticky;
    top: calc(var(--sticky-top) + ${space(4)});
    grid-column: 2;
    max-height: calc(100dvh - var(--sticky-top) - ${space(8)});
    overflow-y: auto;

    & > [data-stage='desktop'] {
      zoom: ${({ $zoom }) => $zoom};
    }
    & > [data-stage='phone'] {
      zoom: 0.75;
    }
  }
`;
