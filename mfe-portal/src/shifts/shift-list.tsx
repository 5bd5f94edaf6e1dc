import { useQuery } from '@apollo/client/react';
import type { Timezone } from '@portfolio/contracts/scheduling';
import { useRetry } from '@portfolio/remote-kit';
import { Card } from '@portfolio/ui/card';
import { ToggleChip } from '@portfolio/ui/chip';
import { EmptyState } from '@portfolio/ui/empty-state';
import { ErrorState } from '@portfolio/ui/error-state';
import { Cluster, Stack } from '@portfolio/ui/layout';
import { Pagination } from '@portfolio/ui/pagination';
import { Skeleton, SkeletonGroup, SkeletonText } from '@portfolio/ui/skeleton';
import { space } from '@portfolio/ui/tokens';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { PortalShiftFilter } from '../generated/graphql.ts';
import { useTranslation } from '../translator.ts';
import { CheckInOut } from './check-in-out.tsx';
import { ShiftFacts, type PortalShift } from './shift-facts.tsx';
import { MyShifts } from './shifts.graphql.ts';
import { isTodays } from './todays-shift.ts';

/** scheduling.md §4, portal shift filters, by their word in the address; the first is the default. */
const filters = { upcoming: 'UPCOMING', past: 'PAST', all: 'ALL' } as const satisfies Record<string, PortalShiftFilter>;
type FilterName = keyof typeof filters;
const names: FilterName[] = ['upcoming', 'past', 'all'];

const pageSize = 10;

const Filter = styled(ToggleChip)`
  min-height: ${space(12)};
  padding-inline: ${space(5)};
`;

const List = styled.ul<{ $stale: boolean }>`
  display: grid;
  gap: ${space(3)};
  padding: 0;
  list-style: '';
  opacity: ${({ $stale }) => ($stale ? 0.6 : 1)};
`;

/** The filter and page of the address. */
function useShown() {
  const [parameters, setParameters] = useSearchParams();
  const filter = names.find((name) => name === parameters.get('filter')) ?? 'upcoming';
  const page = Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1);
  const show = (name: FilterName, at = 1): void =>
    setParameters({ ...(name !== 'upcoming' && { filter: name }), ...(at > 1 && { page: String(at) }) });
  return { filter, page, show };
}

interface Props {
  /** In which days are counted; each shift's own where the guard chose none. */
  timezone: Timezone | undefined;
  now: Date;
  /** The shift that is shown above the list, with its button. */
  aboveId: string | undefined;
}

/** The guard's shifts, filtered: upcoming, past, all. A further shift of today has its button here. */
export function ShiftList({ timezone, now, aboveId }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { filter, page, show } = useShown();
  return (
    <section aria-labelledby={id}>
      <Stack>
        <h2 id={id}>{t('shifts.list')}</h2>
        <Cluster role="group" aria-label={t('shifts.filter')} $gap={2}>
          {names.map((name) => (
            <Filter key={name} pressed={name === filter} onToggle={() => show(name)}>
              {t(`shifts.filters.${name}`)}
            </Filter>
          ))}
        </Cluster>
        <Shifts
          filter={filter}
          page={page}
          timezone={timezone}
          isActive={(shift) => shift.id !== aboveId && isTodays(shift, now, timezone)}
          onPage={(to) => show(filter, to)}
        />
      </Stack>
    </section>
  );
}

interface ShiftsProps {
  filter: FilterName;
  page: number;
  timezone: Timezone | undefined;
  /** Whether one may check in or out here. */
  isActive: (shift: PortalShift) => boolean;
  onPage: (page: number) => void;
}

function Shifts({ filter, page, timezone, isActive, onPage }: ShiftsProps) {
  const { t } = useTranslation();
  const result = useQuery(MyShifts, {
    variables: { filter: filters[filter], timezone, page, pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const { failure, retry, retrying } = useRetry(result);
  const shifts = (result.data ?? result.previousData)?.myShifts;

  if (failure) {
    return <ErrorState title={t('shifts.failed')} onRetry={retry} retrying={retrying} retryLabel={t('retry')} />;
  }
  if (!shifts) return <ShiftsSkeleton />;
  if (shifts.results.length === 0) {
    return <EmptyState title={t(`shifts.empty.${filter}`)}>{t('shifts.emptyHint')}</EmptyState>;
  }
  return (
    <>
      <List $stale={!result.data} aria-busy={!result.data}>
        {shifts.results.map((shift) => (
          <li key={shift.id}>
            <Card as="article">
              <ShiftFacts shift={shift} />
              {isActive(shift) && <CheckInOut shift={shift} />}
            </Card>
          </li>
        ))}
      </List>
      <Pagination
        page={page}
        pageCount={Math.ceil(shifts.count / pageSize)}
        onPage={onPage}
        texts={{
          label: t('shifts.pages.label'),
          previous: t('pagination.previous'),
          next: t('pagination.next'),
          position: (at, of) => t('pagination.position', { at, of }),
        }}
      />
    </>
  );
}

function ShiftsSkeleton() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t('shifts.loading')}>
      <Stack $gap={3}>
        {[0, 1, 2].map((row) => (
          <Card key={row}>
            <Stack $gap={3}>
              <Skeleton $width="70%" $height="1.5em" />
              <SkeletonText lines={2} />
            </Stack>
          </Card>
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
