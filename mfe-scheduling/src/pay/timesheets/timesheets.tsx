import { timesheetStates } from '@portfolio/contracts/scheduling';
import { dollars, hours } from '@portfolio/remote-kit/figures';
import { isHeard } from '@portfolio/remote-kit/keys';
import { areSingleKeysOn } from '@portfolio/remote-kit/storage';
import { one, useListState, usePages } from '@portfolio/remote-kit/lists';
import { usePreview } from '@portfolio/remote-kit/preview';
import { useRefresh, useFresh } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { ToggleChip } from '@portfolio/ui/chip';
import { CheckboxField } from '@portfolio/ui/field';
import { Cluster, Stack } from '@portfolio/ui/layout';
import { ListToolbar } from '@portfolio/ui/list-toolbar';
import { Notice } from '@portfolio/ui/notice';
import { PageHeading } from '@portfolio/ui/page-heading';
import { useState, useEffect, useRef, type KeyboardEvent } from 'react';
import { z } from 'zod';
import { useCompany } from '../../shared/company/use-company.tsx';
import { pathOf, paths } from '../../paths.ts';
import { DayRange, dayRangeFilters } from '../../shared/lists/list-part.tsx';
import { ShiftPreview } from '../../shifts/shift-preview.tsx';
import { Views } from '../../shared/views/views.tsx';
import { Beside, ListTools, ListPages, StaleIfError } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import { ApproveShown, totalOf } from './approve-shown.tsx';
import { RowActions, useApproval, type Approval } from './row-actions.tsx';
import { isOpen, TimesheetTable } from './timesheet-table.tsx';
import { TimesheetCounts, Timesheets as TimesheetsQuery, type Timesheet } from './timesheets.graphql.ts';

const orderings = ['-start_time', 'start_time', 'employee_name', '-employee_name'] as const;
const filters = { state: one(z.enum(timesheetStates)), ...dayRangeFilters };
const names = {
  open: 'OPEN',
  exact: 'EXACT',
  differs: 'DIFFERS',
  no_check_out: 'NO_CHECK_OUT',
  absent: 'ABSENT',
  approved: 'APPROVED',
  all: 'ALL',
} as const;
const allShown: readonly string[] = [];
const nobody: ReadonlySet<string> = new Set();

/** What was worked beside what was planned, to be corrected and approved. What waits for approval comes first. */
export function Timesheets() {
  const { t } = useTranslation();
  const { company, within } = useCompany();
  const refresh = useRefresh();
  const list = useListState({ orderings, filters, pageSize: 50 });
  const preview = usePreview({ page: (id) => within(pathOf(paths.shift, id)) });
  const { state = 'open', from, to } = list.filters;
  const asked = { search: list.search, company: company ?? null, from: from ?? null, to: to ?? null };
  const result = useFresh(TimesheetsQuery, {
    ...asked,
    page: list.page,
    pageSize: list.pageSize,
    ordering: list.ordering,
    state: names[state],
  });
  const counting = useFresh(TimesheetCounts, asked);
  const counts: Partial<Record<string, { count: number }>> | undefined = counting.data ?? counting.previousData;
  const found = result.data?.timesheets;
  const pages = usePages(list, list.pageSize, found ?? result.previousData?.timesheets, result.loading);
  const rows = (found ?? result.previousData?.timesheets)?.results ?? [];
  const [chosen, setChosen] = useState(nobody);
  const [changed, setChanged] = useState<readonly string[]>([]);
  const [done, setDone] = useState<readonly Timesheet[]>([]);
  const again = (ended: Approval = { approved: [], changed: [] }): void => {
    setChanged(ended.changed);
    setDone(ended.approved);
    setChosen(nobody);
    void refresh('timesheets');
  };
  const { approve, loading } = useApproval(again);
  const open = rows.filter(isOpen);
  const selected = open.filter(({ id }) => chosen.has(id));
  const keys = useRowKeys((row) => {
    const ones = selected.length > 0 ? selected : open.filter(({ id }) => id === row);
    // Also while others are being approved: keys are faster than answers, and twice is once.
    if (ones.length > 0) void approve(ones, true);
  });
  const actionsOf = (shift: string) => {
    const timesheet = rows.find(({ id }) => id === shift);
    return <Cluster>{timesheet && <RowActions timesheet={timesheet} onDone={again} />}</Cluster>;
  };
  const choose = (ids: readonly string[], on: boolean): void =>
    setChosen((now) => new Set(on ? [...now, ...ids] : [...now].filter((id) => !ids.includes(id))));

  return (
    <>
      <PageHeading
        description={t('timesheets.lead')}
        actions={
          <ApproveShown
            open={selected.length > 0 ? selected : open}
            chosen={selected.length > 0}
            disabled={result.loading}
            loading={loading}
            onApprove={() => approve(selected.length > 0 ? selected : open, true)}
          />
        }
      >
        {t('timesheets.title')}
      </PageHeading>
      <Stack $gap={4}>
        <Cluster role="group" aria-label={t('timesheets.approval')} $gap={2}>
          {timesheetStates.map((each) => (
            <ToggleChip key={each} pressed={each === state} onToggle={() => list.filterBy({ state: each })}>
              {t(`timesheets.states.${each}`)} {counts?.[each]?.count}
            </ToggleChip>
          ))}
        </Cluster>
        <div role="status">
          {done.length > 0 && (
            <ApprovedNotice approved={done} loading={loading} onUndo={() => void approve(done, false, true)} />
          )}
        </div>
        <ListToolbar
          search={{ label: t('timesheets.search'), ...list.searchBox }}
          foldLabel={t('lists.filters')}
          tools={
            <ListTools>
              <Views list="TIMESHEETS" hidden={allShown} />
            </ListTools>
          }
          status={found && t('timesheets.count', { count: found.count })}
          clear={
            list.isNarrowed && (
              <Button variant="ghost" size="small" onClick={list.clear}>
                {t('lists.clear')}
              </Button>
            )
          }
        >
          <DayRange from={from} to={to} onChange={(change) => list.filterBy(change)} />
        </ListToolbar>
        <StaleIfError result={result} failed={t('timesheets.failed')}>
          <Stack $gap={3} {...keys}>
            {/* Stays, and keeps the focus, while lines that were approved make room for the next. */}
            {rows.length > 0 && (
              <CheckboxField
                label={t('timesheets.chooseShown')}
                hint={areSingleKeysOn() && t('timesheets.keys')}
                checked={open.length > 0 && selected.length === open.length}
                onChange={({ target }) =>
                  choose(
                    open.map(({ id }) => id),
                    target.checked,
                  )
                }
              />
            )}
            <Beside preview={preview} item={(id) => <ShiftPreview id={id}>{actionsOf(id)}</ShiftPreview>}>
              <TimesheetTable
                rows={rows}
                changed={changed}
                chosen={chosen}
                onChoose={(id, on) => choose([id], on)}
                preview={preview}
                sort={list.sort}
                onSort={list.sortBy}
                onDone={again}
                {...(result.loading && !result.data && { loading: { label: t('timesheets.loading') } })}
              />
            </Beside>
          </Stack>
        </StaleIfError>
        <ListPages label={t('timesheets.pagesLabel')} {...pages} />
      </Stack>
    </>
  );
}

/** What was approved last, and the way to take all of it back. */
function ApprovedNotice({
  approved,
  loading,
  onUndo,
}: {
  approved: readonly Timesheet[];
  loading: boolean;
  onUndo: () => void;
}) {
  const { t, language } = useTranslation();
  const total = totalOf(approved);
  return (
    <Notice
      kind="success"
      action={
        <Button size="small" loading={loading} onClick={onUndo}>
          {t('timesheets.undo')}
        </Button>
      }
    >
      {t('timesheets.approvedTotal', {
        count: approved.length,
        hours: hours(total.hours, language),
        pay: dollars(total.pay, language),
      })}
    </Notice>
  );
}

const boxesIn = (place: Element): HTMLInputElement[] => [
  ...place.querySelectorAll<HTMLInputElement>('input[data-row]:enabled'),
];

/**
 * The key of the lines of a table that can be selected: `a` approves what is selected, or the line itself. A line that can no longer be
 * selected, or is gone, leaves the focus to the one that follows.
 */
function useRowKeys(onApprove: (row: string) => void) {
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef<{ on: Element; at: number }>(undefined);
  useEffect(() => {
    if (!pressed.current || !place.current) return;
    const { on, at } = pressed.current;
    // The line stays for a while, disabled, until the list comes without it.
    if (on.isConnected && !on.matches(':disabled')) return;
    pressed.current = undefined;
    if (document.activeElement !== document.body && document.activeElement !== on) return;
    const boxes = boxesIn(place.current);
    (boxes[Math.min(at, boxes.length - 1)] ?? document.querySelector('h1'))?.focus();
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'a' || !(event.target instanceof Element) || !isHeard(event)) return;
    const row = event.target.closest('tr');
    const boxes = boxesIn(event.currentTarget);
    const at = boxes.findIndex((box) => row?.contains(box));
    pressed.current = { on: event.target, at: Math.max(at, 0) };
    onApprove(boxes[at]?.dataset['row'] ?? '');
  };
  return { ref: place, onKeyDown };
}
