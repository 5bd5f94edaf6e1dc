import { csrfTokenIn, giveCsrfToken } from '@portfolio/service-kit/server';
import { equalTexts } from '@portfolio/service-kit/encryption';
import { permissionDenied } from '@portfolio/service-kit/errors';
import type { Request, RequestHandler } from 'express';

/** Methods that change nothing (RFC 9110): who sends them need not prove that they meant to. */
export const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

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

/**
 * Refuses what a foreign page has its visitors' browsers send: contact and chat take anybody's word, so neither the cookie of
 * `csrf` nor a token stands in its way. Browsers say where a request comes from; programs say nothing, and pass.
 * @param allowed origins whose pages may write
 */
export const foreignPages = (allowed: readonly string[]): RequestHandler => {
  const origins = new Set(allowed);
  return (request, _response, next) => {
    if (!safeMethods.has(request.method) && isForeign(request, origins))
      throw permissionDenied('Requests of other sites are not taken.');
    next();
  };
};

function isForeign(request: Request, origins: ReadonlySet<string>): boolean {
  const site = request.get('sec-fetch-site');
  if (site === 'same-origin' || site === 'none') return false;
  const origin = request.get('origin');
  if (origin === undefined) return site !== undefined;
  // Older browsers say the origin alone.
  return !origins.has(origin) && (site !== undefined || !isOwn(request, origin));
}

const isOwn = (request: Request, origin: string): boolean =>
  URL.canParse(origin) && new URL(origin).host === request.host;
