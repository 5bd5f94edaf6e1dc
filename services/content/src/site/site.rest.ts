import { siteAboutQuery, siteAddressesQuery } from '@portfolio/contracts/site';
import { resource } from '@portfolio/service-kit/rest';
import type { ContentContext } from '../context.ts';
import { aboutPath } from './about.ts';
import { listAddresses } from './addresses.ts';
import { listNews } from './news.ts';

/** What the edge makes of it: heads of pages, the sitemap, the feed. Tokens are not read, since all of it is for everybody. */
export const siteResources = [
  resource<ContentContext>(
    '/site/about',
    { get: ({ context, query }) => aboutPath(context, query(siteAboutQuery).path) },
    { authenticate: false },
  ),
  resource<ContentContext>(
    '/site/addresses',
    { get: ({ context, query }) => listAddresses(context, query(siteAddressesQuery).page) },
    { authenticate: false },
  ),
  resource<ContentContext>('/site/news', { get: ({ context }) => listNews(context) }, { authenticate: false }),
];
