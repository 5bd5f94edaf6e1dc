import { restRouteFor, type ServiceName } from '@portfolio/contracts/routes';

export interface RestTarget {
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
