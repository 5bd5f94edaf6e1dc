/** Values by their names: JSON. */
export type Values = Readonly<Record<string, unknown>>;

/** Values that only their key opens. The browser keeps the key beside them, and gives its bytes to no script. */
export interface Sealed {
  key: CryptoKey;
  /** Fresh each time, so no two are the same. */
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

/** A place for what is yet to be sealed. */
export const reserved: Partial<Sealed> = {};

const algorithm = 'AES-GCM';

// oxlint-disable-next-line typescript/no-unnecessary-condition -- pages of plain HTTP have no `subtle`, whatever the types say
const subtle = (): SubtleCrypto | undefined => globalThis.crypto?.subtle;

export const canSeal = (): boolean => subtle() !== undefined;

/** @param before where its key is, if there is one already */
export async function seal(values: Values, before?: Partial<Sealed>): Promise<Sealed> {
  const key = before?.key ?? (await crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, usages));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(values));
  return { key, iv, data: await crypto.subtle.encrypt({ name: algorithm, iv }, key, text) };
}
const usages: KeyUsage[] = ['encrypt', 'decrypt'];

/** Undefined where they cannot be opened: damaged, or brought here without their key. */
export async function open({ key, iv, data }: Partial<Sealed>): Promise<Values | undefined> {
  if (!data) return {};
  try {
    if (!key || !iv) return undefined;
    const text = await crypto.subtle.decrypt({ name: algorithm, iv }, key, data);
    return JSON.parse(new TextDecoder().decode(text)) as Values;
  } catch {
    return undefined;
  }
}
