import type { Registry } from '@portfolio/remote-kit/manifest';
import { ownScreens } from 'shell/own-screens';

/**
 * `robots.txt` (RFC 9309): keeps crawlers out of every screen of which nobody may be told, which are the shell's own and the routes
 * without `about`. What the screens call stays open, because crawlers that run scripts need it.
 */
export function robotsTxt(registry: Registry, origin: string): string {
  const routes = registry.remotes.flatMap((remote) => remote.routes);
  const told = routes.filter(({ about }) => about).map(({ path }) => path);
  const hidden = [...ownScreens, ...routes.filter(({ about }) => !about)].map(({ path }) => ruleFor(path, told));
  const rules = [...new Set(hidden)].toSorted().map((rule) => `Disallow: ${rule}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

/** A rule covers whatever begins with it: the whole first segment where nothing public does, else the pattern. */
function ruleFor(pattern: string, told: readonly string[]): string {
  const [first = pattern] = /^\/[^/]*/.exec(pattern) ?? [];
  return told.some((path) => path.startsWith(first)) ? pattern.replaceAll(/:\w+/g, '*') : first;
}
