import {
  siteAbout,
  siteAboutQuery,
  siteAddresses,
  siteAddressesQuery,
  siteMenu,
  siteNews,
} from '@portfolio/contracts/site';
import { openToAll as access } from '@portfolio/service-kit/access';
import { resource } from '@portfolio/service-kit/rest';
import { route } from '../route.ts';
import { aboutPath } from './about.ts';
import { listAddresses } from './addresses.ts';
import { listMenu } from './menu.ts';
import { listNews } from './news.ts';

/** What the edge makes of it: heads of pages, the sitemap, the feed. */
export const siteResources = [
  resource('/site/about', {
    get: route({
      summary: 'What is published at a path, for search engines and link previews',
      access,
      query: siteAboutQuery,
      answer: siteAbout,
      handle: ({ context, query }) => aboutPath(context, query.path),
    }),
  }),
  resource('/site/addresses', {
    get: route({
      summary: 'Where everything published is, for the sitemap',
      access,
      query: siteAddressesQuery,
      answer: siteAddresses,
      handle: ({ context, query }) => listAddresses(context, query.page),
    }),
  }),
  resource('/site/menu', {
    get: route({
      summary: 'Pages that header and footer link to',
      access,
      answer: siteMenu,
      handle: ({ context }) => listMenu(context),
    }),
  }),
  resource('/site/news', {
    get: route({
      summary: 'The newest projects and pages, for the feed',
      access,
      answer: siteNews,
      handle: ({ context }) => listNews(context),
    }),
  }),
];
