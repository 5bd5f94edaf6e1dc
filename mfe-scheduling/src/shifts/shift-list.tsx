import { boxesOf, useColumns, useSelection, type Selection } from '@portfolio/remote-kit/list-tools';
import { usePages } from '@portfolio/remote-kit/lists';
import { usePreview } from '@portfolio/remote-kit/preview';
import { useAction, useFresh } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { Cluster, Stack } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { PageHeading } from '@portfolio/ui/page-heading';
import { space } from '@portfolio/ui/tokens';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { ExportButton } from '../shared/exports/export-button.tsx';
import { ImportButton } from '../imports/import-button.tsx';
import { useShiftTime } from '../shared/times/shift-time.tsx';
import { Views } from '../shared/views/views.tsx';
import { Beside, ListPages, ListTools, NoneFound, StaleIfError, Confirm, SelectionBar } from '../shared/screens.ts';
import { useTranslation } from '../translator.ts';
import { ShiftFilters } from './shift-filters.tsx';
import { ShiftPreview } from './shift-preview.tsx';
import { ShiftTable, useShiftColumns, type Shift } from './shift-table.tsx';
import { ShiftList as ShiftListQuery } from './shifts.graphql.ts';
import { useChangeEach } from './use-shift-actions.ts';
import { useShiftList } from './use-shift-list.ts';
import { useShiftPaths } from './use-shift-paths.ts';

const Heading = styled(Cluster)`
  margin-bottom: ${space(5)};
`;

/** scheduling.md §2, Shift area: the list with search, filters and paging. @param beneath it stands below another screen */
export function ShiftList({ beneath }: { beneath: boolean }) {
  const { t } = useTranslation();
  const to = useShiftPaths();
  const { list, variables, exportPath } = useShiftList();
  const result = useFresh(ShiftListQuery, variables);
  const preview = usePreview({ page: to.detail, off: beneath });
  const { columns, ...choice } = useColumns('shifts', useShiftColumns());
  const { whenOf } = useShiftTime();
  const shifts = (result.data ?? result.previousData)?.shifts;
  const pages = usePages(list, list.pageSize, shifts, result.loading);
  const selection = useSelection(shifts?.results ?? []);

  /** One action of a screen is its first: that of the empty list stands back behind the heading's. */
  const create = (variant?: 'primary') =>
    !beneath && (
      <LinkButton data-create as={Link} to={to.create} variant={variant} icon={<CalendarPlus aria-hidden />}>
        {t('shifts.create.action')}
      </LinkButton>
    );
  const actions = (
    <>
      <ExportButton
        path={exportPath}
        name="shifts_export"
        failed={t('shifts.exportFailed')}
        disabled={!shifts || shifts.count === 0}
      />
      {!beneath && <ImportButton kind="shifts" />}
      {create('primary')}
    </>
  );

  return (
    <section aria-label={t('shifts.title')}>
      {beneath ? (
        <Heading $justify="space-between">
          <h2>{t('shifts.title')}</h2>
          <Cluster>{actions}</Cluster>
        </Heading>
      ) : (
        <PageHeading description={t('shifts.lead')} actions={actions}>
          {t('shifts.title')}
        </PageHeading>
      )}
      <Stack $gap={5}>
        <ShiftFilters
          list={list}
          count={shifts?.count}
          beneath={beneath}
          tools={
            !beneath && (
              <ListTools columns={choice} selection={selection}>
                <Views list="SHIFTS" hidden={choice.hidden} />
              </ListTools>
            )
          }
        />
        <StaleIfError result={result} failed={t('shifts.failed')}>
          <Beside preview={preview} item={(id) => <ShiftPreview id={id} />}>
            <ShiftTable
              shifts={shifts?.results ?? []}
              columns={columns}
              boxes={boxesOf(selection, (shift) =>
                t('listTools.box', { name: `${shift.employeeName}, ${whenOf(shift)}` }),
              )}
              list={list}
              preview={preview}
              loading={result.loading && !result.data}
              empty={
                <NoneFound
                  list={list}
                  icon={<CalendarClock />}
                  texts={{
                    noMatch: t('shifts.noMatch'),
                    none: t('shifts.empty'),
                    hint: t('shifts.emptyHint'),
                    clear: t('shifts.clearFilters'),
                  }}
                  action={create()}
                />
              }
            />
          </Beside>
          <ShiftBulk selection={selection} />
          <ListPages label={t('shifts.pagesLabel')} {...pages} />
        </StaleIfError>
      </Stack>
    </section>
  );
}

/** What is done with the selected shifts: together or not at all, and taken back the same way. */
function ShiftBulk({ selection }: { selection: Selection<Shift> }) {
  const { t } = useTranslation();
  const { run, busy } = useAction();
  const changeEach = useChangeEach();
  const { chosen } = selection;
  const toCancel = chosen.filter(({ status }) => status === 'SCHEDULED');
  const ids = (shifts: readonly Shift[]) => shifts.map(({ id }) => id);
  const change = (shifts: readonly string[], what: object) => changeEach(shifts.map((id) => ({ id, ...what })));
  const cancel = (shifts: readonly string[]) =>
    run(() => change(shifts, { status: 'CANCELLED' }), {
      done: t('shiftBulk.cancelled', { count: shifts.length }),
      failed: t('shiftBulk.cancelFailed'),
      undo: () => change(shifts, { status: 'SCHEDULED' }),
    });
  const remove = async (shifts: readonly string[]): Promise<void> => {
    const isDone = await run(() => change(shifts, { deleted: true }), {
      done: t('shiftBulk.deleted', { count: shifts.length }),
      failed: t('shiftBulk.deleteFailed'),
      undo: () => change(shifts, { restored: true }),
    });
    if (isDone) selection.all(false);
  };
  return (
    <SelectionBar selection={selection}>
      {toCancel.length > 0 && (
        <Button size="small" loading={busy} onClick={() => void cancel(ids(toCancel))}>
          {t('shiftBulk.cancel')}
        </Button>
      )}
      <Confirm
        size="small"
        action={t('shiftBulk.delete')}
        question={t('shiftBulk.deleteQuestion', { count: chosen.length })}
        onConfirm={() => remove(ids(chosen))}
      />
    </SelectionBar>
  );
}
