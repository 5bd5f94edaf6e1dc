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
import type { TranslationLanguage } from '@portfolio/contracts/content';
import { openToAll as access } from '@portfolio/service-kit/access';
import { call } from '../call.ts';
import { aboutPath } from './about.ts';
import { listNews } from './news.ts';
import { iso, prepared } from '@portfolio/service-kit/database';
import type { ContentContext } from '../context.ts';
import { translatedIn } from '../translations/translations.ts';
import { itemPath, type ItemKind } from './item-path.ts';

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
  SELECT 1 AS place, 'project' AS kind, id, slug, updated_at, translations <> '{}' AS speaks FROM project WHERE is_published
  UNION ALL SELECT 2, 'mobile_demo', id, slug, updated_at, false FROM mobile_demo WHERE is_published
  UNION ALL SELECT 3, 'page', id, slug, updated_at, translations <> '{}' FROM page WHERE is_published`;

interface AddressRow {
  kind: ItemKind;
  id: number;
  slug: string;
  updated_at: string;
  /** Whether anything of it is translated. */
  speaks: boolean;
}

/** Items whose texts are looked through at once. */
const atOnce = 100;

/** Into which languages these are translated whole. */
async function languagesOf(context: ContentContext, kind: 'project' | 'page', rows: readonly AddressRow[]) {
  const ids = rows.filter((row) => row.kind === kind && row.speaks).map(({ id }) => id);
  const found: [number, TranslationLanguage[]][] = [];
  for (let from = 0; from < ids.length; from += atOnce)
    found.push(...(await translatedIn(context, kind, ids.slice(from, from + atOnce))));
  return new Map(found);
}

/** The addresses of everything published, oldest first within a kind; `page` counts from 1. */
async function listAddresses(context: ContentContext, page: number): Promise<SiteAddresses> {
  const { database } = context;
  const [counted, rows] = await Promise.all([
    database.query<{ count: string }[]>(`SELECT count(*) FROM (${published}) x`),
    database.query<AddressRow[]>(
      `SELECT kind, id, slug, ${iso('updated_at')} AS updated_at, speaks FROM (${published}) x ORDER BY place, id LIMIT $1 OFFSET $2`,
      [addressesPerPage, (page - 1) * addressesPerPage],
    ),
  ]);
  const [projects, pages] = [await languagesOf(context, 'project', rows), await languagesOf(context, 'page', rows)];
  const languages = { project: projects, page: pages, mobile_demo: undefined };
  return {
    pages: Math.max(1, Math.ceil(Number(counted[0]?.count) / addressesPerPage)),
    results: rows.map(({ kind, id, slug, updated_at }) => ({
      path: itemPath(kind, slug),
      updated_at,
      translated_in: languages[kind]?.get(id) ?? [],
    })),
  };
}

/** What the edge makes of it: heads of pages, the sitemap, the feed. */
export const siteCalls = [
  call({
    rest: 'GET /site/about',
    summary: 'What is published at a path, for search engines and link previews',
    access,
    query: siteAboutQuery,
    answer: siteAbout,
    handle: ({ context, query }) => aboutPath(context, query.path, query.language),
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
