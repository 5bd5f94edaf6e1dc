import { createHash, timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';
import { permissionDenied } from '../errors/index.ts';

const digest = (value: string) => createHash('sha256').update(value).digest();

/** Lets only other services pass. Digests are compared, so neither length nor content shows in the time it takes. */
export function serviceTokenGuard(serviceToken: string): RequestHandler {
  const expected = digest(serviceToken);
  return (request, _response, next) => {
    if (!timingSafeEqual(digest(request.get('x-service-token') ?? ''), expected)) throw permissionDenied();
    next();
  };
}
