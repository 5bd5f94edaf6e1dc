import { lazy, Suspense, useEffect } from 'react';
import { createStore, useStore } from '@portfolio/remote-kit';

// In a chunk of its own: who never asks for it does not load it.
const Dialog = lazy(() => import('./command-dialog.tsx').then((loaded) => ({ default: loaded.CommandDialog })));

const isOpen = createStore(false);

/** Opens the bar, as Ctrl or ⌘ with K does. */
export const openCommandBar = (): void => isOpen.set(true);

/** Another dialog is asking something: it comes first. */
const isAsked = (): boolean => document.querySelector('dialog[open]') !== null;

/** Goes anywhere, and finds anything, from any screen. */
export function CommandBar() {
  const open = useStore(isOpen);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault(); // browsers search the web with it
      if (isOpen.get()) isOpen.set(false);
      else if (!isAsked()) openCommandBar();
    };
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('keydown', press);
      isOpen.set(false);
    };
  }, []);
  return (
    open && (
      <Suspense>
        <Dialog onClose={() => isOpen.set(false)} />
      </Suspense>
    )
  );
}
