import {
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type DragMoveEvent,
  type DragStartEvent,
} from '@dnd-kit/core';
import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { boundsIn, dayIndex, step, type Period } from './calendar.ts';
import { shiftElementOf } from './grid-body.tsx';
import { guardElementOf, type Guard } from './guard-tray.tsx';
import type { By, Row, ScheduledShift } from './grid.types.ts';
import { nowhere, rowIndexOf, withinRows, type Distance } from './moves.ts';

interface Options {
  scroller: RefObject<HTMLDivElement | null>;
  virtualizer: Pick<Virtualizer<HTMLDivElement, Element>, 'getVirtualItemForOffset'>;
  rows: readonly Row[];
  by: By;
  period: Period;
  zoneOf: (shift: ScheduledShift) => string;
  /** The shift that is dragged, with all others that are selected together with it. */
  chosen: (shiftId: string) => ScheduledShift[];
  onDrop: (shifts: readonly ScheduledShift[], distance: Distance, copy: boolean, gapId: string | undefined) => void;
  guards: readonly Guard[] | undefined;
  onGuard: (guard: Guard, at: { rowId: string; day: number }, gapId: string | undefined) => void;
  /** Days of a row were dragged over. */
  onStretch: (stretch: Stretch) => void;
}

/** Days of a row, from an empty place of one to another. */
export interface Stretch {
  rowId: string;
  day: number;
  until: number;
}

/** Always the same, or every shift is drawn anew whenever the grid is: with each frame while it is scrolled. */
const byMouse = { activationConstraint: { distance: 6 } };
/** A finger scrolls; one that stays picks up. */
const byTouch = { activationConstraint: { delay: 250, tolerance: 8 } };

type Delta = Readonly<{ x: number; y: number }>;

/** A guard on the way to a gap. */
interface GuardDrag {
  guard: Guard;
  /** Undefined while it is over no row. */
  over: { rowId: string; day: number } | undefined;
}

interface Drag {
  shifts: readonly ScheduledShift[];
  from: { row: number; day: number };
  distance: Distance;
}

/**
 * Dragging with a pointer. The cell below it is computed from where the rows are, not asked of each cell: most cells
 * are not drawn, and the grid need not be drawn anew for each of those that are.
 */
export function useGridDrag({
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
}: Options) {
  const [stretch, setStretch] = useState<Stretch & { begun: number }>();
  const [guardDrag, setGuardDrag] = useState<GuardDrag>();
  const [drag, setDrag] = useState<Drag>();
  const begun = useRef({ x: 0, y: 0, scroll: { x: 0, y: 0 }, client: { x: 0, y: 0 } });
  const isCopy = useAltKey(drag !== undefined);
  const sensors = useSensors(useSensor(MouseSensor, byMouse), useSensor(TouchSensor, byTouch));

  /** Where in the grid's content a point of the window is. */
  const begin = (event: Event): void => {
    const { left, top } = scroller.current!.getBoundingClientRect();
    const { clientX, clientY } = event instanceof MouseEvent ? event : (event as TouchEvent).touches[0]!;
    const scroll = { x: scroller.current!.scrollLeft, y: scroller.current!.scrollTop };
    begun.current = {
      x: clientX - left + scroll.x,
      y: clientY - top + scroll.y,
      scroll,
      client: { x: clientX, y: clientY },
    };
  };

  /** The gap below the pointer, which is drawn. */
  const gapUnder = (delta: Delta): string | undefined => {
    const { client, scroll } = begun.current;
    const x = client.x + delta.x - (scroller.current!.scrollLeft - scroll.x);
    const y = client.y + delta.y - (scroller.current!.scrollTop - scroll.y);
    const under = document.elementsFromPoint(x, y).map((element) => shiftElementOf(element)?.dataset['shift']);
    return under.find((id) => id?.startsWith('gap-') && !id.endsWith('-closed'));
  };

  const placeUnder = (delta: Delta) => {
    const element = scroller.current!;
    const [names, firstDay] = element.querySelectorAll('[role=columnheader]');
    const { width = 1, height = 0 } = firstDay?.getBoundingClientRect() ?? {};
    const x = begun.current.x + delta.x - (names?.getBoundingClientRect().width ?? 0);
    const y = begun.current.y + delta.y - height;
    const day = Math.max(0, Math.min(period.days.length - 1, Math.floor(x / width)));
    return { day, width, y, row: virtualizer.getVirtualItemForOffset(Math.max(0, y))?.index };
  };

  const distanceTo = ({ shifts, from }: Drag, delta: Delta): Distance => {
    const { day, width, row: under = from.row } = placeUnder(delta);
    const days = day - from.day;
    const minutes = period.view === 'day' ? Math.round(((delta.x / width) * dayMinutes) / step) * step : 0;
    return withinRows(rows, by, shifts, { days, minutes, rows: under - from.row });
  };

  const end = (): void => {
    setDrag(undefined);
    setGuardDrag(undefined);
    setStretch(undefined);
  };

  return {
    guard: guardDrag?.guard,
    moving: useMemo(() => drag && { ...drag, isCopy }, [drag, isCopy]),
    target: drag
      ? {
          rowId: rows[drag.from.row + drag.distance.rows]?.id ?? '',
          day: drag.from.day + drag.distance.days,
        }
      : (guardDrag?.over ?? stretch),
    handlers: {
      sensors,
      onDragStart: ({ activatorEvent }: DragStartEvent) => {
        begin(activatorEvent);
        const guardId = guardElementOf(activatorEvent.target)?.dataset['guard'];
        const guard = guards?.find(({ id }) => id === guardId);
        if (guard) return setGuardDrag({ guard, over: undefined });
        const picked = shiftElementOf(activatorEvent.target)?.dataset['shift'] ?? '';
        const { row, day: at } = placeUnder({ x: 0, y: 0 });
        const rowId = row === undefined ? undefined : rows[row]?.id;
        if (!picked && rowId !== undefined) return setStretch({ rowId, day: at, until: at, begun: at });
        const shifts = chosen(picked);
        const shift = shifts.find(({ id }) => id === picked);
        if (!shift) return;
        const day = Math.max(0, dayIndex(boundsIn(period, zoneOf(shift)), Date.parse(shift.startTime)));
        setDrag({ shifts, from: { row: rowIndexOf(rows, by, shift), day }, distance: nowhere });
      },
      onDragMove: ({ delta }: DragMoveEvent) => {
        if (guardDrag) {
          const { day, y, row } = placeUnder(delta);
          const rowId = y < 0 || row === undefined ? undefined : rows[row]?.id;
          const isThere = rowId === guardDrag.over?.rowId && (rowId === undefined || day === guardDrag.over?.day);
          if (!isThere) setGuardDrag({ ...guardDrag, over: rowId === undefined ? undefined : { rowId, day } });
        }
        if (stretch) {
          const { day } = placeUnder(delta);
          const [from, until] = [Math.min(day, stretch.begun), Math.max(day, stretch.begun)];
          if (from !== stretch.day || until !== stretch.until) setStretch({ ...stretch, day: from, until });
        }
        if (!drag) return;
        const distance = distanceTo(drag, delta);
        const isSame = (Object.keys(nowhere) as (keyof Distance)[]).every(
          (key) => distance[key] === drag.distance[key],
        );
        if (!isSame) setDrag({ ...drag, distance });
      },
      onDragEnd: ({ delta }: DragEndEvent) => {
        if (drag) onDrop(drag.shifts, drag.distance, isCopy, gapUnder(delta));
        if (guardDrag?.over) onGuard(guardDrag.guard, guardDrag.over, gapUnder(delta));
        if (stretch) onStretch(stretch);
        end();
      },
      onDragCancel: end,
    },
  };
}

const dayMinutes = 24 * 60;

/** Whether Alt is held, while something is dragged. */
function useAltKey(watching: boolean): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!watching) return;
    const follow = (event: KeyboardEvent | PointerEvent): void => {
      setHeld(event.altKey);
      // Or the browser's menu takes the focus.
      if (event instanceof KeyboardEvent && event.key === 'Alt') event.preventDefault();
    };
    const events = ['keydown', 'keyup', 'pointermove'] as const;
    for (const name of events) window.addEventListener(name, follow);
    return () => {
      for (const name of events) window.removeEventListener(name, follow);
      setHeld(false);
    };
  }, [watching]);
  return isHeld && watching;
}
