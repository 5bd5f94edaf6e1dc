import { csrfTokenIn, giveCsrfToken } from '@portfolio/service-kit/server';
import { equalTexts } from '@portfolio/service-kit/encryption';
import { permissionDenied } from '@portfolio/service-kit/errors';
import type { Request, RequestHandler } from 'express';
import { safeMethods } from './safe-methods.ts';

/** Reads that a cache may keep for everybody: the first visitor's token would come with them. */
const mayBeKept = ({ method, path }: Request): boolean =>
  safeMethods.has(method) && (path === '/graphql' || /^(?:\/api)?\/media\//.test(path));

/**
 * Double-submit protection (rest.md, CSRF): the page's document, or else the first answer that no cache keeps, sets the cookie,
 * which scripts of our own origin can read; an unsafe request that carries the cookie must repeat it in `X-CSRFToken`. A request
 * without the cookie has no session to abuse: it is an API client with its bearer token.
 */
export const csrf = (publicOrigin: string): RequestHandler => {
  // By what the site is, not only by how this request came: the last hop may be in the clear.
  const isEncrypted = publicOrigin.startsWith('https:');
  return (request, response, next) => {
    const token = csrfTokenIn(request.headers.cookie);
    if (!token) {
      if (!mayBeKept(request)) giveCsrfToken(response, isEncrypted || request.secure);
    } else if (!safeMethods.has(request.method)) {
      const repeated = request.get('x-csrftoken');
      if (!repeated) throw permissionDenied('CSRF Failed: CSRF token missing.');
      if (!equalTexts(repeated, token)) throw permissionDenied('CSRF Failed: CSRF token incorrect.');
    }
    next();
  };
};
