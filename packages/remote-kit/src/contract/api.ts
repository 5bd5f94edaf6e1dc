/**
 * In the `context` of a GraphQL operation. With a `File` anywhere in its variables, an operation is an upload. That may last as
 * long as bytes move: only a standstill is a `NetworkError`.
 */
export interface UploadContext {
  /** Aborting ends the operation with the signal's reason. */
  fetchOptions?: { signal?: AbortSignal };
  /** Told again and again while an upload is on its way: bytes sent, of bytes in all. Equal when the server has them. */
  onProgress?: (sent: number, total: number) => void;
}

/** In the `context` of a mutation: sent again with the same key, it is carried out once (docs/decisions/0210). */
export interface OnceContext {
  /** Default: one of the operation's own. */
  idempotencyKey?: string;
}

/** In the `context` of a query that is asked because something has changed. */
export interface NewsContext {
  /** The same for all that is asked for one change: what was under way before the first of them is asked again. */
  news?: object;
  /** False, so that it does not join one that is under way. */
  queryDeduplication?: boolean;
}

declare module '@apollo/client' {
  interface DefaultContext extends UploadContext, OnceContext, NewsContext {}
}

/**
 * The streams of REST, with the session's credentials; everything else that screens read and write is GraphQL
 * (docs/decisions/0010). Paths below the configured base, as documented. An answer of 4xx or 5xx throws `ApiError`, none at all
 * throws `NetworkError`; both were logged already.
 */
export interface Api {
  /**
   * Posts JSON and asks for server-sent events: the answer with its body still on the way, read it from `response.body`. One that
   * cannot stream answers JSON instead, see its `Content-Type`.
   */
  stream: (path: string, body: unknown, options?: { signal?: AbortSignal }) => Promise<Response>;
  /** Server-sent events that go on until somebody ends them. What fails is not logged: whoever asks comes back. Since 2.4. */
  events: (path: string, options?: { signal?: AbortSignal }) => Promise<Response>;
  /** A file, such as a CSV export or a receipt. */
  download: (path: string, options?: { signal?: AbortSignal }) => Promise<Blob>;
}

/** The server answered with a refusal or a fault. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  /** The parsed JSON body, or undefined. */
  readonly body: unknown;
  /** What the body's sentences stand for, by the same structure: `{"name": [{"code", "params"}]}`; undefined when unknown. */
  readonly codes: unknown;

  constructor(status: number, body: unknown, message: string, codes?: unknown) {
    super(message);
    this.status = status;
    this.body = body;
    this.codes = codes;
  }
}

/** No answer: offline, the server is down, or 30 seconds went by. Says nothing about the session. */
export class NetworkError extends Error {
  override name = 'NetworkError';
}
