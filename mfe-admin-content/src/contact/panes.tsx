import { Card } from '@portfolio/ui/card';
import { Stack } from '@portfolio/ui/layout';
import { Skeleton, SkeletonGroup, SkeletonText } from '@portfolio/ui/skeleton';
import { media, space } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';

/** List and detail side by side, where there is room; on paper what is open, alone. */
export const Panes = styled.div<{ $open?: boolean }>`
  display: grid;
  align-items: start;
  gap: ${space(5)};

  ${media.tablet} {
    grid-template-columns: minmax(14rem, 2fr) minmax(0, 3fr);
  }
  ${media.print} {
    grid-template-columns: minmax(0, 1fr);

    & > :${({ $open }) => ($open ? 'first' : 'last')}-child {
      display: none;
    }
  }
`;

/** The place of both while the messages are on their way. */
export const PanesSkeleton = ({ label }: { label: string }) => (
  <SkeletonGroup label={label}>
    <Panes>
      <Card>
        <Stack $gap={5}>
          {Array.from({ length: 6 }, (_, entry) => (
            <SkeletonText key={entry} lines={2} />
          ))}
        </Stack>
      </Card>
      <Card>
        <Stack>
          <Skeleton $width="60%" $height="1.5rem" />
          <SkeletonText lines={5} />
        </Stack>
      </Card>
    </Panes>
  </SkeletonGroup>
);
