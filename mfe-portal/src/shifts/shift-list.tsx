import type { Timezone } from '@portfolio/contracts/scheduling';
import { useListTop, paginationTexts, usePage, usePages } from '@portfolio/remote-kit/lists';
import { ToggleChip } from '@portfolio/ui/chip';
import { EmptyState } from '@portfolio/ui/empty-state';
import { Cluster, Stack } from '@portfolio/ui/layout';
import { Pagination } from '@portfolio/ui/pagination';
import { space } from '@portfolio/ui/tokens';
import { useId, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { CheckInOut } from '../attendance/check-in-out.tsx';
import { WaitingTaps } from '../attendance/waiting.tsx';
import { ConfirmShift } from '../confirm/confirm-shifts.tsx';
import type { PortalShiftFilter } from '../generated/graphql.ts';
import { Loaded } from '../loading/loaded.tsx';
import { MessageLink } from '../messages/message-link.tsx';
import { useKeptQuery } from '../offline/use-kept-query.tsx';
import { useTranslation } from '../translator.ts';
import { Week } from '../week/week.tsx';
import { ShiftAbove, ShiftRow } from '../shift/shift-row.tsx';
import { type PortalShift, GiveAwayLink } from '../shift/shift-facts.tsx';
import { Weeks } from '../week/weeks.tsx';
import { MyShifts } from './shifts.graphql.ts';
import { isTodays } from './todays-shift.ts';

const views = ['upcoming', 'past', 'all', 'week'] as const;
type View = (typeof views)[number];

const Filter = styled(ToggleChip)`
  min-height: ${space(12)};
  padding-inline: ${space(5)};
`;

/** What of the shifts is shown, as the address says. */
function useShown() {
  const [parameters, setParameters] = useSearchParams();
  const view = views.find((name) => name === parameters.get('filter')) ?? 'upcoming';
  const asked = parameters.get('day') ?? '';
  const day = Number.isNaN(Date.parse(asked)) || !/^\d{4}-\d\d-\d\d$/.test(asked) ? undefined : asked;
  const show = (name: View, of?: string): void =>
    setParameters({ ...(name !== 'upcoming' && { filter: name }), ...(of && { day: of }) });
  return { view, day, show };
}

interface Props {
  /** In which days are counted; each shift's own where the guard chose none. */
  timezone: Timezone | undefined;
  /** By the server's clock. */
  now: Date;
  /** The shift that is shown above the list, with its button. */
  aboveId: string | undefined;
}

/** The guard's shifts: upcoming, past, all, or a week day by day. A further shift of today has its button here. */
export function ShiftList({ timezone, now, aboveId }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { view, day, show } = useShown();
  const { top, toTop } = useListTop<HTMLHeadingElement>();
  const renderShift = (shift: PortalShift) =>
    shift.id === aboveId ? (
      <ShiftAbove shift={shift} />
    ) : (
      <ShiftRow
        shift={shift}
        more={
          <Cluster>
            <GiveAwayLink shift={shift} now={now} />
            <MessageLink about={{ shift: shift.id }} />
          </Cluster>
        }
      >
        <WaitingTaps shift={shift} />
        <ConfirmShift shift={shift} />
        {isTodays(shift, now, timezone) && <CheckInOut shift={shift} now={now} />}
      </ShiftRow>
    );
  return (
    <section aria-labelledby={id}>
      <Stack>
        <h2 id={id} ref={top} tabIndex={-1}>
          {t('shifts.list')}
        </h2>
        <Cluster role="group" aria-label={t('shifts.filter')} $gap={2}>
          {views.map((name) => (
            <Filter key={name} pressed={name === view} onToggle={() => show(name)}>
              {t(`shifts.filters.${name}`)}
            </Filter>
          ))}
        </Cluster>
        {view === 'week' ? (
          <Week day={day} timezone={timezone} now={now} onShow={(of) => show('week', of)} renderShift={renderShift} />
        ) : (
          <FilteredShifts filter={view} timezone={timezone} renderShift={renderShift} onTurn={toTop} />
        )}
      </Stack>
    </section>
  );
}

/** scheduling.md §4, portal shift filters, by their word in the address; the first is the default. */
const filters = {
  upcoming: 'UPCOMING',
  past: 'PAST',
  all: 'ALL',
} as const satisfies Record<string, PortalShiftFilter>;

const pageSize = 20;

const List = styled.div<{ $stale: boolean }>`
  opacity: ${({ $stale }) => ($stale ? 0.6 : 1)};
`;

interface FilteredShiftsProps {
  filter: keyof typeof filters;
  timezone: Timezone | undefined;
  renderShift: (shift: PortalShift) => ReactNode;
  /** Another page was chosen. */
  onTurn: () => void;
}

/** The shifts of a filter, page by page. */
function FilteredShifts({ filter, timezone, renderShift, onTurn }: FilteredShiftsProps) {
  const { t } = useTranslation();
  const address = usePage();
  const { page } = address;
  const result = useKeptQuery(MyShifts, { variables: { filter: filters[filter], timezone, page, pageSize } });
  const isStale = !result.data;
  const shown = { ...result, data: result.data ?? result.previousData };
  const { onPage, ...pages } = usePages(address, pageSize, shown.data?.myShifts, result.loading);

  return (
    <Loaded result={shown} loading={t('shifts.loading')} failed={t('shifts.failed')}>
      {({ myShifts: { count, results } }) =>
        count === 0 ? (
          <EmptyState title={t(`shifts.empty.${filter}`)}>{t('shifts.emptyHint')}</EmptyState>
        ) : (
          <>
            <List $stale={isStale} aria-busy={isStale}>
              <Weeks
                shifts={results}
                isCut={{ before: page > 1, after: page * pageSize < count }}
                renderShift={renderShift}
              />
            </List>
            <Pagination
              {...pages}
              onPage={(to) => {
                onPage(to);
                onTurn();
              }}
              texts={paginationTexts(t, t('shifts.pages.label'))}
            />
          </>
        )
      }
    </Loaded>
  );
}
