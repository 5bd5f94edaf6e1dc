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
