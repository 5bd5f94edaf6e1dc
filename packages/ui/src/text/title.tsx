import { styled } from 'styled-components';
import { fontSize } from '../tokens/tokens.ts';

/** A heading within a screen, of the size that its place asks for. Not in `text.tsx`: the home page loads that, and has none. */
export const Title = styled.h2<{ $size?: keyof typeof fontSize }>`
  font-size: ${({ $size = 'body' }) => fontSize[$size]};
  overflow-wrap: anywhere;
`;
