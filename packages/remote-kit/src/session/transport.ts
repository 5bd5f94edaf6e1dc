import { NetworkError } from '../contract/index.ts';
import { newKey } from './new-key.ts';

/** Names a request before it is sent (W3C Trace Context): servers take the id over into their logs, traces and statements. */
function newTrace(): { id: string; traceparent: string } {
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

/** core-site.md §7, "General behaviour". */
export const timeoutMs = 30_000;

export interface SendOptions extends RequestInit {
  /** The bearer token; null for none. */
  access: string | null;
  /** Whether it may be sent twice. Default: whatever only reads, or has a key. */
  repeatable?: boolean;
  /** The answer goes on: the time-out is that of its beginning, and nobody is told of its failures. */
  isEndless?: boolean;
}

/**
 * One request: headers and time-out of §7. It goes again once where a CSRF cookie changed on the way, and where servers that have too
 * much to do say when. Throws `NetworkError` when there is no answer.
 */
export type Send = (url: string, options: SendOptions) => Promise<Response>;

const csrfToken = (): string | undefined => /(?:^|;\s*)csrftoken=([^;]+)/.exec(document.cookie)?.[1];

/** The headers of every call: those of §7 that say who asks, and in which language (that chosen on the page). */
export function headersOf(access: string | null, method: string): Record<string, string> {
  const csrf = method === 'GET' ? undefined : csrfToken();
  return {
    'Accept-Language': document.documentElement.lang || 'en',
    ...(access && { Authorization: `Bearer ${access}` }),
    ...(csrf && { 'X-CSRFToken': decodeURIComponent(csrf) }),
  };
}

/** Seconds that a server asks for; one that asks for more than somebody waits is answered by an error at once. */
const longestPause = 5;

/** Milliseconds until a request that was not accepted may come again; not all in the same moment. */
function pauseOf({ status, headers }: Response): number | undefined {
  const seconds = Number(headers.get('Retry-After') ?? undefined);
  return status === 503 && seconds <= longestPause ? seconds * 1_000 * (1 + Math.random() / 2) : undefined;
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What of a request says that this is sent as JSON. */
export const asJson = (body: unknown) => ({
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json' },
});

/** Not every refusal is read by who asked, and an answer that is not read keeps its connection until the time-out. */
async function readIfRefused(response: Response): Promise<Response> {
  if (response.status < 400) return response;
  const { status, statusText, headers } = response;
  return new Response(await response.arrayBuffer(), { status, statusText, headers });
}

/** The time-out of what has to begin, but not to end. */
function beginningLimit() {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeoutMs);
  return { signal: limit.signal, begun: () => clearTimeout(timer) };
}

export const send: Send = async (url, { access, signal, repeatable, isEndless = false, ...init }) => {
  const method = init.method ?? 'GET';
  const { id, traceparent } = newTrace();
  const limit = isEndless ? beginningLimit() : { signal: AbortSignal.timeout(timeoutMs), begun: () => {} };
  const timeout = limit.signal;
  const attempt = async (): Promise<Response> => {
    const headers = new Headers(init.headers);
    for (const [name, value] of Object.entries({ ...headersOf(access, method), traceparent })) headers.set(name, value);
    return readIfRefused(
      await fetch(url, { ...init, headers, signal: signal ? AbortSignal.any([signal, timeout]) : timeout }),
    );
  };
  try {
    const sentWith = csrfToken();
    const response = await attempt();
    // Of parallel first calls, one's answer may set the cookie after another's header was written and before it leaves. The
    // gateway refuses that one without acting on it, so it may go again.
    const overtaken = method !== 'GET' && response.status === 403 && csrfToken() !== sentWith;
    const mayRepeat = repeatable ?? (method === 'GET' || new Headers(init.headers).has('Idempotency-Key'));
    const wait = mayRepeat ? pauseOf(response) : undefined;
    if (wait !== undefined) await pause(wait);
    const last = overtaken || wait !== undefined ? await attempt() : response;
    if (!last.ok && !isEndless) noteFailedRequest(id);
    return last;
  } catch (error) {
    if (signal?.aborted) throw error; // the caller gave up: not a failure
    // Without a connection no server knows the id.
    if (navigator.onLine && !isEndless) noteFailedRequest(id);
    const reason = timeout.aborted ? `no answer within ${timeoutMs / 1000} s` : 'no connection';
    throw new NetworkError(`${method} ${url}: ${reason}`, { cause: error });
  } finally {
    limit.begun();
  }
};
