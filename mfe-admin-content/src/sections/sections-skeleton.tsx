import { Card } from '@portfolio/ui/card';
import { Stack } from '@portfolio/ui/layout';
import { Skeleton, SkeletonGroup } from '@portfolio/ui/skeleton';
import { styled } from 'styled-components';
import { wide } from '../forms/live-preview.ts';
import { Columns } from './columns.ts';

const Beside = styled.div`
  display: none;

  ${wide} {
    display: block;
  }
`;

/** The place of a page's sections, and of the page beside them. */
export const SectionsSkeleton = ({ label }: { label: string }) => (
  <SkeletonGroup label={label}>
    <Columns $beside>
      <Stack $gap={2}>
        {Array.from({ length: 4 }, (_, section) => (
          <Card key={section}>
            <Skeleton $width="55%" $height="1.6rem" />
          </Card>
        ))}
      </Stack>
      <Beside>
        <Skeleton $height="24rem" />
      </Beside>
    </Columns>
  </SkeletonGroup>
);
