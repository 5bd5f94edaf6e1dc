import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { focusRow, typesInto } from '../keys/index.ts';
import type { PreviewState } from './use-preview.ts';

/** What shows an item follows the focus once it rests. */
const pause = 120;

const rowsIn = (place: Element): HTMLElement[] => [...place.querySelectorAll<HTMLElement>('[data-preview]')];

/**
 * Keys of a list beside which an item is shown, for the place that holds both: Space on a row shows it, or no more; then the arrows up
 * and down go on and what is shown follows, right leads into it and left back, Escape closes it. Rows bear `data-preview`, what is
 * shown has a title with `data-preview-title`.
 */
export function usePreviewKeys<Place extends HTMLElement>({ shown, show, toggle, isKept }: PreviewState) {
  const place = useRef<Place>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const follow = useRef(show);
  useEffect(() => {
    follow.current = show;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const before = useRef(shown);
  useEffect(() => {
    const closed = shown === undefined ? before.current : undefined;
    before.current = shown;
    if (closed === undefined || !place.current) return;
    // Back to where it was opened; what was in the item has gone.
    const isLost = document.activeElement === document.body || document.activeElement === null;
    const row = rowsIn(place.current).find(({ dataset }) => dataset['preview'] === closed);
    if (isLost && !focusRow(row)) document.querySelector<HTMLElement>('h1')?.focus();
  }, [shown]);

  const onKeyDown = (event: KeyboardEvent<Place>): void => {
    const { target, currentTarget, key } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (!(target instanceof HTMLElement) || !currentTarget.contains(target) || target.closest('dialog')) return;
    const rows = rowsIn(currentTarget);
    const title = currentTarget.querySelector<HTMLElement>('[data-preview-title]');
    const inRow = rows.findIndex((row) => row.contains(target));
    const at = inRow === -1 && target === title ? rows.findIndex(({ dataset }) => dataset['preview'] === shown) : inRow;
    const go = (focus?: () => unknown): void => {
      event.preventDefault();
      focus?.();
    };
    if (key === 'Escape' && shown !== undefined) {
      if (target.matches('[aria-expanded="true"]')) return;
      go();
      show(undefined);
    } else if (key === ' ' && inRow !== -1 && target instanceof HTMLAnchorElement) {
      go();
      toggle(rows[inRow]?.dataset['preview'] ?? '');
    } else if (shown === undefined || at === -1 || typesInto(target)) {
      // Keys as everywhere.
    } else if (key === 'ArrowDown') go(() => focusRow(rows[Math.min(at + 1, rows.length - 1)]));
    else if (key === 'ArrowUp') go(() => focusRow(rows[Math.max(at - 1, 0)]));
    else if (key === 'ArrowRight') go(() => title?.focus());
    else if (key === 'ArrowLeft') go(() => focusRow(rows[at]));
  };

  const onFocus = (event: FocusEvent<Place>): void => {
    clearTimeout(timer.current);
    if (shown === undefined || isKept || !event.currentTarget.contains(event.target)) return;
    const row = event.target.closest<HTMLElement>('[data-preview]');
    const id = row?.dataset['preview'];
    if (id !== undefined && id !== shown) timer.current = setTimeout(() => follow.current(id), pause);
  };

  return { ref: place, onKeyDown, onFocus };
}
