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

declare module '@apollo/client' {
  interface DefaultContext extends UploadContext, OnceContext {}
}
