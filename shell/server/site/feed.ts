import type { SiteNews } from '@portfolio/contracts/site';
import { siteName } from 'shell/title';
import { htmlText, xmlText } from '../escape.ts';

const element = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;

/** A part of a text as readers of feeds show it. */
const htmlOf = ({ title, text }: SiteNews['results'][number]['parts'][number]): string => {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  return `${title && `<h2>${htmlText(title)}</h2>`}${lines.map((line) => `<p>${htmlText(line)}</p>`).join('')}`;
};

/** The newest public projects and pages as Atom (RFC 4287) with their whole texts, newest first. */
export function atomFeed({ author, results }: SiteNews, origin: string): string {
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
      `<content type="html">${xmlText(entry.parts.map(htmlOf).join(''))}</content>`,
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
    `<author>${element('name', author || siteName)}</author>`,
    ...entries,
    '</feed>',
  ].join('\n')}\n`;
}
