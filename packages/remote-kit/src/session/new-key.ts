/** A fresh `Idempotency-Key`; `crypto.randomUUID` is there on secure pages only. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The key of what is on its way, or was sent and got no answer, until that is over. */
export function createKeeper(): { key: () => string; forget: () => void } {
  let key: string | undefined;
  return {
    key: () => (key ??= newKey()),
    forget: () => {
      key = undefined;
    },
  };
}
