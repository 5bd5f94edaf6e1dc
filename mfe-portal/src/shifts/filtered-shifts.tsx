import { useQuery } from '@apollo/client/react';
import type { Timezone } from '@portfolio/contracts/scheduling';
import { useRetry } from '@portfolio/remote-kit';
import { paginationTexts, usePage, usePages } from '@portfolio/remote-kit/lists';
import { EmptyState } from '@portfolio/ui/empty-state';
import { ErrorState } from '@portfolio/ui/error-state';
import { Pagination } from '@portfolio/ui/pagination';
import { space } from '@portfolio/ui/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PortalShiftFilter } from '../generated/graphql.ts';
import { CardsSkeleton } from '../loading/skeletons.tsx';
import { useKeptCopy } from '../offline/use-kept-copy.ts';
import { useTranslation } from '../translator.ts';
import type { PortalShift } from '../shift/shift-facts.tsx';
import { MyShifts } from './shifts.graphql.ts';

/** scheduling.md §4, portal shift filters, by their word in the address; the first is the default. */
export const filters = {
  upcoming: 'UPCOMING',
  past: 'PAST',
  all: 'ALL',
} as const satisfies Record<string, PortalShiftFilter>;

const pageSize = 10;

const List = styled.ul<{ $stale: boolean }>`
  display: grid;
  gap: ${space(3)};
  padding: 0;
  list-style: '';
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
  const result = useQuery(MyShifts, {
    variables: { filter: filters[filter], timezone, page, pageSize },
    fetchPolicy: 'cache-and-network',
  });
  // The coming shifts open without a connection too.
  const isKept = filter === 'upcoming' && page === 1;
  const { data, error } = useKeptCopy(isKept ? `upcoming-${timezone ?? 'site'}` : undefined, result);
  const { failure, retry, retrying } = useRetry({ ...result, error });
  const shifts = (data ?? result.previousData)?.myShifts;
  const { onPage, ...pages } = usePages(address, pageSize, shifts, result.loading);

  if (failure) {
    return <ErrorState title={t('shifts.failed')} onRetry={retry} retrying={retrying} retryLabel={t('retry')} />;
  }
  if (!shifts) return <CardsSkeleton label={t('shifts.loading')} />;
  if (shifts.count === 0) {
    return <EmptyState title={t(`shifts.empty.${filter}`)}>{t('shifts.emptyHint')}</EmptyState>;
  }
  return (
    <>
      <List $stale={!data} aria-busy={!data}>
        {shifts.results.map((shift) => (
          <li key={shift.id}>{renderShift(shift)}</li>
        ))}
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
  );
}
