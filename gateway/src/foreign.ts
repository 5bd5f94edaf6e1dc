import { permissionDenied } from '@portfolio/service-kit/errors';
import type { Request, RequestHandler } from 'express';
import { safeMethods } from './safe-methods.ts';

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
