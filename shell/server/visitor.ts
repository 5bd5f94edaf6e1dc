import { randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import type { LiveSite } from './live-site.ts';

const cookie = 'visitor';
const year = 365 * 24 * 60 * 60 * 1000;

/** What tells this visitor from others, when they were given something. */
export const visitorOf = ({ headers }: Request): string | undefined =>
  new RegExp(`(?:^|;\\s*)${cookie}=([\\w-]{8,64})`).exec(headers.cookie ?? '')?.[1];

/** One who is told from others from now on, while some release is for a share of them only: nobody is told apart without need. */
export const newVisitor = (site: LiveSite): string | undefined =>
  site.current()?.published.remotes.some(({ canary }) => canary) ? randomBytes(12).toString('base64url') : undefined;

/** With a document alone: caches keep files for everybody. Scripts may read it, because the shell decides alike. */
export function rememberVisitor(response: Response, visitor: string, isEncrypted: boolean): void {
  response.cookie(cookie, visitor, { maxAge: year, sameSite: 'lax', secure: isEncrypted, path: '/' });
}
