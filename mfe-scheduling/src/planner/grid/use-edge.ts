import { useRef, useState, type PointerEvent } from 'react';
import { resizedTimes, step, type Times, type View } from './calendar.ts';
import type { ScheduledShift } from './grid.types.ts';

/** Pixels that stand for a quarter of an hour where the day is not drawn to scale. */
const pixelsPerStep = 8;

/** Pulling the end of a shift: the times as they would be, and what the edge needs. */
export function useEdge(
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
