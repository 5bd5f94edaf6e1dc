import type { CalendarDate } from '@internationalized/date';
import { useOpened } from '@portfolio/remote-kit';
import { isHeard } from '@portfolio/remote-kit/keys';
import { useToast } from '@portfolio/ui/toast';
import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../translator.ts';
import { focusDateField } from './date-field.tsx';
import type { Density } from './density.ts';
import { DayList } from './day-list.tsx';
import { GridContext, type GridMeans, type Place } from './grid-context.ts';
import { Grid } from './grid.tsx';
import type { Guard } from './guard-tray.tsx';
import { gapNamed, wantedAt, type Gap } from './gaps.ts';
import { pressed, type Ways } from './grid-keys.ts';
import { GapDialog, type GapDeed } from './gap-dialog.tsx';
import type { Schedule, ScheduledShift } from './grid.types.ts';
import { ConflictsContext, useJudgedConflicts } from './use-conflicts.ts';
import { gapBeside } from './keyboard.ts';
import { NothingToShow } from './nothing-to-show.tsx';
import { WithHolidays } from '../holidays/use-holidays.tsx';
import { PublishDialog } from '../publishing/publish-dialog.tsx';
import { PrintDialog } from './print-dialog.tsx';
import type { Wanted } from './paper.ts';
import { PrintSheets } from './print-sheets.tsx';
import { focusSearchField } from './search-field.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { SelectionWays } from './selection-ways.tsx';
import { ShiftDialog } from './shift-dialog.tsx';
import { useOpenedPlace } from './use-opened-place.ts';
import { neighbour, type Period, type View } from './calendar.ts';
import type { Returning } from './returning.ts';
import { useCarry, type CarryMode } from './use-carry.ts';
import type { GridAddress } from './use-grid-address.ts';
import { useQuickLine } from './use-quick-line.tsx';
import { useMarkedEmployee } from './use-marked-employee.ts';
import { usePlaceFocus } from './use-place-focus.ts';
import { useSelection } from './use-selection.ts';
import type { ShiftChanges } from './use-shift-changes.ts';
import { useShiftDeeds } from './use-shift-deeds.ts';
import type { CoveredWeek } from '../demand/coverage.graphql.ts';
import type { Closures } from './use-closures.ts';
import { useFitting, verdictOf } from './use-verdicts.ts';
import { useNames, useView } from './use-view.ts';

interface Props {
  schedule: Schedule;
  /** Of posts, where rows are posts. */
  coverage: CoveredWeek | undefined;
  closures: Closures;
  period: Period;
  address: GridAddress;
  changes: ShiftChanges;
  isPhone: boolean;
  density: Density;
  returning: Returning;
  /** Asks for the schedule again. */
  refetch: () => Promise<unknown>;
}

/** A loaded schedule, as a grid or (on a phone) as a list, and everything that can be done with its shifts. */
export function Planner({
  schedule,
  coverage,
  closures,
  period,
  address,
  changes,
  isPhone,
  density,
  returning,
  refetch,
}: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const { by } = address;
  const {
    rows: allRows,
    shifts,
    byDay,
    all,
    asked: hours,
  } = useView(schedule, period, address, changes.sent, coverage);
  const names = useNames(schedule, period, by, density);
  const conflicts = useJudgedConflicts(schedule, shifts, names);
  const rows = useFitting(allRows, shifts, address.fits, names, conflicts);
  /** What the filters ask for, without the ghosts beside. */
  const asked = useMemo(
    () => rows.flatMap(({ cells }) => cells.flat().flatMap(({ shift, isGhost }) => (isGhost ? [] : [shift]))),
    [rows],
  );
  const marked = useMarkedEmployee();
  const { selected, toggle, clear } = useSelection(shifts);
  const { active, setActive, goTo } = usePlaceFocus();
  const [gap, setGap] = useState<{ gap: Gap; deed: GapDeed }>();
  const [opened, setOpened] = useOpenedPlace(rows, shifts);

  /** Of them alone it is asked what is published. */
  const [publishing, setPublishing] = useState<readonly string[]>();

  const [dialog, openDialog] = useOpened();
  const [wanted, setWanted] = useState<Wanted>('week');
  const printed = useCallback(() => setWanted('week'), []);

  const shiftOf = (id: string) => shifts.find((shift) => shift.id === id);
  const allOf = (ids: Iterable<string>): ScheduledShift[] => [...ids].flatMap((id) => shiftOf(id) ?? []);
  const chosen = (...ids: string[]): ScheduledShift[] =>
    allOf(ids.some((id) => selected.has(id)) ? [...ids, ...selected].filter(isFirst) : ids);

  const deeds = useShiftDeeds({ rows, by, names, changes });

  const carry = useCarry({
    rows,
    by,
    period,
    names,
    verdictOf: (moving) => {
      const verdict = verdictOf(conflicts, names, rows, moving);
      if (!verdict) return '';
      const { kind, reasons, wish } = verdict;
      const said = t(`scheduler.verdict.said.${kind}`, { reasons: reasons.join(' ').replace(/\.$/, '') });
      return wish ? `${said}. ${t(`candidates.wish.${wish}`)}` : said;
    },
    onDone: async ({ mode, shifts: carried, distance, gap: found }) => {
      const [first] = carried;
      const isCopy = mode === 'copy';
      // Whatever becomes of it, the shift is drawn anew somewhere, and the focus goes with it.
      const follow = (): void => first && goTo({ rowId: first.employeeId, day: 0, shiftId: first.id });
      follow();
      if (mode === 'resize') await deeds.resize(carried, distance.minutes);
      else await (first && found ? deeds.moveInto(first, found, isCopy) : deeds.move(carried, distance, isCopy));
      if (document.activeElement === document.body) follow();
    },
  });

  const quick = useQuickLine({
    schedule,
    period,
    rows,
    names,
    conflicts,
    changes,
    goTo,
    setActive,
    onForm: (place, planned) =>
      setOpened({ row: rows.find(({ id }) => id === place.rowId), day: period.days[place.day]!, planned }),
  });
  const gapAt = ({ shiftId }: Place): Gap | undefined => (shiftId === undefined ? undefined : gapNamed(rows, shiftId));
  const guards = useMemo(() => (by === 'posts' ? guardsOf(schedule, shifts) : undefined), [by, schedule, shifts]);
  /** What had the focus may be gone with what was done to it: its day has it then. */
  const leaveGap = (): void => {
    setGap(undefined);
    const row = rows.find(({ id }) => id === gap?.gap.post.id);
    const day = row?.post?.days.findIndex(({ gaps }) => gaps.some(({ id }) => id === gap?.gap.id)) ?? -1;
    if (row && day >= 0 && !isPhone) goTo({ rowId: row.id, day, shiftId: undefined });
  };
  const open = (place: Place): void => {
    const found = gapAt(place);
    if (found) return setGap({ gap: found, deed: 'fill' });
    const shift = place.shiftId === undefined ? undefined : shiftOf(place.shiftId);
    if (shift) setOpened({ shift });
    else if (place.shiftId !== undefined) setPublishing([place.shiftId]);
    else quick.openAt(place);
  };
  /** The buttons of the selection begin at its first shift, and go on with the keys. */
  const begin = (mode: CarryMode): void => {
    const [first, ...rest] = allOf(selected);
    if (!first) return;
    goTo({ rowId: first.employeeId, day: 0, shiftId: first.id });
    carry.start(mode, [first, ...rest]);
  };

  const turn = (place: Place, date: CalendarDate | undefined): void => {
    returning.keep(place, period);
    address.goTo(date);
  };
  /** The same day, with fewer or more around it. @param employee whose alone, or '' for all */
  const zoom = (place: Place, view: View, employee = address.filters.employee): void => {
    if (view === period.view && employee === address.filters.employee) return;
    returning.keep(place, period);
    address.zoom(view, period.days[place.day]!, employee);
  };
  useEffect(() => {
    const back = returning.take(period);
    const row = rows.find(({ id }) => id === back?.rowId) ?? rows[0];
    if (back && row) goTo({ ...back, rowId: row.id });
  });

  const waysAt = (place: Place): Ways => {
    const shift = place.shiftId === undefined ? undefined : shiftOf(place.shiftId);
    const found = gapAt(place);
    const isClosed = found?.reason !== undefined;
    const day = rows.find(({ id }) => id === place.rowId)?.cells[place.day] ?? [];
    /** A day stands for its shifts. */
    const own = place.shiftId === undefined ? allOf(day.flatMap((each) => (each.isGhost ? [] : each.shift.id))) : [];
    const ids = shift ? [shift.id] : own.map(({ id }) => id);
    /** What has happened, or was cancelled, does not go along with its day. */
    const planned = shift ? ids : own.filter(({ status }) => status === 'SCHEDULED').map(({ id }) => id);
    return {
      open: () => open(place),
      select: () => toggle(...ids),
      deselect: selected.size > 0 ? clear : undefined,
      carry: planned.length > 0 ? (mode) => carry.start(mode, chosen(...planned)) : undefined,
      resize: planned.length === 1 ? () => carry.start('resize', chosen(...planned)) : undefined,
      remove: isClosed ? () => void closures.takeBack(found) : shift && (() => deeds.cancel(chosen(shift.id))),
      gap: found && !isClosed ? (deed) => setGap({ gap: found, deed }) : undefined,
      toGap:
        by === 'posts'
          ? (step) => {
              const next = gapBeside(rows, place, step);
              if (next) goTo(next);
              else toast('info', t('scheduler.gap.noMore'));
            }
          : undefined,
      fits: shift && (() => address.change({ fits: address.fits === shift.id ? '' : shift.id })),
      zoom: (view) => zoom(place, view),
      person:
        by === 'employees' ? () => zoom(place, 'four-weeks', address.filters.employee ? '' : place.rowId) : undefined,
      turn: (step) => turn(place, step === 0 ? undefined : neighbour(period.days[0]!, period.view, step)),
      toDate: focusDateField,
      toSearch: focusSearchField,
    };
  };
  const onKey = (event: KeyboardEvent, place: Place): boolean => {
    if (carry.onKey(event)) return true;
    return isHeard(event) && pressed(event.key, waysAt(place));
  };

  const handlers = useStable<Pick<GridMeans, 'onCell' | 'onShift' | 'onResize' | 'onDismiss'>>({
    onCell: open,
    onShift: (place, { add }) =>
      add && place.shiftId !== undefined && shiftOf(place.shiftId) ? toggle(place.shiftId) : open(place),
    onResize: (shift, minutes) => void deeds.resize([shift], minutes),
    onDismiss: changes.dismiss,
  });
  const means = useMemo(
    (): GridMeans => ({
      ...names,
      onCell: (place) => handlers.current.onCell(place),
      onShift: (place, how) => handlers.current.onShift(place, how),
      onResize: (shift, minutes) => handlers.current.onResize(shift, minutes),
      onDismiss: (id) => handlers.current.onDismiss(id),
    }),
    [names, handlers],
  );

  const isThere = active && rows.some(({ id }) => id === active.rowId);
  const [firstRow] = rows;
  const state = {
    active: isThere ? active : firstRow && { rowId: firstRow.id, day: 0, shiftId: undefined },
    target: carry.target ?? quick.target,
    moving: carry.moving,
    carrying: carry.isCarrying,
    selected,
    carried: useMemo(() => new Set(carry.carried.map(({ id }) => id)), [carry.carried]),
    pending: useMemo(() => new Set(changes.sent.map(({ key }) => key)), [changes.sent]),
    refusals: changes.refusals,
  };

  return (
    <GridContext value={means}>
      <ConflictsContext value={conflicts}>
        <WithHolidays company={schedule.company.id} days={period.days}>
          {!firstRow ? (
            <NothingToShow address={address} />
          ) : isPhone ? (
            <DayList
              rows={rows}
              byDay={byDay}
              onAdd={(day) => setOpened({ row: undefined, day: period.days[day]! })}
              onOpen={(shift, isWithdrawn) => (isWithdrawn ? setPublishing([shift.id]) : setOpened({ shift }))}
              onGap={(found) => setGap({ gap: found, deed: 'fill' })}
            />
          ) : (
            <>
              <Grid
                {...{ rows, byDay, all, state, asked: hours, marked, setActive, goTo, onKey, chosen }}
                guards={guards}
                onStretch={({ rowId, day, until }) => quick.openAt({ rowId, day, shiftId: undefined }, until)}
                weekBudget={schedule.weekBudget}
                onDrop={(dropped, distance, copy, gapId) => {
                  const [first] = dropped;
                  const found = gapId === undefined ? undefined : gapNamed(rows, gapId);
                  if (found && first && dropped.length === 1) void deeds.moveInto(first, found, copy);
                  else void deeds.move(dropped, distance, copy);
                }}
                onGuard={({ id, name }, { rowId, day }, gapId) => {
                  const found = wantedAt(
                    rows.find((row) => row.id === rowId),
                    day,
                    gapId,
                  );
                  if (found) void deeds.fill(found, id, name);
                  else toast('info', t('scheduler.gap.none'));
                }}
              />
              <SelectionBar
                count={selected.size}
                hint={carry.hint}
                onMove={() => begin('move')}
                onCopy={() => begin('copy')}
                onFits={selected.size === 1 ? () => address.change({ fits: [...selected][0]! }) : undefined}
                onPublish={
                  allOf(selected).some(({ isDraft }) => isDraft) ? () => setPublishing([...selected]) : undefined
                }
                onCancel={() => deeds.cancel(allOf(selected))}
                onClear={clear}
              >
                <SelectionWays company={schedule.company.id} shifts={allOf(selected)} />
              </SelectionBar>
            </>
          )}
        </WithHolidays>
        {quick.line}
        {gap && (
          <GapDialog {...gap} {...{ company: schedule.company.id, closures }} onFill={deeds.fill} onClose={leaveGap} />
        )}
        {publishing && (
          <PublishDialog
            company={schedule.company.id}
            days={period.days}
            among={publishing}
            onClose={() => setPublishing(undefined)}
            onDone={() => void refetch()}
          />
        )}
        {changes.dialog}
        {opened && (
          <ShiftDialog
            opened={opened}
            schedule={schedule}
            attempt={changes.attempt}
            onClose={() => setOpened(undefined)}
          />
        )}
        {dialog === 'print' && (
          <PrintDialog
            {...{ schedule, rows }}
            shifts={asked}
            onClose={() => openDialog(undefined)}
            onPrint={(what) => {
              flushSync(() => setWanted(what));
              window.print();
              openDialog(undefined);
            }}
          />
        )}
        <PrintSheets {...{ schedule, rows, wanted }} shifts={asked} onPrinted={printed} />
      </ConflictsContext>
    </GridContext>
  );
}

/** Who can be planned, those with the fewest hours first. */
function guardsOf({ employees }: Schedule, shifts: readonly ScheduledShift[]): Guard[] {
  const hours = new Map<string, number>();
  for (const shift of shifts) {
    if (shift.status === 'CANCELLED' || shift.status === 'MISSED') continue;
    hours.set(shift.employeeId, (hours.get(shift.employeeId) ?? 0) + shift.hours);
  }
  return employees
    .filter(({ status, isInvited }) => status === 'ACTIVE' || isInvited)
    .map(({ id, name }) => ({ id, name, hours: hours.get(id) ?? 0 }))
    .toSorted((a, b) => a.hours - b.hours);
}

const isFirst = (id: string, index: number, ids: readonly string[]): boolean => ids.indexOf(id) === index;

/** The latest of something, for callbacks that stay the same. */
function useStable<T>(latest: T): RefObject<T> {
  const kept = useRef(latest);
  useEffect(() => {
    kept.current = latest;
  });
  return kept;
}
