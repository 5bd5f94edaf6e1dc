import { Card } from '@portfolio/ui/card';
import { Stack } from '@portfolio/ui/layout';
import { Skeleton, SkeletonGroup, SkeletonText } from '@portfolio/ui/skeleton';

/** Cards to come, in the place of a screen or a list that is on its way. */
export const CardsSkeleton = ({ label, cards = 3 }: { label: string; cards?: number }) => (
  <SkeletonGroup label={label}>
    <Stack $gap={3}>
      {Array.from({ length: cards }, (_, card) => (
        <Card key={card}>
          <Stack $gap={3}>
            <Skeleton $width="70%" $height="1.5em" />
            <SkeletonText lines={2} />
          </Stack>
        </Card>
      ))}
    </Stack>
  </SkeletonGroup>
);
