import { useEffect, useRef } from 'react';

/** Gives the focus back to what opened a form, once the form is closed. */
export function useFocusBack(open: boolean) {
  const opener = useRef<HTMLButtonElement>(null);
  const before = useRef(open);
  useEffect(() => {
    if (before.current && !open) opener.current?.focus();
    before.current = open;
  }, [open]);
  return opener;
}

/** Moves the focus to the screen's title, after what had it is gone. */
export const focusHeading = (): void => document.querySelector<HTMLElement>('h1[tabindex]')?.focus();
