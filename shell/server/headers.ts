import { createHash } from 'node:crypto';

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

/**
 * All that may be written into the page as a style: nothing, with which styled-components begins before it adds rules by the style
 * sheet's own interface, and the two rules that react-aria puts in for touch screens, word for word.
 */
const inlineStyles = [
  '',
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
].map(sourceOf);

/** Allows this text, whole, and no other. */
function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const originOf = (address: string | undefined): string[] =>
  address && URL.canParse(address) ? [new URL(address).origin] : [];

/** The policy of a page whose styles are these, in one element. */
export const withStyles = (policy: string, styles: string): string =>
  policy.replace("style-src 'self'", `style-src 'self' ${sourceOf(styles)}`);

/**
 * Scripts come from here and from the origins that the deployment allows, never from strings; where browsers know Trusted Types, the
 * shell's one policy also sees each address before it is loaded. What is refused is reported to the edge.
 */
export function contentSecurityPolicy({ origins, apis, development }: PolicyOptions): string {
  const remotes = [...new Set(origins)];
  const called = [...new Set(apis.flatMap(originOf))];
  const sockets = development ? remotes.map((origin) => origin.replace(/^http/, 'ws')) : [];
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...remotes],
    'connect-src': ["'self'", ...remotes, ...called, ...sockets],
    'style-src': ["'self'", ...inlineStyles, ...remotes],
    'font-src': ["'self'", ...remotes],
    'img-src': ["'self'", 'data:', 'blob:', ...remotes, ...called],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
    'report-uri': ['/reports/policy'],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
