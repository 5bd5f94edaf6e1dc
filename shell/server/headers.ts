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

/** Elements without attributes, in which a page has what is its own; others are data, or come from addresses. */
const ownStyles = /<style>(.*?)<\/style>/gs;
const ownScripts = /<script>(.*?)<\/script>/gs;

/**
 * The policy of a page that has styles and scripts in it.
 * @param template of the shell, which is what was signed
 * @param styles of what is rendered, in one element
 */
export function withInline(policy: string, template: string, styles?: string): string {
  const textsOf = (element: RegExp): string[] => [...template.matchAll(element)].map(([, text = '']) => text);
  const allow = (name: string, texts: readonly string[]) => (allowed: string) =>
    allowed.replace(`${name} 'self'`, [`${name} 'self'`, ...texts.map(sourceOf)].join(' '));
  const rendered = styles === undefined ? [] : [styles];
  return allow('script-src', textsOf(ownScripts))(allow('style-src', [...rendered, ...textsOf(ownStyles)])(policy));
}

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
