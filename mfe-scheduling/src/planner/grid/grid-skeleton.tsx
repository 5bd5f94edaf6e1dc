import { Skeleton, SkeletonGroup } from '@portfolio/ui/skeleton';
import { color, radius, space } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';
import { useTranslation } from '../../translator.ts';

const Frame = styled.div<{ $days: number }>`
  display: grid;
  grid-template-columns: 13rem repeat(${({ $days }) => $days}, minmax(6rem, 1fr));
  gap: 1px;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.border};

  & > * {
    height: 2.25rem;
    padding: ${space(1.5)} ${space(2)};
    background: ${color.surface};
  }
`;

/** The grid's shape while it is loading. */
export function GridSkeleton({ days }: { days: number }) {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t('scheduler.loading')}>
      <Frame $days={days}>
        {Array.from({ length: 14 * (days + 1) }, (_, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- nothing but places
          <div key={index}>{(index % (days + 1) === 0 || index % 3 === 0) && <Skeleton $height="1.5rem" />}</div>
        ))}
      </Frame>
    </SkeletonGroup>
  );
}
