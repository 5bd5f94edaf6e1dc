import { styled } from 'styled-components';
import { color, space } from '../tokens/tokens.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { SpinnerMark } from './spinner-mark.tsx';

export type SpinnerProps = {
  /** What is being waited for ('Loading projects'); read aloud, and seen when `showLabel` is set. */
  label: string;
  showLabel?: boolean;
  /** `large` fills the place of a screen that is on its way. Default `small`. */
  size?: 'small' | 'large';
};

const Place = styled.div<{ $size: 'small' | 'large' }>`
  display: flex;
  flex-direction: ${({ $size }) => ($size === 'large' ? 'column' : 'row')};
  align-items: center;
  justify-content: center;
  gap: ${space(3)};
  min-height: ${({ $size }) => ($size === 'large' ? '12rem' : 'auto')};
  color: ${color.muted};

  & > [aria-hidden] {
    color: ${color.accent};
  }
`;

/** A wait of unknown shape. Where the shape of what comes is known, use a skeleton. */
export const Spinner = ({ label, showLabel = false, size = 'small' }: SpinnerProps) => (
  <Place role="status" $size={size}>
    <SpinnerMark $size={size === 'large' ? '2.25rem' : '1.25rem'} />
    {showLabel ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
  </Place>
);
