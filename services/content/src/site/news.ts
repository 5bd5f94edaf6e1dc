import { newsLength, type SiteNews } from '@portfolio/contracts/site';
import { iso } from '@portfolio/service-kit/database';
import type { ContentContext } from '../context.ts';
import { itemPath } from './item-path.ts';
import { shorten } from './shorten.ts';

/** Characters of an entry's summary. */
const summaryLength = 500;

type NewsRow = Omit<SiteNews['results'][number], 'path'> & { kind: 'project' | 'page'; slug: string };

/** The newest published projects and pages, newest first. Each half is limited by itself, so that an index finds it. */
export async function listNews({ database }: ContentContext): Promise<SiteNews> {
  const rows = await database.query<NewsRow[]>(
    `SELECT kind, slug, title, summary, tags,
       ${iso('created_at')} AS published_at, ${iso('updated_at')} AS updated_at
     FROM ((SELECT 'project' AS kind, p.id, p.slug, p.title, left(p.description, 10000) AS summary,
         ARRAY (SELECT t.name FROM project_tag pt JOIN tag t ON t.id = pt.tag_id
           WHERE pt.project_id = p.id ORDER BY pt.position) AS tags, p.created_at, p.updated_at
         FROM project p WHERE p.is_published ORDER BY p.created_at DESC, p.id DESC LIMIT $1)
       UNION ALL
       (SELECT 'page', p.id, p.slug, p.title, left(p.description, 10000), '{}', p.created_at, p.updated_at
         FROM page p WHERE p.is_published ORDER BY p.created_at DESC, p.id DESC LIMIT $1)) AS news
     ORDER BY news.created_at DESC, kind DESC, id DESC LIMIT $1`,
    [newsLength],
  );
  return {
    results: rows.map(({ kind, slug, ...row }) => ({
      ...row,
      path: itemPath(kind, slug),
      summary: shorten(row.summary, summaryLength),
    })),
  };
}
