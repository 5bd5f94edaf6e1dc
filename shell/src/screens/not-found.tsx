import { lazy, Suspense } from 'react';

const Screen = lazy(() => import('./not-found-screen.tsx').then((loaded) => ({ default: loaded.NotFoundScreen })));

/** Where nothing is. In a chunk of its own: most visits find what they look for. */
export const NotFound = () => (
  <Suspense>
    <Screen />
  </Suspense>
);
