import type { ServiceName } from '@portfolio/contracts/routes';
import type { RequestHandler } from 'express';
import {
  EnvironmentError,
  type ServiceEnvironment,
  callerBy,
  keyFor,
  serviceTimeHeader,
} from '../environment/index.ts';
import { permissionDenied } from '../errors/index.ts';
import { currentContext } from '../request-context/index.ts';
import type { Resource } from '../rest/index.ts';

/** Lets only services pass that have a key of ours, and notes who it is. */
export function callerGuard(
  self: ServiceName,
  { INCOMING_KEYS, PLAIN_SERVICE_KEYS }: Pick<ServiceEnvironment, 'INCOMING_KEYS' | 'PLAIN_SERVICE_KEYS'>,
): RequestHandler {
  const callerOf = callerBy(INCOMING_KEYS, self, PLAIN_SERVICE_KEYS);
  return async (request, response, next) => {
    const caller = await callerOf(request.get('x-service-token') ?? '');
    const context = currentContext();
    if (!caller || !context) {
      // For who has the key and a wrong clock.
      response.setHeader(serviceTimeHeader, String(Date.now()));
      throw permissionDenied();
    }
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
