export interface PolicyOptions {
  /**
   * Other origins from which the deployment allows releases. Not those of the registry: it is judged by the same list, and a page that was
   * served while there was none must be able to load what comes later.
   */
  origins: readonly string[];
  /** Addresses the page calls; paths of its own origin need no mention. */
  apis: readonly (string | undefined)[];
  /** Lets the remotes' development servers push what changed. */
  development: boolean;
}

const originOf = (address: string | undefined): string[] =>
  address && URL.canParse(address) ? [new URL(address).origin] : [];

/**
 * Scripts come from here and from the origins that the deployment allows, never from strings. Styles may be inline, because
 * styled-components writes them so.
 */
export function contentSecurityPolicy({ origins, apis, development }: PolicyOptions): string {
  const remotes = [...new Set(origins)];
  const called = [...new Set(apis.flatMap(originOf))];
  const sockets = development ? remotes.map((origin) => origin.replace(/^http/, 'ws')) : [];
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...remotes],
    'connect-src': ["'self'", ...remotes, ...called, ...sockets],
    'style-src': ["'self'", "'unsafe-inline'", ...remotes],
    'font-src': ["'self'", ...remotes],
    'img-src': ["'self'", 'data:', 'blob:', ...remotes, ...called],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
