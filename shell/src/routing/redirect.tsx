import type { NavigateOptions } from '@portfolio/remote-kit';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { RedirectWord } from './decide.ts';
import { wordless } from './wanted-location.ts';

interface Props {
  to: string;
  /** Whether `to` learns where the visitor was, as `state.from`; else it learns what this location knew. */
  keepLocation: boolean;
  /** Why, which `to` says, as `state.word`. */
  word: RedirectWord | undefined;
  navigate: (to: string, options?: NavigateOptions) => void;
}

/** Replaces the current location. Does nothing when the address has moved on since this was rendered. */
export function Redirect({ to, keepLocation, word, navigate }: Props) {
  const { pathname, search, hash, state } = useLocation();
  useEffect(() => {
    if (window.location.pathname !== pathname) return;
    const known: object = keepLocation ? { from: { pathname, search, hash } } : { ...state };
    const says = word !== undefined && !wordless(pathname, state);
    navigate(to, { replace: true, state: says ? { ...known, word } : known });
  }, [to, keepLocation, word, navigate, pathname, search, hash, state]);
  return null;
}
