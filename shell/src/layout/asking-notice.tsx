import { lazy, Suspense } from 'react';
import type { AskingNoticeProps } from './asking-notice-body.tsx';

// In a chunk of its own: few visits have anything to ask.
const Body = lazy(() => import('./asking-notice-body.tsx').then((loaded) => ({ default: loaded.AskingNoticeBody })));

/** Something that the visitor did not ask for, with two ways to go on. */
export const AskingNotice = (props: AskingNoticeProps) => (
  <Suspense>
    <Body {...props} />
  </Suspense>
);
