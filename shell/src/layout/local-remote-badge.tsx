import { useStore } from '@portfolio/remote-kit';
import { lazy, Suspense } from 'react';
import { useShell } from '../shell-context.tsx';

// In a chunk of its own: developers alone see it.
const Body = lazy(() =>
  import('./local-remote-badge-body.tsx').then((loaded) => ({ default: loaded.LocalRemoteBadgeBody })),
);

/** A mark on a page of which a part is a developer's own. */
export function LocalRemoteBadge() {
  const state = useStore(useShell().localRemote.state);
  return (
    state && (
      <Suspense>
        <Body state={state} />
      </Suspense>
    )
  );
}
