import { randomBytes, timingSafeEqual } from 'node:crypto';
import { permissionDenied } from '@portfolio/service-kit/errors';
import type { RequestHandler } from 'express';

const cookieName = 'csrftoken';
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);
const oneYear = 365 * 24 * 60 * 60 * 1_000;

/**
 * Double-submit protection (rest.md, CSRF): the first answer sets the cookie, which scripts of our own origin can read; an
 * unsafe request that carries the cookie must repeat it in `X-CSRFToken`. A request without the cookie has no session to
 * abuse: it is an API client with its bearer token.
 */
export const csrf: RequestHandler = (request, response, next) => {
  const token = cookieOf(request.headers.cookie);
  if (!token) {
    const value = randomBytes(24).toString('base64url');
    response.cookie(cookieName, value, { sameSite: 'lax', secure: request.secure, maxAge: oneYear });
  } else if (!safeMethods.has(request.method)) {
    const repeated = request.get('x-csrftoken');
    if (!repeated) throw permissionDenied('CSRF Failed: CSRF token missing.');
    if (!equal(repeated, token)) throw permissionDenied('CSRF Failed: CSRF token incorrect.');
  }
  next();
};

const cookieOf = (header: string | undefined): string | undefined =>
  header && /(?:^|;)\s*csrftoken="?([^;"\s]+)/.exec(header)?.[1];

const equal = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};
