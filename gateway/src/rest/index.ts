import { type ServiceName, restRouteFor } from '@portfolio/contracts/routes';
import { createForwarder } from '@portfolio/service-kit/forward';
import type { Logger } from '@portfolio/service-kit/logging';
import { nameRoute } from '@portfolio/service-kit/metrics';
import type { TrustProxy } from '@portfolio/service-kit/environment';
import type { RequestHandler } from 'express';

interface RestTarget {
  service: ServiceName;
  /** Path and query as the service knows them: without `/api`. */
  path: string;
  prefix: '/api' | '';
  /** Which part of the service's paths it belongs to, such as `/projects/*`. */
  route: string;
}

/** Segments that another parser might read as a way up, to another host, or as a separator. */
const ambiguous = /\/\/|\\|%2f|%5c|(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i;

/** Where a documented path is answered, at the root or below `/api`; undefined for every other, `/internal` included. */
export function restTarget(url: string): RestTarget | undefined {
  const prefix = url.startsWith('/api/') ? '/api' : '';
  const path = url.slice(prefix.length);
  const [pathname = ''] = path.split('?', 1);
  if (ambiguous.test(pathname)) return undefined;
  const found = restRouteFor(pathname);
  return found && { service: found.service, path, prefix, route: `${found.prefix}/*` };
}

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
