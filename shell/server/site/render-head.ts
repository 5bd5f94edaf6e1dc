import { originalLanguage } from '@portfolio/contracts/content';
import type { Language } from '@portfolio/remote-kit/manifest';
import { siteName, titleOf } from 'shell/title';
import { htmlText, inlineJson } from '../escape.ts';
import { addressIn, alternatesOf } from './addresses.ts';
import type { Head } from './head.ts';

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${htmlText(content)}">`;

/** Facts that the built `index.html` holds for every screen. */
const place = {
  title: /<title>[^<]*<\/title>/,
  description: /<meta name="description" content="([^"]*)"[^>]*>/,
  image: /<meta property="og:image" content="([^"]*)"[^>]*>/,
};

/**
 * Puts the head into the page.
 * @param html the shell's page, with a title, a description and a preview image for what has none of its own
 * @param origin where visitors reach the site
 */
export function withHead(html: string, head: Head, origin: string): string {
  const { title, description, item, linked = item?.json_ld } = head;
  const image = place.image.exec(html)?.[1];
  const summary =
    description === undefined ? place.description.exec(html)?.[0] : meta('name', 'description', description);
  const filled = html
    .replace(place.image, '')
    .replace(place.description, () => `${summary}${tags(head, origin, image)}`)
    .replace(place.title, () => `<title>${htmlText(titleOf(title ?? ''))}</title>`);
  if (!linked) return filled;
  const block = `<script type="application/ld+json">${inlineJson(linked)}</script>`;
  return filled.replace('</head>', () => `${block}</head>`);
}

/** As Open Graph names them. */
const locales: Record<Language, string> = { en: 'en_US', es: 'es_ES', fr: 'fr_FR' };

/** Robots, the canonical address, those in other languages and Open Graph, which X and others read too. */
function tags(head: Head, origin: string, siteImage?: string): string {
  const { title, description, canonical, language, saidBy, translatedIn = [], hidden, item } = head;
  if (hidden) return meta('name', 'robots', 'noindex');
  if (canonical === undefined) return '';
  const isTold = translatedIn.includes(language);
  const url = addressIn(saidBy === 'address' && isTold ? language : originalLanguage, canonical, origin);
  const image = item?.image?.url ?? siteImage;
  return [
    `<link rel="canonical" href="${htmlText(url)}">`,
    ...alternatesOf(canonical, translatedIn, origin).map(
      ([name, href]) => `<link rel="alternate" hreflang="${name}" href="${htmlText(href)}">`,
    ),
    meta('property', 'og:type', item ? 'article' : 'website'),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:locale', locales[item?.language ?? (isTold ? language : originalLanguage)]),
    meta('property', 'og:title', title ?? siteName),
    ...(description === undefined ? [] : [meta('property', 'og:description', description)]),
    meta('property', 'og:url', url),
    ...(image === undefined ? [] : [meta('property', 'og:image', new URL(image, origin).href)]),
    ...(item?.image ? sizeOf(item.image) : []),
    ...(item ? timesOf(item) : []),
    meta('name', 'twitter:card', image === undefined ? 'summary' : 'summary_large_image'),
  ].join('');
}

const sizeOf = ({ width, height }: { width: number; height: number }): string[] => [
  meta('property', 'og:image:width', String(width)),
  meta('property', 'og:image:height', String(height)),
];

const timesOf = (item: { published_at: string; updated_at: string }): string[] => [
  meta('property', 'article:published_time', item.published_at),
  meta('property', 'article:modified_time', item.updated_at),
];
