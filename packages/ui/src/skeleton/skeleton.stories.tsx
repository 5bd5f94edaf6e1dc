import { Stack } from '../layout/layout.tsx';
import { FormSkeleton, Skeleton, SkeletonGroup, SkeletonText } from './skeleton.tsx';

export const CardToCome = () => (
  <SkeletonGroup label="Loading projects">
    <Stack>
      <Skeleton $height="9rem" />
      <Skeleton $width="60%" $height="1.5rem" />
      <SkeletonText />
    </Stack>
  </SkeletonGroup>
);

export const FormToCome = () => <FormSkeleton label="Loading client" />;
