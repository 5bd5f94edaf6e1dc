import type { SiteNews } from '@portfolio/contracts/site';
import type { Registry } from '@portfolio/remote-kit/manifest';
import type { Logger } from '@portfolio/service-kit/logging';
import { Router, type Request, type Response } from 'express';
import { siteName } from 'shell/title';
import { encode, sendEncoded, type Encoded } from '../encoded.ts';
import type { SiteContent } from './content.ts';
import { Remembered } from './remembered.ts';
import { sitemap, sitemapPage } from './sitemap.ts';
import { ownScreens } from 'shell/own-screens';
import { htmlText, xmlText } from '../escape.ts';

interface Parts {
  origin: string;
  registry: () => Registry | undefined;
  content: SiteContent;
  log: Logger;
}

/** `/robots.txt`, `/sitemap.xml` and its parts, `/feed.xml`. Where there is nothing to make one of yet, 503: crawlers come again. */
export function siteDocuments({ origin, registry, content, log }: Parts): Router {
  const made = new Remembered(make, { max: 50, freshMs: 30_000, keepMs: 60_000 });

  async function make(path: string): Promise<{ body: Encoded | undefined }> {
    const live = registry();
    if (!live) throw new Error('There is no registry');
    const text = await textOf(path, live);
    return { body: text === undefined ? undefined : await encode(text) };
  }

  async function textOf(path: string, live: Registry): Promise<string | undefined> {
    if (path === '/robots.txt') return robotsTxt(live, origin);
    if (path === '/feed.xml') return atomFeed(await content.news(), origin);
    const [, page] = /^\/sitemap-(\d+)\.xml$/.exec(path) ?? [];
    return page ? sitemapPage(Number(page), content, live, origin) : sitemap(content, live, origin);
  }

  const send = (type: string) => async (request: Request, response: Response) => {
    try {
      const { body } = await made.get(request.path);
      response.set('Cache-Control', 'no-cache');
      if (body) sendEncoded(request, response.type(type), body);
      else response.status(404).type('text').send('Not found');
    } catch (error) {
      log.error({ err: error, path: request.path }, 'a document for crawlers could not be made');
      response.status(503).set({ 'Cache-Control': 'no-store', 'Retry-After': '60' }).type('text');
      response.send('Temporarily unavailable');
    }
  };
  return Router({ caseSensitive: true, strict: true })
    .get('/robots.txt', send('text/plain'))
    .get('/feed.xml', send('application/atom+xml; charset=utf-8'))
    .get(/^\/sitemap(?:-[1-9]\d{0,3})?\.xml$/, send('application/xml; charset=utf-8'));
}

/**
 * `robots.txt` (RFC 9309): keeps crawlers out of every screen of which nobody may be told, which are the shell's own and the routes
 * without `about`. What the screens call stays open, because crawlers that run scripts need it.
 */
function robotsTxt(registry: Registry, origin: string): string {
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

const element = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;

/** A part of a text as readers of feeds show it. */
const htmlOf = ({ title, text }: SiteNews['results'][number]['parts'][number]): string => {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  return `${title && `<h2>${htmlText(title)}</h2>`}${lines.map((line) => `<p>${htmlText(line)}</p>`).join('')}`;
};

/** The newest public projects and pages as Atom (RFC 4287) with their whole texts, newest first. */
function atomFeed({ author, results }: SiteNews, origin: string): string {
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
