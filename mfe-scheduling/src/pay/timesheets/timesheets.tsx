import { useQuery } from '@apollo/client/react';
import { timesheetStates } from '@portfolio/contracts/scheduling';
import { useRetry } from '@portfolio/remote-kit';
import { one, useListState, usePages } from '@portfolio/remote-kit/lists';
import { useRefresh } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { SelectField } from '@portfolio/ui/field';
import { Stack } from '@portfolio/ui/layout';
import { ListToolbar } from '@portfolio/ui/list-toolbar';
import { PageHeading } from '@portfolio/ui/page-heading';
import { useState } from 'react';
import { z } from 'zod';
import { useCompany } from '../../shared/company/use-company.ts';
import { DayRange, dayRangeFilters } from '../../shared/lists/day-range.tsx';
import { LoadError, ListPages } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import { ApproveShown } from './approve-shown.tsx';
import { ApprovedNotice } from './approved-notice.tsx';
import { TimesheetTable } from './timesheet-table.tsx';
import { Timesheets as TimesheetsQuery, type Timesheet } from './timesheets.graphql.ts';
import { useApproval, type Approval } from './use-approval.ts';

const pageSize = 50;
const orderings = ['-start_time', 'start_time', 'employee_name', '-employee_name'] as const;
const filters = { state: one(z.enum(timesheetStates)), ...dayRangeFilters };
const names = { open: 'OPEN', approved: 'APPROVED', all: 'ALL' } as const;

/** What was worked beside what was planned, to be corrected and approved. What waits for approval comes first. */
export function Timesheets() {
  const { t } = useTranslation();
  const { company } = useCompany();
  const refresh = useRefresh();
  const list = useListState({ orderings, filters });
  const { state = 'open', from, to } = list.filters;
  const result = useQuery(TimesheetsQuery, {
    variables: {
      page: list.page,
      pageSize,
      search: list.search,
      ordering: list.ordering,
      company: company ?? null,
      state: names[state],
      from: from ?? null,
      to: to ?? null,
    },
    fetchPolicy: 'cache-and-network',
  });
  const { failure, retry, retrying } = useRetry(result);
  const found = result.data?.timesheets;
  const pages = usePages(list, pageSize, result.loading ? undefined : found);
  const rows = (found ?? result.previousData?.timesheets)?.results ?? [];
  const [changed, setChanged] = useState<readonly string[]>([]);
  const [done, setDone] = useState<readonly Timesheet[]>([]);
  const again = (ended: Approval = { approved: [], changed: [] }): void => {
    setChanged(ended.changed);
    setDone(ended.approved);
    void refresh('timesheets');
  };
  const { approve, loading } = useApproval(again);
  const open = rows.filter(({ status, approvedAt }) => status === 'COMPLETED' && !approvedAt);

  return (
    <>
      <PageHeading
        description={t('timesheets.lead')}
        actions={
          <ApproveShown open={open} disabled={result.loading} loading={loading} onApprove={() => approve(open, true)} />
        }
      >
        {t('timesheets.title')}
      </PageHeading>
      <Stack $gap={5}>
        <div role="status">
          {done.length > 0 && (
            <ApprovedNotice approved={done} loading={loading} onUndo={() => void approve(done, false, true)} />
          )}
        </div>
        <ListToolbar
          search={{ label: t('timesheets.search'), ...list.searchBox }}
          foldLabel={t('lists.filters')}
          status={found && t('timesheets.count', { count: found.count })}
          clear={
            list.isNarrowed && (
              <Button variant="ghost" size="small" onClick={list.clear}>
                {t('lists.clear')}
              </Button>
            )
          }
        >
          <SelectField
            label={t('timesheets.approval')}
            value={state}
            onChange={({ target }) => list.filterBy({ state: timesheetStates.find((each) => each === target.value) })}
          >
            {timesheetStates.map((each) => (
              <option key={each} value={each}>
                {t(`timesheets.states.${each}`)}
              </option>
            ))}
          </SelectField>
          <DayRange from={from} to={to} onChange={(change) => list.filterBy(change)} />
        </ListToolbar>
        {failure ? (
          <LoadError title={t('timesheets.failed')} retry={retry} retrying={retrying} />
        ) : (
          <TimesheetTable
            rows={rows}
            changed={changed}
            sort={list.sort}
            onSort={list.sortBy}
            onDone={again}
            {...(result.loading && !result.data && { loading: { label: t('timesheets.loading') } })}
          />
        )}
        <ListPages label={t('timesheets.pagesLabel')} {...pages} />
      </Stack>
    </>
  );
}
