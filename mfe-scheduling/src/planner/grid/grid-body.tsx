import { useDraggable } from '@dnd-kit/core';
import type { MouseEvent, ReactNode, TouchEvent } from 'react';

/** The element of the shift that something in it happened to. */
export const shiftElementOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-shift]') : null;

/** A day where nothing is: a mouse drags over several of them, while a finger scrolls. */
const emptyPlaceOf = (target: EventTarget): HTMLElement | null =>
  target instanceof HTMLElement && target.dataset['place'] !== undefined ? target : null;

/**
 * What holds the rows. Each shift in it can be dragged: one draggable stands for whichever is picked up, because as many as
 * there are shifts would all be made with the rows that come into sight, and all be drawn anew when a drag begins.
 */
export function GridBody({ height, children }: { height: number; children: ReactNode }) {
  const { listeners, setNodeRef } = useDraggable({ id: 'shift' });
  const pickUp = (
    event: MouseEvent | TouchEvent,
    sense: keyof NonNullable<typeof listeners>,
    element: HTMLElement | null,
  ): void => {
    if (!element) return;
    setNodeRef(element);
    listeners?.[sense]?.(event);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- for pointers; the keyboard has M
    <div
      className="body"
      role="rowgroup"
      style={{ height }}
      onMouseDown={(event) => pickUp(event, 'onMouseDown', shiftElementOf(event.target) ?? emptyPlaceOf(event.target))}
      onTouchStart={(event) => pickUp(event, 'onTouchStart', shiftElementOf(event.target))}
    >
      {children}
    </div>
  );
}
