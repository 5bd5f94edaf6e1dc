import type { SiteMenu } from '@portfolio/contracts/site';
import { prepared } from '@portfolio/service-kit/database';
import type { ContentContext } from '../context.ts';
import { itemPath } from './item-path.ts';

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
export async function listMenu({ database }: ContentContext): Promise<SiteMenu> {
  const rows = await database.query<MenuRow[]>(statement);
  return { results: rows.map(({ slug, ...row }) => ({ path: itemPath('page', slug), ...row })) };
}
