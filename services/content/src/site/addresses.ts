import { addressesPerPage, type SiteAddresses } from '@portfolio/contracts/site';
import { iso } from '@portfolio/service-kit/database';
import type { ContentContext } from '../context.ts';
import { itemPath, type ItemKind } from './item-path.ts';

const published = `
  SELECT 1 AS place, 'project' AS kind, id, slug, updated_at FROM project WHERE is_published
  UNION ALL SELECT 2, 'mobile_demo', id, slug, updated_at FROM mobile_demo WHERE is_published
  UNION ALL SELECT 3, 'page', id, slug, updated_at FROM page WHERE is_published`;

/** The addresses of everything published, oldest first within a kind; `page` counts from 1. */
export async function listAddresses({ database }: ContentContext, page: number): Promise<SiteAddresses> {
  const [counted, rows] = await Promise.all([
    database.query<{ count: string }[]>(`SELECT count(*) FROM (${published}) x`),
    database.query<{ kind: ItemKind; slug: string; updated_at: string }[]>(
      `SELECT kind, slug, ${iso('updated_at')} AS updated_at FROM (${published}) x ORDER BY place, id LIMIT $1 OFFSET $2`,
      [addressesPerPage, (page - 1) * addressesPerPage],
    ),
  ]);
  return {
    pages: Math.max(1, Math.ceil(Number(counted[0]?.count) / addressesPerPage)),
    results: rows.map(({ kind, slug, updated_at }) => ({ path: itemPath(kind, slug), updated_at })),
  };
}
