import type { RequestHandler } from 'express';
import { EnvironmentError } from '../environment/index.ts';
import { permissionDenied } from '../errors/index.ts';
import { currentContext } from '../request-context/index.ts';
import type { Resource } from '../rest/index.ts';
import { callerBy, keyFor } from '../service-keys/index.ts';

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

/**
 * Says at the start what would else be a refused call some day, such as of settings that are older than a call.
 * @param keys `INCOMING_KEYS`
 * @throws EnvironmentError when a service that calls one of the resources has no key
 */
export function requireKeysOfCallers<C>(resources: readonly Resource<C>[], keys: string): void {
  const callers = resources.flatMap(({ methods }) =>
    Object.values(methods).flatMap(({ access }) => access.callers ?? []),
  );
  const missing = callers.find((caller) => keyFor(caller, keys) === undefined);
  if (missing)
    throw new EnvironmentError(
      `The environment variable INCOMING_KEYS has no key of ${missing}, which calls this service: "${missing}:" and what ${missing} has for it in OUTGOING_KEYS (openssl rand -base64 48).`,
    );
}
