import type { NavigateOptions } from '@portfolio/remote-kit';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

interface Props {
  to: string;
  /** Whether `to` learns where the visitor wanted to go, as `state.from`. */
  keepLocation: boolean;
  navigate: (to: string, options?: NavigateOptions) => void;
}

/** Replaces the current location. Does nothing when the address has moved on since this was rendered. */
export function Redirect({ to, keepLocation, navigate }: Props) {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    if (window.location.pathname !== pathname) return;
    navigate(to, { replace: true, ...(keepLocation && { state: { from: { pathname, search, hash } } }) });
  }, [to, keepLocation, navigate, pathname, search, hash]);
  return null;
}
