import { useZone } from '@portfolio/remote-kit';
import { useMedia } from '@portfolio/remote-kit/device';
import { useAlsoHere } from '@portfolio/remote-kit/live';
import { showsSameClock, zoneName } from '@portfolio/remote-kit/times';
import { ErrorState } from '@portfolio/ui/error-state';
import { media, space } from '@portfolio/ui/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { SitesBar } from './demand/sites-bar.tsx';
import { PublishBar } from './publishing/publish-bar.tsx';
import { RepeatDialogs, RepeatTools } from './weeks/repeat-tools.tsx';
import { useTranslation } from '../translator.ts';
import { AlsoHere } from './grid/also-here.tsx';
import { isNarrow } from './grid/calendar.ts';
import { useDensity } from './grid/density.ts';
import { FilterFields } from './grid/filter-fields.tsx';
import { GridSkeleton } from './grid/grid-skeleton.tsx';
import { Planner } from './grid/planner.tsx';
import { createReturning } from './grid/returning.ts';
import { Toolbar } from './grid/toolbar.tsx';
import { useGridAddress } from './grid/use-grid-address.ts';
import { useClosures } from './grid/use-closures.ts';
import { useCoverage } from './grid/use-coverage.ts';
import { useSchedule } from './grid/use-schedule.ts';
import { Tools } from './grid/tools.tsx';
import { useShiftChanges } from './grid/use-shift-changes.ts';
import { otherZones } from './grid/zones.ts';

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
