import type { SiteNews } from '@portfolio/contracts/site';
import { siteName } from 'shell/title';
import { xmlText } from '../escape.ts';

const element = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;

/** The newest public projects and pages as Atom (RFC 4287), newest first. */
export function atomFeed({ results }: SiteNews, origin: string): string {
  const updated = results.map((entry) => entry.updated_at).reduce((a, b) => (a > b ? a : b), new Date(0).toISOString());
  const entries = results.map((entry) => {
    const address = xmlText(origin + entry.path);
    return [
      '<entry>',
      element('title', entry.title),
      `<link rel="alternate" type="text/html" href="${address}"/>`,
      `<id>${address}</id>`,
      element('published', entry.published_at),
      element('updated', entry.updated_at),
      ...entry.tags.map((tag) => `<category term="${xmlText(tag)}"/>`),
      ...(entry.summary ? [element('summary', entry.summary)] : []),
      '</entry>',
    ].join('\n');
  });
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    element('title', siteName),
    `<link rel="self" type="application/atom+xml" href="${xmlText(origin)}/feed.xml"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(origin)}/"/>`,
    `<id>${xmlText(origin)}/</id>`,
    element('updated', updated),
    `<author>${element('name', siteName)}</author>`,
    ...entries,
    '</feed>',
  ].join('\n')}\n`;
}
