import { useEffect, type RefObject } from 'react';

/**
 * While `open`, calls `dismiss` on a press or a focus outside `area`, and on Escape, which also brings the focus back to the
 * button that opened it.
 */
export function useDismiss(
  open: boolean,
  area: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  dismiss: () => void,
): void {
  useEffect(() => {
    if (!open) return undefined;
    const leave = (event: Event): void => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) dismiss();
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      dismiss();
      button.current?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [open, area, button, dismiss]);
}
