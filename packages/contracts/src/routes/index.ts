import type { ServiceName } from './services.ts';

export * from './services.ts';

/**
 * Which service answers which documented REST path. A prefix matches whole path segments; the longest one wins.
 * The gateway forwards by this table, at the root and below `/api`; services serve the paths without `/api`.
 */
export const restRoutes: readonly { prefix: string; service: ServiceName }[] = [
  { prefix: '/auth', service: 'auth' },
  { prefix: '/.well-known/jwks.json', service: 'auth' },
  { prefix: '/planner/users', service: 'auth' },
  { prefix: '/planner/settings', service: 'auth' },
  { prefix: '/planner', service: 'scheduling' },
  { prefix: '/projects', service: 'content' },
  { prefix: '/mobile-demos', service: 'content' },
  { prefix: '/pages', service: 'content' },
  { prefix: '/contact', service: 'content' },
  { prefix: '/chatbot', service: 'content' },
  { prefix: '/blog', service: 'content' },
  { prefix: '/site', service: 'content' },
  { prefix: '/media', service: 'content' },
];

/** The row of the table that answers `path` (no query, no `/api`), or undefined when the path is not documented. */
export function restRouteFor(path: string): (typeof restRoutes)[number] | undefined {
  const matching = restRoutes.filter(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`));
  return matching.toSorted((a, b) => b.prefix.length - a.prefix.length)[0];
}

/** The service that answers `path`. */
export const serviceFor = (path: string): ServiceName | undefined => restRouteFor(path)?.service;
