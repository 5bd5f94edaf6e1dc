import { useStore } from '@portfolio/remote-kit';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import type { Area } from '../remotes/area.ts';
import { useShell } from '../shell-context.tsx';
import { FailurePanel } from './failure-panel.tsx';
import { NotFound } from './not-found.tsx';
import { Wait } from './wait.tsx';

/** A remote's area: its elements, and what the shell shows while there are none. */
export function RemoteView({ name, area }: { name: string; area: Area }) {
  const { areas } = useShell();
  const state = useStore(area.state);
  const { pathname } = useLocation();
  const attach = useCallback((place: HTMLElement | null) => place?.append(areas.outlet), [areas]);
  const missing = state.status === 'not-found' && state.pathname === pathname;
  return (
    <>
      {(state.status === 'loading' || state.status === 'idle') && <Wait name={name} />}
      {state.status === 'failed' && <FailurePanel crash={state.crash} release={state.release} retry={area.retry} />}
      {missing && <NotFound />}
      <div ref={attach} hidden={missing} />
    </>
  );
}
