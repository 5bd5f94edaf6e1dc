import { keyframes, styled } from 'styled-components';
import { media } from '../tokens/tokens.ts';

const turn = keyframes`to { transform: rotate(360deg); }`;
const breathe = keyframes`50% { opacity: 0.4; }`;

/** The turning ring alone, as large as the text beside it. It says nothing to screen readers. */
export const SpinnerMark = styled.span.attrs({ 'aria-hidden': true })<{ $size?: string }>`
  flex: none;
  display: inline-block;
  width: ${({ $size = '1.15em' }) => $size};
  height: ${({ $size = '1.15em' }) => $size};
  border: max(2px, 0.1em) solid color-mix(in srgb, currentcolor 25%, transparent);
  border-top-color: currentcolor;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;

  ${media.lessMotion} {
    animation: ${breathe} 2s ease-in-out infinite;
  }
`;
