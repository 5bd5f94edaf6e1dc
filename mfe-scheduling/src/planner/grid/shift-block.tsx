import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleCheck from 'lucide-react/icons/circle-check';
import CirclePlay from 'lucide-react/icons/circle-play';
import CircleSlash from 'lucide-react/icons/circle-slash';
import Globe from 'lucide-react/icons/globe';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import Repeat from 'lucide-react/icons/repeat';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { memo, useRef, useState, type PointerEvent } from 'react';
import { isNarrow, type View, resizedTimes, step, type Times } from './calendar.ts';
import type { Density } from './density.ts';
import { elementId, useGrid, type Place } from './grid-context.ts';
import type { Placed, ScheduledShift } from './grid.types.ts';
import { useConflicts } from './use-conflicts.ts';
import type { ShiftWords } from './use-shift-words.ts';

/** Pixels that stand for a quarter of an hour where the day is not drawn to scale. */
const pixelsPerStep = 8;

/** Pulling the end of a shift: the times as they would be, and what the edge needs. */
function useEdge(
  view: View,
  zone: string,
  shift: ScheduledShift,
  onResize: (shift: ScheduledShift, minutes: number) => void,
) {
  const [minutes, setMinutes] = useState(0);
  const begun = useRef<{ x: number; perStep: number }>(undefined);
  const moved = useRef(false);
  const times: Times = minutes === 0 ? shift : resizedTimes(shift, 'end', minutes, zone);

  const follow = ({ clientX }: PointerEvent): void => {
    if (!begun.current) return;
    const { x, perStep } = begun.current;
    setMinutes(Math.round((clientX - x) / perStep) * step);
  };
  const end = (save: boolean): void => {
    begun.current = undefined;
    setMinutes(0);
    if (save && minutes !== 0) onResize(shift, minutes);
  };

  return {
    times,
    /** Whether the click that follows only ends the pull. */
    hasMoved: () => {
      const was = moved.current;
      moved.current = false;
      return was;
    },
    handlers: {
      // The shift itself shall not be picked up.
      onMouseDown: (event: { stopPropagation: () => void }) => event.stopPropagation(),
      onTouchStart: (event: { stopPropagation: () => void }) => event.stopPropagation(),
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const cell = event.currentTarget.closest('[role=gridcell]');
        const perStep = view === 'day' && cell ? cell.clientWidth / ((24 * 60) / step) : pixelsPerStep;
        event.currentTarget.setPointerCapture(event.pointerId);
        begun.current = { x: event.clientX, perStep };
        moved.current = true;
      },
      onPointerMove: follow,
      onPointerUp: () => end(true),
      onPointerCancel: () => end(false),
    },
  };
}

const marks = {
  SCHEDULED: CalendarClock,
  IN_PROGRESS: CirclePlay,
  COMPLETED: CircleCheck,
  MISSED: TriangleAlert,
  CANCELLED: CircleSlash,
} as const;

/**
 * "22:00–06:00 (+1)", with the days that it ends later raised and small: a column has no room for more. In one line that it
 * shares with the place, "22–06".
 */
function Hours({ density, view, children }: { density: Density; view: View; children: string }) {
  const [clock = '', later] = children.split(' ');
  if (isNarrow(view)) {
    return (
      <>
        <span aria-hidden>{clock.slice(0, 2)}</span>
        <span className="unseen">{children}</span>
      </>
    );
  }
  if (density === 'compact') {
    return (
      <>
        <span aria-hidden>{clock.replaceAll(':00', '')}</span>
        <span className="unseen">{children}</span>
      </>
    );
  }
  if (later === undefined) return clock;
  return (
    <>
      {clock}
      <span className="unseen"> (</span>
      <sup>{later.slice(1, -1)}</sup>
      <span className="unseen">)</span>
    </>
  );
}

interface Props {
  placed: Placed;
  place: Place;
  words: ShiftWords;
  isActive: boolean;
  isSelected: boolean;
  isCarried: boolean;
  isPending: boolean;
  isRefused: boolean;
}

/** Of a block in a day that is drawn to scale: its hours can be read, also of one that ends with the day. */
const narrowest = '5.5rem';

/** A shift in a cell: in the view of one day it stands where it is in the day. */
export const ShiftBlock = memo(function ShiftBlock(props: Props) {
  const { placed, place, words, isActive, isSelected, isCarried, isPending, isRefused } = props;
  const { shift, continues, isGhost, isWithdrawn, from, to } = placed;
  const { period, density, zoneOf, onShift, onResize } = useGrid();
  const edge = useEdge(period.view, zoneOf(shift), shift, onResize);
  const zone = words.zoneMarkOf(shift, shift);
  const inZone = zone && words.inZone(zone);
  const conflicts = useConflicts().of(shift.id);
  const Mark = marks[shift.status];
  const classes = [
    'shift',
    shift.status.toLowerCase(),
    (shift.isDraft || isWithdrawn) && 'draft',
    continues && 'continues',
    (isGhost || isWithdrawn) && 'ghost',
    isSelected && 'selected',
    isCarried && 'carried',
    isPending && 'pending',
    isRefused && 'refused',
    conflicts.length > 0 && 'warned',
  ].filter(Boolean);
  const isToScale = period.view === 'day';
  // What is most of all, or has no room, goes without: marks are half of what is drawn while the grid is scrolled.
  const isMarked = !isNarrow(period.view) && !(density === 'compact' && shift.status === 'SCHEDULED');
  return (
    <button
      type="button"
      id={elementId(place)}
      className={classes.join(' ')}
      tabIndex={isActive ? 0 : -1}
      data-shift={shift.id}
      {...(isToScale && {
        style: {
          marginLeft: `min(${from * 100}%, 100% - ${narrowest})`,
          width: `max(${(to - from) * 100}%, ${narrowest})`,
        },
      })}
      onClick={(event) => {
        if (!edge.hasMoved()) onShift(place, { add: event.ctrlKey || event.metaKey || event.shiftKey });
      }}
    >
      <span className="when">
        <Hours density={density} view={period.view}>
          {words.hoursOf(shift, edge.times)}
        </Hours>
      </span>
      <span className="what">
        {conflicts.length > 0 && <OctagonAlert aria-hidden className="warning" />}
        {zone && <Globe aria-hidden />}
        {isMarked && <Mark aria-hidden />}
        {shift.seriesId && <Repeat aria-hidden />}
        {words.briefOf(shift)}
        <span className="unseen">
          {[words.restOf(placed, isSelected), inZone, ...conflicts].filter(Boolean).join('. ')}
        </span>
      </span>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- for pointers; the keyboard has R */}
      <span className="edge" aria-hidden {...edge.handlers} />
    </button>
  );
});
