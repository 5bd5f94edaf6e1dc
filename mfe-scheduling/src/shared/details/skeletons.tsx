import { Card } from '@portfolio/ui/card';
import { SkeletonGroup, SkeletonText } from '@portfolio/ui/skeleton';
import { Columns } from './detail.styles.ts';

/** The place of a detail screen's sections while they are on their way. */
export const DetailSkeleton = ({ label }: { label: string }) => (
  <SkeletonGroup label={label}>
    <Columns>
      <Card>
        <SkeletonText lines={8} />
      </Card>
      <Card>
        <SkeletonText lines={5} />
      </Card>
    </Columns>
  </SkeletonGroup>
);
