import { messages } from '@portfolio/contracts/errors';
import { errors } from 'undici';

/** Says of a subgraph's answer that its text is `{"data":…}` and nothing besides: who passes it on need not read it. */
export const dataAloneHeader = 'x-data-alone';

/** Says of the gateway's answer over GraphQL that nothing was written: it was a query, or all was refused. */
export const unwrittenHeader = 'x-unwritten';

/** Why a request could not be answered by the upstream, and the status that says so. */
export interface ForwardFailure {
  status: 400 | 502 | 503 | 504;
  /** A sentence for the client; nothing internal. */
  detail: string;
  cause: Error;
}

const unreachable = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'UND_ERR_CONNECT_TIMEOUT',
]);

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** The status and sentence for an error of undici or of the network, before any of the answer has arrived. */
export function failureOf(cause: Error): ForwardFailure {
  if (cause instanceof errors.InvalidArgumentError) return { status: 400, detail: 'Bad request.', cause };
  if (cause instanceof errors.HeadersTimeoutError) {
    return { status: 504, detail: 'The service took too long to answer. Please try again later.', cause };
  }
  const code = codeOf(cause instanceof AggregateError && cause.errors[0] ? cause.errors[0] : cause);
  if (unreachable.has(code)) {
    return { status: 503, detail: messages.unavailable, cause };
  }
  return { status: 502, detail: 'The service did not answer properly. Please try again later.', cause };
}

/** Whether the connection broke before an answer, as happens when an idle kept-alive connection is closed at the far end. */
export const isDroppedConnection = (error: unknown): boolean =>
  error instanceof errors.SocketError || codeOf(error) === 'ECONNRESET' || codeOf(error) === 'EPIPE';
