import { space } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';
import { wide } from '../forms/live-preview.ts';

/** The list, with the page beside it where there is room. */
export const Columns = styled.div<{ $beside: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)} ${space(6)};

  ${wide} {
    grid-template-columns: ${({ $beside }) => ($beside ? 'minmax(0, 3fr) minmax(0, 2fr)' : 'minmax(0, 1fr)')};
    align-items: start;

    & > :nth-child(2) {
      position: sticky;
      top: calc(var(--sticky-top) + ${space(4)});
    }
  }
`;
