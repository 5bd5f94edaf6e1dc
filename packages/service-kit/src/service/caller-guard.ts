import type { RequestHandler } from 'express';
import { permissionDenied } from '../errors/index.ts';
import { currentContext } from '../request-context/index.ts';
import { callerBy } from '../service-keys/index.ts';

/** Lets only services pass whose key is known, and notes who it is. @param keys `INCOMING_KEYS` */
export function callerGuard(keys: string): RequestHandler {
  const callerOf = callerBy(keys);
  return (request, _response, next) => {
    const caller = callerOf(request.get('x-service-token') ?? '');
    const context = currentContext();
    if (!caller || !context) throw permissionDenied();
    context.caller = caller;
    next();
  };
}
