export interface CallOptions<Answer> {
  /** Appended to the path; undefined, null and empty values are left out. */
  query?: Record<string, string | number | boolean | null | undefined>;
  signal?: AbortSignal;
  /** Checks and types the answer, such as a contract schema's `parse`. */
  parse?: (body: unknown) => Answer;
}

export interface UploadOptions<Answer> extends CallOptions<Answer> {
  /** Default `POST`. */
  method?: 'POST' | 'PUT' | 'PATCH';
  /** Told again and again while the body is on its way: bytes sent, of bytes in all. Equal when the server has them. */
  onProgress?: (sent: number, total: number) => void;
}

/**
 * REST below the configured base; paths as documented (`/projects/`). Bodies are JSON, or `FormData` for uploads. An answer
 * of 4xx or 5xx throws `ApiError`, none at all throws `NetworkError`; both were logged already.
 */
export interface Api {
  get: <Answer = unknown>(path: string, options?: CallOptions<Answer>) => Promise<Answer>;
  post: <Answer = unknown>(path: string, body?: unknown, options?: CallOptions<Answer>) => Promise<Answer>;
  put: <Answer = unknown>(path: string, body?: unknown, options?: CallOptions<Answer>) => Promise<Answer>;
  patch: <Answer = unknown>(path: string, body?: unknown, options?: CallOptions<Answer>) => Promise<Answer>;
  delete: <Answer = unknown>(path: string, options?: CallOptions<Answer>) => Promise<Answer>;
  /**
   * A form with files. It may last as long as bytes move: only a standstill is a `NetworkError`. Aborting `signal` ends
   * it with the signal's reason. Since 1.1.
   */
  upload: <Answer = unknown>(path: string, body: FormData, options?: UploadOptions<Answer>) => Promise<Answer>;
  /**
   * Posts JSON and asks for server-sent events: the answer with its body still on the way, read it from `response.body`. One that
   * cannot stream answers JSON instead, see its `Content-Type`. Since 1.1.
   */
  stream: (path: string, body: unknown, options?: { signal?: AbortSignal }) => Promise<Response>;
  /** A file, such as a CSV export or a receipt. */
  download: (path: string, options?: Omit<CallOptions<never>, 'parse'>) => Promise<Blob>;
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

  /** First message per field of a validation error (`{"field": ["message", ...]}`). */
  get fields(): Record<string, string> {
    if (typeof this.body !== 'object' || this.body === null) return {};
    const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : undefined);
    return Object.fromEntries(
      Object.entries(this.body).flatMap(([field, value]) => {
        const message = first(value);
        return typeof message === 'string' ? [[field, message]] : [];
      }),
    );
  }
}

/** No answer: offline, the server is down, or 30 seconds went by. Says nothing about the session. */
export class NetworkError extends Error {
  override name = 'NetworkError';
}
