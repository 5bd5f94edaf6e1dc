import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** A token that nobody guesses, fit for a path. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/**
 * Makes tokens from seeds, always the same from the same: so a job that is repeated sends the same link, and the queue
 * holds only a seed, with which nobody can do anything who lacks the secret.
 */
export function derivedToken(secret: string, purpose: string): (seed: string) => string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return (seed) => createHmac('sha256', key).update(seed).digest('base64url');
}

/** What is kept of a token: who reads the database cannot register with it. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

export const daysFromNow = (days: number): Date => new Date(Date.now() + days * 86_400_000);
