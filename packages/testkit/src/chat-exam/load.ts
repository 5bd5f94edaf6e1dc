import type { SiteItem } from './site.ts';

export type Query = (text: string, values?: unknown[]) => Promise<unknown>;

/** Puts a generated site into the content database, in place of what was there. */
export async function loadSite(query: Query, items: readonly SiteItem[]): Promise<void> {
  await query('DELETE FROM project');
  await query('DELETE FROM mobile_demo');
  await query('DELETE FROM page');
  await query('DELETE FROM blog_post');
  for (const item of items) await insert[item.kind](query, item);
}

const apk = '0'.repeat(64);

const insert: Record<SiteItem['kind'], (query: Query, item: SiteItem) => Promise<unknown>> = {
  project: (query, { slug, title, description, body, isPublished }) =>
    query(
      'INSERT INTO project (slug, title, description, long_description, is_published) VALUES ($1, $2, $3, $4, $5)',
      [slug, title, description, body.join('\n\n'), isPublished],
    ),
  blog_post: (query, { slug, title, description, body, isPublished }) =>
    query('INSERT INTO blog_post (slug, title, content, is_published) VALUES ($1, $2, $3, $4)', [
      slug,
      title,
      [description, ...body].join('\n\n'),
      isPublished,
    ]),
  async mobile_demo(query, { slug, title, description, body, isPublished }) {
    await query(`INSERT INTO media_file (hash, kind, bytes) VALUES ($1, 'apk', 1) ON CONFLICT DO NOTHING`, [apk]);
    return query(
      `INSERT INTO mobile_demo (slug, title, description, features, version, apk_hash, is_published)
         VALUES ($1, $2, $3, $4, '1.0', $5, $6)`,
      [slug, title, description, body.join('\n'), apk, isPublished],
    );
  },
  /** The first paragraph is a text, the others are cards. */
  page: (query, { slug, title, description, body: [text, ...cards], isPublished }) =>
    query(
      `WITH new_page AS (
         INSERT INTO page (slug, title, description, is_published) VALUES ($1, $2, $3, $4) RETURNING id
       ), new_section AS (
         INSERT INTO section (page_id, position, section_type, content)
           SELECT id, position, section_type, content FROM new_page,
             (VALUES (0, 'text', $5), (1, 'cards', '')) AS part(position, section_type, content) RETURNING id, position
       )
       INSERT INTO section_card (section_id, position, content)
         SELECT id, card.position, card.content FROM new_section,
           unnest($6::text[]) WITH ORDINALITY AS card(content, position) WHERE new_section.position = 1`,
      [slug, title, description, isPublished, text, cards],
    ),
};
