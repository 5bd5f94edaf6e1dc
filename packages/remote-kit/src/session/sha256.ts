// oxlint-disable-next-line typescript/no-unnecessary-condition -- absent on pages of plain HTTP
const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;

/** Of a text, in hexadecimal digits; undefined where the browser has none. */
export const sha256 =
  subtle &&
  (async (text: string): Promise<string> => {
    const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text));
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  });
