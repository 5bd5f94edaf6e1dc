import { useEffect, useRef, type KeyboardEvent } from 'react';

const boxesIn = (place: Element): HTMLInputElement[] => [
  ...place.querySelectorAll<HTMLInputElement>('input[data-row]'),
];

/**
 * Keys between the lines of a table that can be selected: `j` and `k` go on and back, `a` approves what is selected, or the line itself.
 * A line that is gone leaves its place to the one that follows.
 */
export function useRowKeys(rows: readonly unknown[], onApprove: (row: string) => void) {
  const place = useRef<HTMLDivElement>(null);
  const left = useRef<number>(undefined);
  const seen = useRef(rows);
  useEffect(() => {
    if (seen.current === rows) return;
    seen.current = rows;
    if (left.current !== undefined && place.current && document.activeElement === document.body) {
      const boxes = boxesIn(place.current);
      (boxes[Math.min(left.current, boxes.length - 1)] ?? document.querySelector('h1'))?.focus();
    }
    left.current = undefined;
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return;
    // What is written in a line's dialog is no key of the line.
    if (event.target.matches('textarea, input:not([type=checkbox])')) return;
    const row = event.target.closest('tr');
    const boxes = boxesIn(event.currentTarget);
    const at = boxes.findIndex((box) => row?.contains(box));
    if (event.key === 'j') boxes[Math.min(at + 1, boxes.length - 1)]?.focus();
    else if (event.key === 'k') boxes[Math.max(at - 1, 0)]?.focus();
    else if (event.key === 'a') {
      left.current = Math.max(at, 0);
      onApprove(boxes[at]?.dataset['row'] ?? '');
    }
  };
  return { ref: place, onKeyDown };
}
