import type { Timezone } from '@portfolio/contracts/scheduling';
import { paginationTexts, usePage, usePages } from '@portfolio/remote-kit/lists';
import { EmptyState } from '@portfolio/ui/empty-state';
import { Pagination } from '@portfolio/ui/pagination';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PortalShiftFilter } from '../generated/graphql.ts';
import { Loaded } from '../loading/loaded.tsx';
import { useKeptQuery } from '../offline/use-kept-query.tsx';
import { useTranslation } from '../translator.ts';
import type { PortalShift } from '../shift/shift-facts.tsx';
import { Weeks } from '../week/weeks.tsx';
import { MyShifts } from './shifts.graphql.ts';

/** scheduling.md §4, portal shift filters, by their word in the address; the first is the default. */
export const filters = {
  upcoming: 'UPCOMING',
  past: 'PAST',
  all: 'ALL',
} as const satisfies Record<string, PortalShiftFilter>;

const pageSize = 20;

const List = styled.div<{ $stale: boolean }>`
  opacity: ${({ $stale }) => ($stale ? 0.6 : 1)};
`;

interface Props {
  filter: keyof typeof filters;
  timezone: Timezone | undefined;
  renderShift: (shift: PortalShift) => ReactNode;
  /** Another page was chosen. */
  onTurn: () => void;
}

/** The shifts of a filter, page by page. */
export function FilteredShifts({ filter, timezone, renderShift, onTurn }: Props) {
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
