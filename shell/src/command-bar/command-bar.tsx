import { lazy, Suspense, useEffect, useLayoutEffect } from 'react';
import { createStore, useStore } from '@portfolio/remote-kit';
import { areSingleKeysOn } from '@portfolio/remote-kit/storage';

// In a chunk of its own: who never asks for it does not load it.
const Dialog = lazy(() => import('./command-dialog.tsx').then((loaded) => ({ default: loaded.CommandDialog })));

/** What has been typed before there was a box for it; undefined while the bar is closed. */
const early = createStore<string | undefined>(undefined);

/** Opens the bar, as Ctrl or ⌘ with K does. */
export const openCommandBar = (): void => early.set('');

const close = (): void => early.set(undefined);

/** Another dialog is asking something: it comes first. */
const isAsked = (): boolean => document.querySelector('dialog[open]') !== null;

/** Hears for the box that is loaded: what is typed meanwhile belongs into it, and into nothing else. */
function Waiting() {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey } = event;
      const typed = early.get() ?? '';
      if (ctrlKey || metaKey) return;
      if (key === 'Escape') close();
      else if (key === 'Backspace') early.set(typed.slice(0, -1));
      else if (key.length === 1) early.set(typed + key);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, []);
  return null;
}

/** Goes anywhere, and finds anything, from any screen. */
export function CommandBar() {
  const text = useStore(early);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault(); // browsers search the web with it
      if (early.get() !== undefined) close();
      else if (!isAsked()) openCommandBar();
    };
    // Not where an area has a list of its own: its key is taken before it is a letter.
    const ask = ({ key, target }: KeyboardEvent): void => {
      const isTyped = (target as Element).closest('dialog, input, textarea, select');
      if (key === '?' && !isTyped && areSingleKeysOn()) early.set(key);
    };
    window.addEventListener('keydown', press);
    window.addEventListener('keypress', ask);
    return () => {
      window.removeEventListener('keydown', press);
      window.removeEventListener('keypress', ask);
      close();
    };
  }, []);
  return (
    text !== undefined && (
      <Suspense fallback={<Waiting />}>
        <Dialog typed={text} onClose={close} />
      </Suspense>
    )
  );
}
