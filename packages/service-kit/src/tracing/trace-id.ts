import { createHash } from 'node:crypto';

const routine = /^\/(?:health(?:\/|$)|internal\/ended-sessions\/|metrics$|(?:api\/)?status\/?$)/;

/** Whether a path (no query) is asked all the time by our own: not worth a line or a trace, and answered however busy we are. */
export const isRoutine = (path: string): boolean => routine.test(path);

const traceId = /^(?!0{32})[0-9a-f]{32}$/;

/** The id of a request's trace: the request's own id where it has that form, as ours have; else what follows from it. */
export function traceIdOf(requestId: string): string {
  const plain = requestId.replaceAll('-', '').toLowerCase();
  return traceId.test(plain) ? plain : createHash('sha256').update(requestId).digest('hex').slice(0, 32);
}

/** The trace that a W3C `traceparent` is of, when it is one. */
export function traceIdIn(traceparent: string | string[] | undefined): string | undefined {
  if (typeof traceparent !== 'string') return undefined;
  const id = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}(?:-|$)/.exec(traceparent)?.[1];
  return id !== undefined && traceId.test(id) ? id : undefined;
}
