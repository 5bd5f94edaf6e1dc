import { DndContext, DragOverlay } from '@dnd-kit/core';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../../translator.ts';
import { budgetOf } from '../demand/figures.ts';
import { isNarrow } from './calendar.ts';
import { DayHead } from './day-head.tsx';
import { Card, DragCard } from './drag-card.tsx';
import { sumOfDays, type Coverage } from './gaps.ts';
import { elementId, useGrid, type Place } from './grid-context.ts';
import { GridBody } from './grid-body.tsx';
import { GridFrame } from './grid-frame.ts';
import { GuardTray, type Guard } from './guard-tray.tsx';
import { GridRow } from './grid-row.tsx';
import type { Row, ScheduledShift, Sums } from './grid.types.ts';
import { placeAfter } from './keyboard.ts';
import { ShiftCard } from './shift-card.tsx';
import { SumsCell } from './sums-cell.tsx';
import { heightOf, textScale } from './layout.ts';
import type { Distance, Moving } from './moves.ts';
import { useGridDrag, type Stretch } from './use-grid-drag.ts';
import { useGuardVerdicts, useVerdicts } from './use-verdicts.ts';
import { useRowStates, type GridState } from './use-row-states.ts';

interface Props {
  rows: readonly Row[];
  byDay: readonly Sums[];
  all: Sums;
  /** Hours of all posts on each day; undefined where rows are none. */
  asked: readonly Coverage[] | undefined;
  /** Dollars that a week may cost; null where none is kept to. */
  weekBudget: number | null;
  state: Omit<GridState, 'verdictIn'> & { moving: Moving | undefined };
  /** The row that is pointed at when the grid opens. */
  marked: string | undefined;
  setActive: (place: Place) => void;
  goTo: (place: Place) => void;
  /** Keys that the grid itself does not need. @returns whether it was one */
  onKey: (event: KeyboardEvent, place: Place) => boolean;
  /** The shift that is dragged, with all others that are selected together with it. */
  chosen: (shiftId: string) => ScheduledShift[];
  /** @param gapId the gap that they are dropped onto */
  onDrop: (shifts: readonly ScheduledShift[], distance: Distance, copy: boolean, gapId: string | undefined) => void;
  /** Who may be dragged onto gaps; undefined where there are none. */
  guards: readonly Guard[] | undefined;
  onGuard: (guard: Guard, at: { rowId: string; day: number }, gapId: string | undefined) => void;
  onStretch: (stretch: Stretch) => void;
}

/** Employees (or sites) by days, of which only the rows in sight exist. */
export function Grid({
  rows,
  byDay,
  all,
  asked,
  weekBudget,
  state,
  marked,
  setActive,
  goTo,
  onKey,
  chosen,
  onDrop,
  guards,
  onGuard,
  onStretch,
}: Props) {
  const { t } = useTranslation();
  const { period, by, density, today, zoneOf } = useGrid();
  const scroller = useRef<HTMLDivElement>(null);
  const [scale] = useState(textScale);
  const activeIndex = rows.findIndex(({ id }) => id === state.active?.rowId);
  // oxlint-disable-next-line react/incompatible-library -- what it returns goes into nothing that is memoized
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heightOf(rows[index]!, density, scale),
    getItemKey: (index) => rows[index]!.id,
    useFlushSync: false,
    overscan: 4,
    // What has the focus stays, however far the reader scrolls.
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      if (activeIndex < 0 || indexes.includes(activeIndex)) return indexes;
      return [...indexes, activeIndex].toSorted((a, b) => a - b);
    },
  });
  useEffect(() => virtualizer.measure(), [rows, density, virtualizer]);

  const markedIndex = marked === undefined ? -1 : rows.findIndex(({ id }) => id === marked);
  useEffect(() => {
    if (markedIndex >= 0) virtualizer.scrollToIndex(markedIndex, { align: 'center' });
  }, [markedIndex, virtualizer]);

  const dragging = useGridDrag({
    scroller,
    virtualizer,
    rows,
    by,
    period,
    zoneOf,
    chosen,
    onDrop,
    guards,
    onGuard,
    onStretch,
  });
  const guardVerdict = useGuardVerdicts(dragging.guard, dragging.target?.day);
  const moving = dragging.moving ?? state.moving;
  const rowStates = useRowStates({
    ...state,
    target: dragging.target ?? state.target,
    carried: useMemo(() => new Set(moving?.shifts.map(({ id }) => id) ?? state.carried), [moving, state.carried]),
    verdictIn: useVerdicts(rows, moving) ?? guardVerdict,
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    const { active } = state;
    if (!active || !(event.target instanceof HTMLElement) || event.target.id !== elementId(active)) return;
    const next = state.carrying || event.altKey || event.metaKey ? undefined : placeAfter(rows, active, event);
    if (next) goTo(next);
    if (next || onKey(event, active)) event.preventDefault();
  };

  return (
    <DndContext
      {...dragging.handlers}
      accessibility={{ screenReaderInstructions: { draggable: '' }, announcements: silent, restoreFocus: false }}
      autoScroll={{ threshold: { x: 0.1, y: 0.12 } }}
    >
      {guards && <GuardTray guards={guards} />}
      <GridFrame
        ref={scroller}
        $days={period.days.length}
        data-density={density}
        data-view={period.view}
        data-narrow={isNarrow(period.view) || undefined}
        role="grid"
        aria-label={t('scheduler.grid')}
        aria-rowcount={rows.length + 2}
        aria-colcount={period.days.length + 2}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          const place = placeOf(event.target);
          if (place) setActive(place);
        }}
      >
        <div className="head row" role="row" aria-rowindex={1}>
          <div role="columnheader" aria-colindex={1}>
            {t(`scheduler.row.${by}`)}
          </div>
          {period.days.map((day, index) => (
            <DayHead key={day.toString()} day={day} index={index} isToday={index === today} />
          ))}
          <div role="columnheader" aria-colindex={period.days.length + 2}>
            {t('scheduler.total')}
          </div>
        </div>
        <GridBody height={virtualizer.getTotalSize()}>
          {virtualizer.getVirtualItems().map(({ index, key, start, size }) => (
            <GridRow
              key={key}
              row={rows[index]!}
              index={index}
              top={start}
              height={size}
              marked={rows[index]!.id === marked}
              state={rowStates.of(rows[index]!)}
            />
          ))}
        </GridBody>
        <Foot byDay={byDay} all={all} asked={asked} weekBudget={weekBudget} rowIndex={rows.length + 2} />
      </GridFrame>
      <ShiftCard
        grid={scroller}
        rows={rows}
        off={state.carrying || moving !== undefined || dragging.guard !== undefined}
      />
      {createPortal(
        <DragOverlay dropAnimation={null}>
          {dragging.moving && <DragCard rows={rows} moving={dragging.moving} />}
          {dragging.guard && <Card aria-hidden>{dragging.guard.name}</Card>}
        </DragOverlay>,
        document.body,
      )}
    </DndContext>
  );
}

/** Who cannot see the pointer has the keys, which speak for themselves. */
const silent = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };
function nothing(): undefined {}

/** The place of a cell or a shift, from its element. */
function placeOf(element: Element): Place | undefined {
  const cell = element.closest<HTMLElement>('[data-place]');
  const [rowId, day] = cell?.dataset['place']?.split(' ') ?? [];
  if (rowId === undefined) return undefined;
  return { rowId, day: Number(day), shiftId: element.closest<HTMLElement>('[data-shift]')?.dataset['shift'] };
}

/** The sums of the days, which stay while rows come and go. */
const Foot = memo(function Foot({
  byDay,
  all,
  asked,
  weekBudget,
  rowIndex,
}: Pick<Props, 'byDay' | 'all' | 'asked' | 'weekBudget'> & { rowIndex: number }) {
  const { t } = useTranslation();
  const budget = budgetOf({ weekBudget, weekHours: null }, byDay.length);
  const coverage = asked && [...asked, sumOfDays(asked)];
  return (
    <div className="foot row" role="row" aria-rowindex={rowIndex}>
      <div role="rowheader" aria-colindex={1}>
        {t('scheduler.total')}
      </div>
      {[...byDay, all].map((sums, index) => (
        <SumsCell
          // oxlint-disable-next-line react/no-array-index-key -- the days, in their order
          key={index}
          sums={sums}
          column={index + 2}
          coverage={coverage?.[index]}
          budget={sums === all ? budget : undefined}
          isWhole
        />
      ))}
    </div>
  );
});
