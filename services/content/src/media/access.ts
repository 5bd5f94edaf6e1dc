import { createHmac, hkdfSync } from 'node:crypto';
import { equalTexts } from '@portfolio/service-kit/encryption';

const hour = 3_600;

/**
 * Grants for files that only drafts use. Such a file is answered to nobody but the bearer of a grant, which is part
 * of the addresses that administrators are given: an `<img>` cannot send a token. Grants end within two hours.
 */
export class MediaAccess {
  readonly #key: Uint8Array;

  /** @param secret the service's own; the key is derived from it */
  constructor(secret: string) {
    this.#key = new Uint8Array(hkdfSync('sha256', secret, '', 'media access', 32));
  }

  /** The query of an address, the same for an hour so that browsers can keep the file that long. */
  grant(hash: string, now = Date.now()): string {
    const expires = (Math.floor(now / 1_000 / hour) + 2) * hour;
    return `?access=${expires}.${this.#sign(hash, expires)}`;
  }

  /** Whether `access` (the parameter's value) is a grant for this file and still counts. */
  allows(hash: string, access: string, now = Date.now()): boolean {
    const [, expires, signature] = /^(\d{1,12})\.([\w-]+)$/.exec(access) ?? [];
    if (!expires || !signature || Number(expires) * 1_000 <= now) return false;
    return equalTexts(signature, this.#sign(hash, Number(expires)));
  }

  #sign(hash: string, expires: number): string {
    return createHmac('sha256', this.#key).update(`${hash}.${expires}`).digest('base64url');
  }
}
