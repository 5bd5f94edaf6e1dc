import { newsLength, type SiteNews } from '@portfolio/contracts/site';
import { iso } from '@portfolio/service-kit/database';
import type { ContentContext } from '../context.ts';
import { getSiteOwner } from '../owner/site-owner.ts';
import { itemPath } from './item-path.ts';
import { shorten } from './shorten.ts';

/** Characters of an entry's summary. */
const summaryLength = 500;

/** SQL: a text and its title, if there is one. */
const part = (title: string, text: string) => `json_build_object('title', ${title}, 'text', ${text})`;

/** All that a page says: its description, then its sections with their cards. */
const partsOfPage = `(SELECT json_agg(said ORDER BY place) FROM (
  SELECT -1 AS place, ${part(`''`, 'p.description')} AS said
  UNION ALL SELECT s.position, ${part(
    's.title',
    `concat_ws(E'\\n', nullif(s.subtitle, ''), nullif(s.content, ''), nullif(s.problem, ''), nullif(s.decision, ''),
      nullif(s.result, ''), nullif(s.failure, ''),
      (SELECT string_agg(concat_ws(': ', nullif(c.title, ''), nullif(c.content, '')), E'\\n' ORDER BY c.position)
       FROM section_card c WHERE c.section_id = s.id))`,
  )} FROM section s WHERE s.page_id = p.id) AS parts)`;

type NewsRow = Omit<SiteNews['results'][number], 'path'> & { kind: 'project' | 'page'; slug: string };

/** The newest published projects and pages, newest first. Each half is limited by itself, so that an index finds it. */
export async function listNews(context: ContentContext): Promise<SiteNews> {
  const { name: author } = await getSiteOwner(context);
  const rows = await context.database.query<NewsRow[]>(
    `SELECT kind, slug, title, summary, parts, tags,
       ${iso('created_at')} AS published_at, ${iso('updated_at')} AS updated_at
     FROM ((SELECT 'project' AS kind, p.id, p.slug, p.title, left(p.description, 10000) AS summary,
         json_build_array(${part(`''`, 'p.description')}, ${part(`''`, 'p.long_description')}) AS parts,
         ARRAY (SELECT t.name FROM project_tag pt JOIN tag t ON t.id = pt.tag_id
           WHERE pt.project_id = p.id ORDER BY pt.position) AS tags, p.created_at, p.updated_at
         FROM project p WHERE p.is_published ORDER BY p.created_at DESC, p.id DESC LIMIT $1)
       UNION ALL
       (SELECT 'page', p.id, p.slug, p.title, left(p.description, 10000), ${partsOfPage}, '{}', p.created_at, p.updated_at
         FROM page p WHERE p.is_published ORDER BY p.created_at DESC, p.id DESC LIMIT $1)) AS news
     ORDER BY news.created_at DESC, kind DESC, id DESC LIMIT $1`,
    [newsLength],
  );
  return {
    author,
    results: rows.map(({ kind, slug, ...row }) => ({
      ...row,
      path: itemPath(kind, slug),
      summary: shorten(row.summary, summaryLength),
    })),
  };
}
