import { originalLanguage } from '@portfolio/contracts/content';
import type { Language, Registry } from '@portfolio/remote-kit/manifest';
import { xmlText } from '../escape.ts';
import { addressIn, alternatesOf } from './addresses.ts';
import type { SiteContent } from './content.ts';
import { translationsOf } from './head.ts';

/** Sitemaps 0.9 (sitemaps.org), and links to other languages within. */
const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

interface Place {
  path: string;
  updated_at?: string;
  translated_in: readonly Language[];
}

/** One entry in each language, each of which knows all. */
function entries({ path, updated_at: changed, translated_in: others }: Place, origin: string): string {
  const lastmod = changed ? `<lastmod>${xmlText(changed)}</lastmod>` : '';
  const links = alternatesOf(path, others, origin).map(
    ([name, href]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${xmlText(href)}"/>`,
  );
  return [originalLanguage, ...others]
    .map((one) => `<url><loc>${xmlText(addressIn(one, path, origin))}</loc>${lastmod}${links.join('')}</url>\n`)
    .join('');
}

const list = (name: 'urlset' | 'sitemapindex', of: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${name} ${namespaces}>\n${of.join('')}</${name}>\n`;

/** The screens that are always the same, as their remotes declare them. */
const screensOf = (registry: Registry): Place[] =>
  registry.remotes
    .flatMap((remote) => remote.routes.map((route) => ({ remote, route })))
    .filter(({ route: { path, about } }) => about && 'title' in about && !/[:*]/.test(path))
    .map((screen) => ({ path: screen.route.path, translated_in: translationsOf(screen) }));

/** `/sitemap.xml`: all public addresses, or an index of the sitemaps that hold them when one would be too large. */
export async function sitemap(content: SiteContent, registry: Registry, origin: string): Promise<string> {
  const { pages } = await content.addresses(1);
  if (pages === 1) return (await sitemapPage(1, content, registry, origin))!;
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  return list(
    'sitemapindex',
    numbers.map((number) => `<sitemap><loc>${xmlText(`${origin}/sitemap-${number}.xml`)}</loc></sitemap>\n`),
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
  const places: Place[] = [...screens, ...results];
  return list(
    'urlset',
    places.map((place) => entries(place, origin)),
  );
}
