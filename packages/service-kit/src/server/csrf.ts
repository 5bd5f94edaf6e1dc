import { randomBytes } from 'node:crypto';
import type { Response } from 'express';

const cookieName = 'csrftoken';
const oneYear = 365 * 24 * 60 * 60 * 1_000;

/** The token that a request's `Cookie` header carries. */
export const csrfTokenIn = (header: string | undefined): string | undefined =>
  header && /(?:^|;)\s*csrftoken="?([^;"\s]+)/.exec(header)?.[1];

/** Gives a browser a token of its own, which scripts of our own origin can read (core-site.md §7, the cookie csrftoken). */
export function giveCsrfToken(response: Response, secure: boolean): void {
  const value = randomBytes(24).toString('base64url');
  response.cookie(cookieName, value, { sameSite: 'lax', secure, maxAge: oneYear });
}
