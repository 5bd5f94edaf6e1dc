import { useRef, type RefObject } from 'react';

/**
 * A page that is turned begins at its top, for the eye and for the keyboard.
 * @returns for what stands above the list and can take the focus, and the way there
 */
export function useListTop<Top extends HTMLElement>(): { top: RefObject<Top | null>; toTop: () => void } {
  const top = useRef<Top>(null);
  return {
    top,
    toTop() {
      top.current?.focus({ preventScroll: true });
      top.current?.scrollIntoView({ block: 'center' });
    },
  };
}
