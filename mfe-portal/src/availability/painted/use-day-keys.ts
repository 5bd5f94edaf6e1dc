import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { daysAfter, daysBetween } from './weeks-of-month.ts';

const moves: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

interface Options {
  grid: RefObject<HTMLElement | null>;
  /** The day that has, or would get, the focus. */
  active: string;
  /** Days that the calendar goes to. */
  first: string;
  last: string;
  onMove: (day: string) => void;
  onPaint: (days: readonly string[]) => void;
  onStop: () => void;
}

/** A grid's keys: arrows, Home and End move, PageUp and PageDown by a month; with Shift several days of a month are chosen; Space paints them. */
export function useDayKeys({ grid, active, first, last, onMove, onPaint, onStop }: Options) {
  const [anchor, setAnchor] = useState<string>();
  const follows = useRef(false);
  useLayoutEffect(() => {
    if (!follows.current) return;
    follows.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
  });
  const chosen = anchor === undefined ? [] : daysBetween(anchor, active);

  function goalOf(key: string): string | undefined {
    const row = grid.current
      ?.querySelector(`[data-day="${active}"]`)
      ?.closest('tr')
      ?.querySelectorAll<HTMLElement>('[data-day]');
    const move = moves[key];
    if (move !== undefined) return daysAfter(active, move);
    if (key === 'Home') return row?.[0]?.dataset['day'];
    if (key === 'End') return row?.[row.length - 1]?.dataset['day'];
    if (key === 'PageUp') return daysAfter(`${active.slice(0, 7)}-01`, -1);
    if (key === 'PageDown') return daysAfter(`${active.slice(0, 7)}-28`, 4).slice(0, 8) + '01';
    return undefined;
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (!event.repeat) onPaint(chosen.length > 0 ? chosen : [active]);
      return setAnchor(undefined);
    }
    if (event.key === 'Escape') {
      onStop();
      return setAnchor(undefined);
    }
    const goal = goalOf(event.key);
    if (goal === undefined) return;
    event.preventDefault();
    const within = goal < first ? first : goal > last ? last : goal;
    if (event.shiftKey && within.slice(0, 7) !== active.slice(0, 7)) return;
    setAnchor(event.shiftKey ? (anchor ?? active) : undefined);
    follows.current = true;
    onMove(within);
  }

  return { chosen, onKeyDown, forget: () => setAnchor(undefined) };
}
