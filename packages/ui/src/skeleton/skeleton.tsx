import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { color, controlHeight, media, radius, space, width } from '../tokens/tokens.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

const breathe = keyframes`50% { opacity: 0.5; }`;

/** One block in the place and size of what will come; CSS lengths. Put it inside a `SkeletonGroup`. */
export const Skeleton = styled.div<{ $width?: string; $height?: string; $radius?: string }>`
  width: ${({ $width = '100%' }) => $width};
  max-width: 100%;
  height: ${({ $height = '1em' }) => $height};
  border-radius: ${({ $radius = radius.control }) => $radius};
  background: ${color.border};
  animation: ${breathe} 1.6s ease-in-out infinite;

  ${media.lessMotion} {
    animation: none;
  }
  ${media.forcedColors} {
    border: 1px solid;
  }
`;

const Lines = styled.div`
  display: grid;
  gap: ${space(2)};
`;

/** Lines of text to come, the last one shorter. */
export const SkeletonText = ({ lines = 3 }: { lines?: number }) => (
  <Lines>
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton key={line} $width={line === lines - 1 && lines > 1 ? '60%' : '100%'} />
    ))}
  </Lines>
);

/** Says once what is being loaded, and hides the blocks themselves from screen readers. */
export const SkeletonGroup = ({ label, children }: { label: string; children: ReactNode }) => (
  <div role="status">
    <VisuallyHidden>{label}</VisuallyHidden>
    <div aria-hidden>{children}</div>
  </div>
);

const Fields = styled.div`
  display: grid;
  gap: ${space(5)};
  max-width: ${width.form};
`;

/** The place of a form whose values are on their way. */
export const FormSkeleton = ({ label }: { label: string }) => (
  <SkeletonGroup label={label}>
    <Fields>
      {Array.from({ length: 5 }, (_, field) => (
        <Skeleton key={field} $height={controlHeight.large} />
      ))}
    </Fields>
  </SkeletonGroup>
);
