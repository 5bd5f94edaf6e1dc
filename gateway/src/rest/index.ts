import type { ServiceName } from '@portfolio/contracts/routes';
import { createForwarder } from '@portfolio/service-kit/forward';
import type { Logger } from '@portfolio/service-kit/logging';
import { nameRoute } from '@portfolio/service-kit/metrics';
import type { TrustProxy } from '@portfolio/service-kit/environment';
import type { RequestHandler } from 'express';
import { restTarget } from './target.ts';

export interface RestFront {
  /** Answers documented paths, passes all others on. */
  handle: RequestHandler;
  close(): Promise<void>;
}

/** Every documented REST path, streamed to and from the service that owns it. */
export function restFront(options: {
  services: Record<ServiceName, string>;
  trustProxy: TrustProxy;
  log: Logger;
  timeout?: number;
}): RestFront {
  const forwarder = createForwarder({
    responseTimeout: options.timeout,
    trustProxy: options.trustProxy,
    onFailure: ({ status, cause }, { origin }) =>
      options.log.error({ err: cause, status, origin }, 'a service did not answer'),
  });
  return {
    handle(request, response, next) {
      const target = restTarget(request.originalUrl);
      if (!target) {
        next();
        return;
      }
      const { service, path, prefix, route } = target;
      nameRoute(request, route);
      const requestId = String(response.getHeader('x-request-id'));
      void forwarder.forward(request, response, { origin: options.services[service], path, prefix, requestId });
    },
    close: () => forwarder.close(),
  };
}
