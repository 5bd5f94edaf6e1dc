import { Skeleton } from '@portfolio/ui/skeleton';
import { styled } from 'styled-components';

/** The place of a card's image. */
export const ImageSkeleton = styled(Skeleton)`
  height: auto;
  aspect-ratio: 16 / 9;
`;
