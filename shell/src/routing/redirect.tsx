import type { NavigateOptions } from '@portfolio/remote-kit';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

interface Props {
  to: string;
  /** Whether `to` learns where the visitor was, as `state.from`; else it learns what this location knew. */
  keepLocation: boolean;
  navigate: (to: string, options?: NavigateOptions) => void;
}

/** Replaces the current location. Does nothing when the address has moved on since this was rendered. */
export function Redirect({ to, keepLocation, navigate }: Props) {
  const { pathname, search, hash, state } = useLocation();
  useEffect(() => {
    if (window.location.pathname !== pathname) return;
    navigate(to, { replace: true, state: keepLocation ? { from: { pathname, search, hash } } : state });
  }, [to, keepLocation, navigate, pathname, search, hash, state]);
  return null;
}
