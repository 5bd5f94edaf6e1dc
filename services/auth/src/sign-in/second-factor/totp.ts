import { Secret, TOTP } from 'otpauth';

/** Shown by authenticator apps above the code. */
const issuer = 'Portfolio';

/** Of codes: what every authenticator app understands (RFC 6238). */
const period = 30;
const of = (secret: string, label = '') =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period });

/** 160 random bits, in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** What the QR code says: `otpauth://totp/…`. */
export const uriOf = (secret: string, username: string): string => of(secret, username).toString();

/** Of which step a code is; what is not of now does not count, but its owner is told why. */
export type CodeTime = 'now' | 'before' | 'to_come';

const times: Record<number, CodeTime> = { [-1]: 'before', 0: 'now', 1: 'to_come' };

/**
 * The time step that a code is of: of now, or one around it.
 * @returns undefined for a code of no such step
 */
export function stepOf(secret: string, code: string, now = Date.now()): { step: number; time: CodeTime } | undefined {
  const delta = of(secret).validate({ token: code, timestamp: now, window: 1 });
  const time = delta === null ? undefined : times[delta];
  return delta === null || !time ? undefined : { step: Math.floor(now / 1000 / period) + delta, time };
}

/** For tests: what an authenticator app shows. */
export const codeAt = (secret: string, now = Date.now()): string => of(secret).generate({ timestamp: now });
