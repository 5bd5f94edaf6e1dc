import { styled } from 'styled-components';
import { gutter, space, width } from '../tokens/tokens.ts';

/** The public pages' column: at most 1,120 px, with air at the sides. `--column` widens it, for header and footer of places that are wider. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(var(--column, ${width.column}) + 2 * ${gutter});
  margin-inline: auto;
  padding-inline: ${gutter};
`;

/** One below the other. `$gap` counts steps of 4 px. */
export const Stack = styled.div<{ $gap?: number }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap = 4 }) => space($gap)};
  min-width: 0;
`;

/** Side by side, wrapping where there is no room. */
export const Cluster = styled.div<{ $gap?: number; $justify?: 'start' | 'end' | 'center' | 'space-between' }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $justify = 'start' }) => $justify};
  gap: ${({ $gap = 3 }) => space($gap)};
  min-width: 0;
`;

/** As many equal columns as fit, each at least `$min` wide (CSS length, default 18rem: 1, 2, 3 in the column). */
export const Grid = styled.div<{ $min?: string; $gap?: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ $min = '18rem' }) => $min}, 100%), 1fr));
  gap: ${({ $gap = 5 }) => space($gap)};
`;
