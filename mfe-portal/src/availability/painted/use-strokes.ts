import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';

/** Pixels that are looked at on the way of a quick thumb: less than a day is wide. */
const step = 12;

interface Way {
  pointer: number;
  days: Set<string>;
  x: number;
  y: number;
}

interface Options {
  /** Whether a day may be painted. */
  isOpen: (day: string) => boolean;
  onPaint: (days: readonly string[]) => void;
}

/** The day at a point: what has the pointer is the grid, wherever the pointer is. */
function dayAt(event: PointerEvent, x: number, y: number): string | undefined {
  const found = 'elementFromPoint' in document ? document.elementFromPoint(x, y) : event.target;
  return found instanceof Element ? dayOf(found) : undefined;
}

const dayOf = (element: Element): string | undefined => element.closest<HTMLElement>('[data-day]')?.dataset['day'];

/** Days are painted by a thumb, a pen or a mouse that goes over them; a tap is of one. */
export function useStrokes({ isOpen, onPaint }: Options) {
  const way = useRef<Way>(undefined);
  const [touched, setTouched] = useState<readonly string[]>([]);
  const add = (event: PointerEvent, x: number, y: number): void => {
    const day = dayAt(event, x, y);
    if (day === undefined || !way.current || way.current.days.has(day) || !isOpen(day)) return;
    way.current.days.add(day);
    setTouched([...way.current.days].toSorted());
  };
  const stop = (): void => {
    way.current = undefined;
    setTouched([]);
  };
  return {
    touched,
    stop,
    handlers: {
      onPointerDown(event: PointerEvent) {
        // A second finger ends it: it means something else.
        if (way.current) return stop();
        if (event.button !== 0) return;
        way.current = { pointer: event.pointerId, days: new Set(), x: event.clientX, y: event.clientY };
        add(event, event.clientX, event.clientY);
        if (way.current.days.size === 0) return stop();
        event.currentTarget.setPointerCapture?.(event.pointerId);
      },
      onPointerMove(event: PointerEvent) {
        if (way.current?.pointer !== event.pointerId) return;
        const { x, y } = way.current;
        const [across, down] = [event.clientX - x, event.clientY - y];
        const steps = Math.max(1, Math.ceil(Math.hypot(across, down) / step));
        for (let at = 1; at <= steps; at++) add(event, x + (across * at) / steps, y + (down * at) / steps);
        Object.assign(way.current, { x: event.clientX, y: event.clientY });
      },
      onPointerUp(event: PointerEvent) {
        if (way.current?.pointer !== event.pointerId) return;
        const days = [...way.current.days].toSorted();
        stop();
        onPaint(days);
      },
      onPointerCancel: stop,
      /** Of who has no pointer: a screen reader, a voice, a switch. */
      onClick({ detail, target }: MouseEvent) {
        const day = detail === 0 && target instanceof Element && dayOf(target);
        if (day && isOpen(day)) onPaint([day]);
      },
    },
  };
}
