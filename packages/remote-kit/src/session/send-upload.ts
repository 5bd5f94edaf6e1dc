import { NetworkError } from '../contract/index.ts';
import { headersOf, timeoutMs } from './transport.ts';

export interface SendUploadOptions {
  method: string;
  /** Besides those of every call. */
  headers?: Readonly<Record<string, string>>;
  body: XMLHttpRequestBodyInit;
  /** The bearer token; null for none. */
  access: string | null;
  signal?: AbortSignal | undefined;
  onProgress?: ((sent: number, total: number) => void) | undefined;
  /** Milliseconds without a byte sent or answered after which the server counts as gone; default that of every call. */
  standstill?: number;
}

/** One request that tells how much of its body is sent. Throws `NetworkError` when there is no answer. */
export type SendUpload = (url: string, options: SendUploadOptions) => Promise<Response>;

/** `fetch` cannot tell how much of a body is sent, hence XMLHttpRequest. */
export const sendUpload: SendUpload = (
  url,
  { method, headers = {}, body, access, signal, onProgress, standstill = timeoutMs },
) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const failed = (reason: string): void => reject(new NetworkError(`${method} ${url}: ${reason}`));

    let timer: ReturnType<typeof setTimeout>;
    const moved = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        failed(`nothing moved for ${standstill / 1000} s`);
        request.abort();
      }, standstill);
    };
    const cancel = (): void => {
      reject(signal?.reason);
      request.abort();
    };

    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      moved();
      if (lengthComputable) onProgress?.(loaded, total);
    });
    request.addEventListener('load', () => resolve(responseOf(request)));
    request.addEventListener('error', () => failed('no connection'));
    request.addEventListener('loadend', () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
    });
    if (signal?.aborted) return reject(signal.reason);
    signal?.addEventListener('abort', cancel);

    request.open(method, url);
    const all = { ...headers, ...headersOf(access, method) };
    for (const [name, value] of Object.entries(all)) request.setRequestHeader(name, value);
    request.send(body);
    return moved();
  });

function responseOf(request: XMLHttpRequest): Response {
  const { status, responseText } = request;
  const type = request.getResponseHeader('Content-Type');
  return new Response(responseText === '' ? null : responseText, {
    status,
    headers: type ? { 'Content-Type': type } : {},
  });
}
