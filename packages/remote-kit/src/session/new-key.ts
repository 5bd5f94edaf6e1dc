/** A fresh `Idempotency-Key`; `crypto.randomUUID` is there on secure pages only. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
