import type { IncomingMessage } from 'node:http';
import type { EventEmitter } from 'node:events';

/**
 * Calls `listener` when a request or an answer has closed, at once if it has already: the event comes only once, and
 * who asked somebody else first, such as for a session, would wait for it for ever.
 */
export function whenClosed(stream: EventEmitter & { readonly closed: boolean }, listener: () => void): void {
  if (stream.closed) listener();
  else stream.once('close', listener);
}

export const hasBody = (request: IncomingMessage): boolean =>
  request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
