import { styled } from 'styled-components';
import { color, font, fontSize, width } from '../tokens/tokens.ts';

export { Title } from './title.tsx';

/** A quieter paragraph: descriptions, remarks. */
export const Muted = styled.p<{ $size?: keyof typeof fontSize }>`
  color: ${color.muted};
  font-size: ${({ $size = 'small' }) => fontSize[$size]};
`;

/** A quieter paragraph of at most so many lines: long texts do not tear rows of cards apart. */
export const Clamped = styled(Muted)<{ $lines: number }>`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({ $lines }) => $lines};
`;

/** The paragraph below a large title. */
export const Lead = styled.p`
  max-width: ${width.prose};
  color: ${color.muted};
  font-size: clamp(${fontSize.body}, 0.95rem + 0.4vw, ${fontSize.large});
`;

/** Running text at a length of line that reads well. */
export const Prose = styled.div`
  max-width: ${width.prose};

  & > * + * {
    margin-top: 1em;
  }
`;

/** Times, figures, identifiers. */
export const Mono = styled.span`
  font-family: ${font.code};
  font-size: max(0.94em, ${fontSize.tiny});
  font-variant-numeric: tabular-nums;
`;
