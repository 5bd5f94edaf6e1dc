import {
  siteAbout,
  siteAboutQuery,
  siteAddresses,
  siteAddressesQuery,
  siteMenu,
  siteNews,
  addressesPerPage,
  type SiteAddresses,
  type SiteMenu,
} from '@portfolio/contracts/site';
import { forVisitors } from '../call.ts';
import { aboutPath, wholeIn } from './describe.ts';
import { listNews } from './news.ts';
import { iso, prepared } from '@portfolio/service-kit/database';
import type { ContentContext } from '../context.ts';
import { itemPath, type ItemKind } from './item-path.ts';
import { readIn } from '@portfolio/contracts/content';
import { notFound } from '@portfolio/service-kit/errors';
import { z } from 'zod';
import { fileHeaders } from '../media/files.ts';
import { getShareImage } from './share-image.ts';

/** `/media/share/projects/{slug}.png`: what link previews show of a published item that has no picture. */
export const shareImageCalls = [
  forVisitors({
    rest: 'GET /media/share/:folder/:file',
    summary: 'The title of a project, mobile demo or page as a picture',
    query: z.object(readIn),
    answer: 'image/png',
    async handle({ context, parameter, query, response }) {
      const [, slug] = /^([\w-]{1,200})\.png$/.exec(parameter('file')) ?? [];
      if (!slug) throw notFound();
      const picture = await getShareImage(context, `/${parameter('folder')}/${slug}`, query.language);
      response.set({ 'Cache-Control': 'public, max-age=86400', ...fileHeaders });
      response.type('image/png').send(picture);
    },
  }),
];

type MenuRow = Omit<SiteMenu['results'][number], 'path'> & { slug: string };

/** Every document carries the menu, so it ends somewhere. */
const menuLength = 40;

const statement = prepared(
  `SELECT slug, menu AS place, json_build_object(
     'en', coalesce(nullif(menu_title_en, ''), title),
     'es', coalesce(nullif(menu_title_es, ''), title),
     'fr', coalesce(nullif(menu_title_fr, ''), title)) AS labels
   FROM page WHERE menu <> 'none' AND is_published ORDER BY menu, menu_order, title, id LIMIT ${menuLength}`,
);

/** The published pages that header and footer link to; one without a name in a language goes by its title there. */
async function listMenu({ database }: ContentContext): Promise<SiteMenu> {
  const rows = await database.query<MenuRow[]>(statement);
  return { results: rows.map(({ slug, ...row }) => ({ path: itemPath('page', slug), ...row })) };
}

const published = `
  SELECT 1 AS place, 'project' AS kind, id, slug, updated_at FROM project WHERE is_published
  UNION ALL SELECT 2, 'mobile_demo', id, slug, updated_at FROM mobile_demo WHERE is_published
  UNION ALL SELECT 3, 'page', id, slug, updated_at FROM page WHERE is_published`;

const addresses = prepared(
  `SELECT kind, slug, ${iso('updated_at')} AS updated_at, count(*) OVER ()::integer AS count,
     ${wholeIn(`kind = 'project' AND project_id = x.id OR kind = 'page' AND page_id = x.id`)} AS translated_in
   FROM (${published}) AS x ORDER BY place, id LIMIT $1 OFFSET $2`,
);

type AddressRow = Omit<SiteAddresses['results'][number], 'path'> & { kind: ItemKind; slug: string; count: number };

/** The addresses of everything published, oldest first within a kind; `page` counts from 1. */
async function listAddresses({ database }: ContentContext, page: number): Promise<SiteAddresses> {
  const rows = await database.query<AddressRow[]>(addresses, [addressesPerPage, (page - 1) * addressesPerPage]);
  return {
    pages: Math.max(1, Math.ceil((rows[0]?.count ?? 0) / addressesPerPage)),
    results: rows.map(({ kind, slug, updated_at, translated_in }) => ({
      path: itemPath(kind, slug),
      updated_at,
      translated_in,
    })),
  };
}

/** What the edge makes of it: heads of pages, the sitemap, the feed. */
export const siteCalls = [
  forVisitors({
    rest: 'GET /site/about',
    summary: 'What is published at a path, for search engines and link previews',
    query: siteAboutQuery,
    answer: siteAbout,
    handle: ({ context, query }) => aboutPath(context, query.path, query.language),
  }),
  forVisitors({
    rest: 'GET /site/addresses',
    summary: 'Where everything published is, for the sitemap',
    query: siteAddressesQuery,
    answer: siteAddresses,
    handle: ({ context, query }) => listAddresses(context, query.page),
  }),
  forVisitors({
    rest: 'GET /site/menu',
    summary: 'Pages that header and footer link to',
    answer: siteMenu,
    handle: ({ context }) => listMenu(context),
  }),
  forVisitors({
    rest: 'GET /site/news',
    summary: 'The newest projects and pages, for the feed',
    answer: siteNews,
    handle: ({ context }) => listNews(context),
  }),
];
