import { createHash, randomBytes } from 'node:crypto';

/** A token that nobody guesses, fit for a path. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token: who reads the database cannot register with it. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

export const daysFromNow = (days: number): Date => new Date(Date.now() + days * 86_400_000);
