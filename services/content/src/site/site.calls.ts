import {
  siteAbout,
  siteAboutQuery,
  siteAddresses,
  siteAddressesQuery,
  siteMenu,
  siteNews,
} from '@portfolio/contracts/site';
import { openToAll as access } from '@portfolio/service-kit/access';
import { call } from '../call.ts';
import { aboutPath } from './about.ts';
import { listAddresses } from './addresses.ts';
import { listMenu } from './menu.ts';
import { listNews } from './news.ts';

/** What the edge makes of it: heads of pages, the sitemap, the feed. */
export const siteCalls = [
  call({
    rest: 'GET /site/about',
    summary: 'What is published at a path, for search engines and link previews',
    access,
    query: siteAboutQuery,
    answer: siteAbout,
    handle: ({ context, query }) => aboutPath(context, query.path),
  }),
  call({
    rest: 'GET /site/addresses',
    summary: 'Where everything published is, for the sitemap',
    access,
    query: siteAddressesQuery,
    answer: siteAddresses,
    handle: ({ context, query }) => listAddresses(context, query.page),
  }),
  call({
    rest: 'GET /site/menu',
    summary: 'Pages that header and footer link to',
    access,
    answer: siteMenu,
    handle: ({ context }) => listMenu(context),
  }),
  call({
    rest: 'GET /site/news',
    summary: 'The newest projects and pages, for the feed',
    access,
    answer: siteNews,
    handle: ({ context }) => listNews(context),
  }),
];
