import { Card } from '@portfolio/ui/card';
import { Cluster, Stack } from '@portfolio/ui/layout';
import { Skeleton, SkeletonText } from '@portfolio/ui/skeleton';

/** The place of a demo's card while demos are loading. */
export const DemoCardSkeleton = () => (
  <Card>
    <Stack>
      <Cluster $justify="space-between">
        <Skeleton $width="50%" $height="1.4em" />
        <Skeleton $width="6rem" $height="6rem" />
      </Cluster>
      <SkeletonText lines={3} />
      <Skeleton $height="2.5rem" />
    </Stack>
  </Card>
);
