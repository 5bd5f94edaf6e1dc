import { Card, CardBody } from '@portfolio/ui/card';
import { Skeleton, SkeletonText } from '@portfolio/ui/skeleton';
import { ImageSkeleton } from '../images/image-skeleton.ts';

/** The place of a project's card while projects are loading. */
export const ProjectCardSkeleton = () => (
  <Card $flush>
    <ImageSkeleton $radius="0" />
    <CardBody>
      <Skeleton $width="60%" $height="1.3em" />
      <SkeletonText lines={3} />
      <Skeleton $width="45%" $height="1.6em" />
      <Skeleton $width="6rem" $height="1.5em" />
    </CardBody>
  </Card>
);
