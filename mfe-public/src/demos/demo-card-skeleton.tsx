import { Card, CardBody } from '@portfolio/ui/card';
import { Cluster } from '@portfolio/ui/layout';
import { Skeleton, SkeletonText } from '@portfolio/ui/skeleton';
import { ImageSkeleton } from '../images/image-skeleton.ts';

/** The place of a demo's card while demos are loading. */
export const DemoCardSkeleton = () => (
  <Card $flush>
    <ImageSkeleton $radius="0" />
    <CardBody>
      <Cluster $justify="space-between">
        <Skeleton $width="50%" $height="1.4em" />
        <Skeleton $width="6rem" $height="6rem" />
      </Cluster>
      <SkeletonText lines={3} />
      <Skeleton $height="2.5rem" />
    </CardBody>
  </Card>
);
