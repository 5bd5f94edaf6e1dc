import { useZone, useRetry } from '@portfolio/remote-kit';
import { useMedia } from '@portfolio/remote-kit/device';
import { useAlsoHere } from '@portfolio/remote-kit/live';
import { useFresh } from '@portfolio/remote-kit/screens';
import { showsSameClock, zoneName } from '@portfolio/remote-kit/times';
import { ErrorState } from '@portfolio/ui/error-state';
import { media, space, color, radius } from '@portfolio/ui/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { SitesBar } from './demand/sites-bar.tsx';
import { PublishBar } from './publishing/publish-bar.tsx';
import { RepeatDialogs, RepeatTools } from './weeks/repeat-tools.tsx';
import { useTranslation } from '../translator.ts';
import { AlsoHere } from './grid/also-here.tsx';
import { isNarrow, type Period } from './grid/calendar.ts';
import { useDensity } from './grid/density.ts';
import { FilterFields } from './grid/filter-fields.tsx';
import { Planner } from './grid/planner.tsx';
import { createReturning } from './grid/returning.ts';
import { Toolbar } from './grid/toolbar.tsx';
import { useGridAddress } from './grid/use-grid-address.ts';
import { useClosures } from './grid/use-closures.ts';
import { useSchedule } from './grid/use-schedule.ts';
import { Tools } from './grid/tools.tsx';
import { useShiftChanges } from './grid/use-shift-changes.ts';
import { otherZones } from './grid/zones.ts';
import { Skeleton, SkeletonGroup } from '@portfolio/ui/skeleton';
import { Coverage } from './demand/coverage.graphql.ts';
import type { By } from './grid/grid.types.ts';

/** As high as the window: of it only the grid scrolls, and what else there is to do stays in sight. */
const Tool = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};

  ${media.tablet} {
    height: calc(100dvh - 4rem - ${space(4)});
    min-height: 24rem;
  }
`;

/** The week grid of `/admin/planner/shift-scheduler` (readings.md): employees, or sites, by days. */
export function Scheduler() {
  const { t } = useTranslation();
  const address = useGridAddress();
  const [density, setDensity] = useDensity();
  const { schedule, period, failure, retry, retrying, refetch } = useSchedule(address);
  const coverage = useCoverage(schedule?.company.id, period, address.by);
  const refetchAll = () => Promise.all([refetch(), coverage.refetch()]);
  const changes = useShiftChanges(schedule, refetchAll);
  const alsoHere = useAlsoHere({ from: String(period.days[0]), until: String(period.days.at(-1)) });
  const closures = useClosures(coverage.refetch);
  const own = useZone();
  const [returning] = useState(createReturning);
  const isPhone = useMedia('(max-width: 39.99em)');
  const hasOthers = schedule !== undefined && otherZones(schedule).length > 0;
  const isElsewhere = !showsSameClock(period.zone, own, new Date(period.bounds[0]!));

  return (
    <Tool data-tool>
      <Toolbar
        address={address}
        period={period}
        zoneNote={
          isElsewhere || hasOthers
            ? t(hasOthers ? 'scheduler.zones' : 'times.zone', { zone: zoneName(period.zone) })
            : undefined
        }
        tools={
          <>
            <AlsoHere people={alsoHere} />
            <Tools
              {...{ changes, address, isPhone, density }}
              onDensity={setDensity}
              repeat={schedule && <RepeatTools period={period} client={address.filters.client} />}
            />
          </>
        }
        filters={<FilterFields address={address} schedule={schedule} />}
      />
      {schedule && (
        <PublishBar schedule={schedule} days={period.days} client={address.filters.client} refetch={refetchAll} />
      )}
      {coverage.week && <SitesBar week={coverage.week} days={period.days.length} />}
      {schedule && <RepeatDialogs {...{ schedule, period, changes }} />}
      {failure || coverage.failure ? (
        <ErrorState
          title={t(failure ? 'scheduler.failed' : 'coverage.failed')}
          onRetry={failure ? retry : coverage.retry}
          retrying={retrying || coverage.retrying}
          retryLabel={t('retry')}
        >
          {t('unchanged')}
        </ErrorState>
      ) : schedule && !coverage.waiting ? (
        <Planner
          {...{ schedule, closures, period, address, changes, isPhone, returning }}
          coverage={coverage.week}
          refetch={refetchAll}
          density={isNarrow(period.view) ? 'compact' : density}
        />
      ) : (
        <GridSkeleton days={period.days.length} />
      )}
    </Tool>
  );
}

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
function GridSkeleton({ days }: { days: number }) {
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

/** What posts ask for in the days of the grid, where its rows are posts. */
function useCoverage(company: string | undefined, { days }: Period, by: By) {
  const skip = by !== 'posts' || company === undefined;
  const result = useFresh(
    Coverage,
    { company: company ?? null, from: days[0]!.toString(), until: days.at(-1)!.toString() },
    { skip },
  );
  const { failure, retry, retrying } = useRetry(result);
  const week = result.data?.coverage;
  return {
    week: skip ? undefined : week,
    waiting: by === 'posts' && !week,
    failure: skip ? undefined : failure,
    retry,
    retrying,
    refetch: async (): Promise<unknown> => (skip ? undefined : result.refetch()),
  };
}
