import { randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import type { LiveSite } from './live-site.ts';

const cookie = 'visitor';
const year = 365 * 24 * 60 * 60 * 1000;

/**
 * What tells this visitor from others, given to them while some release is for a share of them only; nobody is told apart without need.
 * Scripts may read it, because the shell decides alike.
 */
export function visitorOf(request: Request, response: Response, site: LiveSite): string | undefined {
  const given = new RegExp(`(?:^|;\\s*)${cookie}=([\\w-]{8,64})`).exec(request.headers.cookie ?? '')?.[1];
  if (given !== undefined || !site.current()?.published.remotes.some(({ canary }) => canary)) return given;
  const made = randomBytes(12).toString('base64url');
  response.cookie(cookie, made, { maxAge: year, sameSite: 'lax', path: '/' });
  return made;
}
