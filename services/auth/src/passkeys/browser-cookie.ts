import { createHash, randomBytes } from 'node:crypto';
import { passkeyMinutes } from '@portfolio/contracts/auth';
import type { Request, Response } from 'express';

/** A sign-in is finished in the browser in which it began: this cookie is all that tells one from another before. */
const isSecure = (publicOrigin: string) => publicOrigin.startsWith('https:');
const nameOf = (publicOrigin: string) => `${isSecure(publicOrigin) ? '__Host-' : ''}passkey_browser`;

const hashOf = (value: string): Buffer => createHash('sha256').update(value).digest();

function valueIn(request: Request, name: string): string | undefined {
  const pairs = request.get('cookie')?.split(/; */) ?? [];
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return value && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** @returns undefined in a browser that was asked nothing */
export function browserHash(request: Request, publicOrigin: string): Buffer | undefined {
  const value = valueIn(request, nameOf(publicOrigin));
  return value === undefined ? undefined : hashOf(value);
}

/** Gives the browser a cookie, or the one it has for longer: it may have the screen open twice. */
export function nameBrowser(request: Request, response: Response, publicOrigin: string): Buffer {
  const name = nameOf(publicOrigin);
  const value = valueIn(request, name) ?? randomBytes(32).toString('base64url');
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure(publicOrigin) ? '; Secure' : ''}`;
  response.append('Set-Cookie', `${name}=${value}; Max-Age=${passkeyMinutes * 60}; ${attributes}`);
  return hashOf(value);
}
