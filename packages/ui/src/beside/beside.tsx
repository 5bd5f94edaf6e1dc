import { css, styled } from 'styled-components';
import { color, media, radius, space } from '../tokens/tokens.ts';

/**
 * A list and, while `$open`, one of its items beside it: a child each. A table in it measures itself by the place of both, so that its
 * rows stay rows when the item takes some of their room. Where there is none, it is below. On paper the list stands alone.
 */
export const Beside = styled.div<{ $open: boolean }>`
  min-width: 0;

  ${({ $open }) =>
    $open &&
    css`
      @media not print {
        --table-container: normal;
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        align-items: start;
        gap: ${space(5)};
        container-type: inline-size;
      }
      @media screen and (min-width: 60em) {
        grid-template-columns: minmax(0, 1fr) clamp(22rem, 36%, 32rem);
      }
    `}
`;

/** The item. It stays in sight, and scrolls by itself. */
export const BesidePane = styled.aside`
  --table-container: inline-size;
  position: sticky;
  top: calc(var(--sticky-top) + ${space(4)});
  max-height: calc(100dvh - var(--sticky-top) - ${space(8)});
  overflow-y: auto;
  padding: ${space(5)};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.bg};
  overscroll-behavior: contain;

  ${media.print} {
    display: none;
  }
`;
