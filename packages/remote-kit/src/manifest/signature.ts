import type { Signed } from './schema.ts';

/** `unable` where there is no Ed25519 to check with: browsers of before 2025, and pages of plain HTTP. */
export type Verdict = 'good' | 'bad' | 'unable';

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

/**
 * Whether one of the keys has signed these very words. Never rejects.
 * @param keys Ed25519 public keys that are trusted, as base64url
 */
export async function judge({ payload, signatures }: Signed, keys: readonly string[]): Promise<Verdict> {
  const { subtle } = globalThis.crypto;
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- absent on pages of plain HTTP
  if (!subtle) return 'unable';
  const words = new TextEncoder().encode(payload);
  for (const { key, signature } of signatures.filter((each) => keys.includes(each.key))) {
    const verifier = await subtle.importKey('raw', bytesOf(key), 'Ed25519', false, ['verify']).catch(() => undefined);
    if (!verifier) return 'unable';
    try {
      if (await subtle.verify('Ed25519', verifier, bytesOf(signature), words)) return 'good';
    } catch {
      // What is no signature at all is no good one.
    }
  }
  return 'bad';
}
