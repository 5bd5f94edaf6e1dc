import type { Registry } from '@portfolio/remote-kit/manifest';
import type { Logger } from '@portfolio/service-kit/logging';
import { Router, type Request, type Response } from 'express';
import { encode, sendEncoded, type Encoded } from '../encoded.ts';
import type { SiteContent } from './content.ts';
import { atomFeed } from './feed.ts';
import { Remembered } from './remembered.ts';
import { sitemap, sitemapPage } from './sitemap.ts';
import { ownScreens } from 'shell/own-screens';

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
