import { newKey } from './new-key.ts';

/** Names a request before it is sent (W3C Trace Context): servers take the id over into their logs, traces and statements. */
export function newTrace(): { id: string; traceparent: string } {
  const id = newKey();
  return { id, traceparent: `00-${id}-${newKey().slice(16)}-01` };
}

/**
 * Notes the id of a request that failed where `ErrorState` of `@portfolio/ui` looks for it: on the document, because each remote
 * brings its own copy of that.
 */
export function noteFailedRequest(id: string | null | undefined): void {
  if (id) document.documentElement.dataset['failedRequest'] = `${id} ${Date.now()}`;
}
