import type { Registry } from '@portfolio/remote-kit/manifest';
import { xmlText } from '../escape.ts';
import type { SiteContent } from './content.ts';

/** Sitemaps 0.9 (sitemaps.org). */
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const entry = (name: 'url' | 'sitemap', address: string, changed?: string): string =>
  `<${name}><loc>${xmlText(address)}</loc>${changed ? `<lastmod>${xmlText(changed)}</lastmod>` : ''}</${name}>\n`;

const list = (name: 'urlset' | 'sitemapindex', entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="${namespace}">\n${entries.join('')}</${name}>\n`;

/** The screens that are always the same, as their remotes declare them. */
const screensOf = (registry: Registry): string[] =>
  registry.remotes
    .flatMap(({ routes }) => routes)
    .filter(({ path, about }) => about && 'title' in about && !/[:*]/.test(path))
    .map(({ path }) => path);

/** `/sitemap.xml`: all public addresses, or an index of the sitemaps that hold them when one would be too large. */
export async function sitemap(content: SiteContent, registry: Registry, origin: string): Promise<string> {
  const { pages } = await content.addresses(1);
  if (pages === 1) return (await sitemapPage(1, content, registry, origin))!;
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  return list(
    'sitemapindex',
    numbers.map((number) => entry('sitemap', `${origin}/sitemap-${number}.xml`)),
  );
}

/** `/sitemap-{page}.xml`, the screens in the first one. Undefined when there are not so many. */
export async function sitemapPage(
  page: number,
  content: SiteContent,
  registry: Registry,
  origin: string,
): Promise<string | undefined> {
  const { pages, results } = await content.addresses(page);
  if (page > pages) return undefined;
  const screens = page === 1 ? screensOf(registry) : [];
  return list('urlset', [
    ...screens.map((path) => entry('url', new URL(path, origin).href)),
    ...results.map(({ path, updated_at: changed }) => entry('url', origin + path, changed)),
  ]);
}
