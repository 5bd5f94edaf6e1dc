import { migration } from '@portfolio/service-kit/database';
import { snapshots } from './baseline/history.ts';

const counted = ['id', 'revision', 'saved_by', 'created_at', 'updated_at', 'search_text', 'search_vector'];
const menu = ['menu', 'menu_order', 'menu_title_en', 'menu_title_es', 'menu_title_fr'];

/** A row with all its columns but these: a column that comes later is in it. */
const row = (name: string, without: readonly string[]) => `to_jsonb(${name}) - '{${without.join(', ')}}'::text[]`;

/** The same of what has a picture, which is kept as in lists of pictures. */
const illustrated = (name: string, without: readonly string[]) =>
  `${row(name, ['image_hash', 'image_alt', 'search_vector', ...without])}
    || jsonb_build_object('hash', ${name}.image_hash, 'alt', ${name}.image_alt)`;

const images = (table: string) => `
  (SELECT coalesce(jsonb_agg(jsonb_build_object('hash', hash, 'alt', alt) ORDER BY position), '[]')
   FROM ${table}_image WHERE ${table}_id = kept.id)`;

/** @param parts SQL of a JSON object: what other tables have of it */
const snapshotOf = (table: string, without: readonly string[], parts: string) => `
  CREATE OR REPLACE FUNCTION ${table}_snapshot(item integer) RETURNS jsonb LANGUAGE sql STABLE AS $$
    SELECT ${row('kept', [...counted, ...without])} || ${parts} FROM ${table} AS kept WHERE kept.id = item
  $$`;

/** History keeps whole rows but for what is named: where an item is shown, and what is counted of it. */
export const HistoryOfRows20261126080000 = migration('HistoryOfRows20261126080000', {
  /** What is kept of today's columns is the same. */
  borneBy: 'all',
  up: [
    snapshotOf(
      'project',
      ['is_featured', 'featured_order'],
      `jsonb_build_object('images', ${images('project')},
          'technologies', (SELECT coalesce(jsonb_agg(tag.name ORDER BY project_tag.position), '[]')
            FROM project_tag JOIN tag ON tag.id = tag_id WHERE project_id = kept.id))`,
    ),
    snapshotOf(
      'page',
      menu,
      `jsonb_build_object('sections', (
          SELECT coalesce(jsonb_agg(${illustrated('section', ['id', 'page_id', 'position'])}
              || jsonb_build_object('cards', (
                SELECT coalesce(jsonb_agg(${illustrated('card', ['section_id', 'position'])} ORDER BY card.position), '[]')
                FROM section_card AS card WHERE card.section_id = section.id))
            ORDER BY section.position), '[]')
          FROM section WHERE section.page_id = kept.id))`,
    ),
    snapshotOf(
      'blog_post',
      ['slug', 'published_at', 'publish_at'],
      `jsonb_build_object('images', ${images('blog_post')})`,
    ),
  ].join(';'),
  down: snapshots.replaceAll('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION'),
});
