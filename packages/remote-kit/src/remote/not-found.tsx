import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useHost } from './host.tsx';

/** Route element for paths that the remote's pattern takes in but no screen has: the shell shows its not-found screen. */
export function NotFound() {
  const { notFound } = useHost();
  const { pathname } = useLocation();
  useEffect(() => {
    notFound(pathname);
  }, [notFound, pathname]);
  return null;
}
