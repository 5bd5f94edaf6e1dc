import { auditDays } from '@portfolio/contracts/audit';
import { one, usePages, type ListState } from '@portfolio/remote-kit/lists';
import { Button } from '@portfolio/ui/button';
import { SelectField } from '@portfolio/ui/field';
import { Stack } from '@portfolio/ui/layout';
import { ListToolbar } from '@portfolio/ui/list-toolbar';
import { PageHeading } from '@portfolio/ui/page-heading';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { DayRange, dayRangeFilters } from '../../shared/lists/list-part.tsx';
import { ListPages, StaleIfError } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import type { AccountKind, CompanyKind } from './audit-log.graphql.ts';
import { EventTable, type ShownEvent } from './event-table.tsx';

export const pageSize = 50;
export const orderings = ['-at', 'at'] as const;

/** What narrows a log, in its address. */
export const filtersOf = <Kind extends string>(kinds: readonly Kind[]) => ({
  kind: one(z.enum(kinds)),
  person: one(z.string().regex(/^\d+$/)),
  ...dayRangeFilters,
});

interface Found {
  count: number;
  results: readonly ShownEvent[];
}

interface Props<Kind extends AccountKind | CompanyKind> {
  title: string;
  lead: string;
  search: string;
  kinds: readonly Kind[];
  list: ListState<'-at' | 'at', EventFilters<Kind>>;
  result: { loading: boolean; data?: unknown; error?: Error; refetch: () => Promise<unknown> };
  found: Found | undefined;
  before: Found | undefined;
  actions?: ReactNode;
  emptyHint: 'activity.company.emptyHint' | 'activity.accounts.emptyHint';
}

export interface EventFilters<Kind> extends Record<string, unknown> {
  kind: Kind | undefined;
  person: string | undefined;
  from: string | undefined;
  to: string | undefined;
}

/** A log, found by kind, person, day and words. */
export function EventList<Kind extends AccountKind | CompanyKind>(props: Props<Kind>) {
  const { kinds, list, result, found, before } = props;
  const { t } = useTranslation();
  const { kind, from, to } = list.filters;
  const pages = usePages(list, pageSize, found ?? before, result.loading);
  // Filters are known by their names; the others of the list stay as they are.
  const filterBy = (change: Partial<EventFilters<Kind>>): void => list.filterBy(change);

  return (
    <>
      <PageHeading description={`${props.lead} ${t('activity.kept', { count: auditDays })}`} actions={props.actions}>
        {props.title}
      </PageHeading>
      <Stack $gap={5}>
        <ListToolbar
          search={{ label: props.search, ...list.searchBox }}
          foldLabel={t('lists.filters')}
          status={found && t('activity.count', { count: found.count })}
          clear={
            list.isNarrowed && (
              <Button variant="ghost" size="small" onClick={list.clear}>
                {t('lists.clear')}
              </Button>
            )
          }
        >
          <SelectField
            label={t('activity.event')}
            value={kind ?? ''}
            onChange={({ target }) => filterBy({ kind: kinds.find((each) => each === target.value) })}
            none={t('lists.all')}
            options={kinds.map((each) => [each, t(`activity.kinds.${each}`)])}
          />
          <DayRange from={from} to={to} onChange={filterBy} />
        </ListToolbar>
        <StaleIfError result={result} failed={t('activity.failed')}>
          <EventTable
            rows={(found ?? before)?.results ?? []}
            sort={list.sort}
            onSort={list.sortBy}
            isNarrowed={list.isNarrowed}
            emptyHint={props.emptyHint}
            onPerson={(person) => filterBy({ person })}
            {...(result.loading && !found && { loading: { label: t('activity.loading') } })}
          />
        </StaleIfError>
        <ListPages label={t('activity.pagesLabel')} {...pages} />
      </Stack>
    </>
  );
}
