import { createHash, randomBytes } from 'node:crypto';
import { passkeyMinutes } from '@portfolio/contracts/auth';
import type { Request, Response } from 'express';
import { hostCookie } from '../../shared/secrets/host-cookie.ts';

/** A sign-in is finished in the browser in which it began: this cookie is all that tells one from another before. */
const cookieOf = (publicOrigin: string) =>
  hostCookie('passkey_browser', { sameSite: 'Strict', secure: publicOrigin.startsWith('https:') });

const hashOf = (value: string): Buffer => createHash('sha256').update(value).digest();

function valueIn(request: Request, publicOrigin: string): string | undefined {
  const value = cookieOf(publicOrigin).read(request);
  return value && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** @returns undefined in a browser that was asked nothing */
export function browserHash(request: Request, publicOrigin: string): Buffer | undefined {
  const value = valueIn(request, publicOrigin);
  return value === undefined ? undefined : hashOf(value);
}

/** Gives the browser a cookie, or the one it has for longer: it may have the screen open twice. */
export function nameBrowser(request: Request, response: Response, publicOrigin: string): Buffer {
  const value = valueIn(request, publicOrigin) ?? randomBytes(32).toString('base64url');
  response.append('Set-Cookie', cookieOf(publicOrigin).set(value, passkeyMinutes * 60));
  return hashOf(value);
}
