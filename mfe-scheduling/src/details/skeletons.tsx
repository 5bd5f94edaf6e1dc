import { Card } from '@portfolio/ui/card';
import { Skeleton, SkeletonGroup, SkeletonText } from '@portfolio/ui/skeleton';
import { controlHeight, space, width } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';
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

const Fields = styled.div`
  display: grid;
  gap: ${space(5)};
  max-width: ${width.form};
`;

/** The place of a form whose values are on their way. */
export const FormSkeleton = ({ label }: { label: string }) => (
  <SkeletonGroup label={label}>
    <Fields>
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} $height={controlHeight.large} />
      ))}
    </Fields>
  </SkeletonGroup>
);
