import { NetworkError } from '../contract/index.ts';

/** core-site.md §7, "General behaviour". */
const timeoutMs = 30_000;

export interface SendOptions extends RequestInit {
  /** The bearer token; null for none. */
  access: string | null;
}

/** One request: headers and time-out of §7, no retry. Throws `NetworkError` when there is no answer. */
export type Send = (url: string, options: SendOptions) => Promise<Response>;

const csrfToken = (): string | undefined => /(?:^|;\s*)csrftoken=([^;]+)/.exec(document.cookie)?.[1];

export const send: Send = async (url, { access, signal, ...init }) => {
  const headers = new Headers(init.headers);
  if (access) headers.set('Authorization', `Bearer ${access}`);
  const csrf = csrfToken();
  if (csrf && (init.method ?? 'GET') !== 'GET') headers.set('X-CSRFToken', decodeURIComponent(csrf));

  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await fetch(url, { ...init, headers, signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
  } catch (error) {
    if (signal?.aborted) throw error; // the caller gave up: not a failure
    const reason = timeout.aborted ? `no answer within ${timeoutMs / 1000} s` : 'no connection';
    throw new NetworkError(`${init.method ?? 'GET'} ${url}: ${reason}`, { cause: error });
  }
};
