import type { MigrationInterface, QueryRunner } from 'typeorm';
import { mediaReference } from '../media/media-reference.ts';

const tables = ['project', 'page', 'blog_post'] as const;
const postImages = 'UNION ALL SELECT hash, false, NULL FROM blog_post_image';

/** What was saved of projects, pages and posts, by whom and when: kept by the tables themselves, so that no writer forgets it. */
export class ContentRevisions20261122261000 implements MigrationInterface {
  name = 'ContentRevisions20261122261000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE content_revision (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        project_id integer REFERENCES project ON DELETE CASCADE,
        page_id integer REFERENCES page ON DELETE CASCADE,
        blog_post_id integer REFERENCES blog_post ON DELETE CASCADE,
        revision integer NOT NULL,
        saved_at timestamptz NOT NULL DEFAULT now(),
        saved_by integer,
        snapshot jsonb NOT NULL,
        CHECK (num_nonnulls(project_id, page_id, blog_post_id) = 1),
        UNIQUE (project_id, revision),
        UNIQUE (page_id, revision),
        UNIQUE (blog_post_id, revision)
      );
      CREATE TABLE content_revision_image (
        content_revision_id integer NOT NULL REFERENCES content_revision ON DELETE CASCADE,
        hash text NOT NULL REFERENCES media_file,
        PRIMARY KEY (content_revision_id, hash)
      );
      CREATE INDEX content_revision_image_hash_idx ON content_revision_image (hash);
      ${mediaReference(`${postImages} UNION ALL SELECT hash, false, NULL FROM content_revision_image`)}

      CREATE FUNCTION project_snapshot(item integer) RETURNS jsonb LANGUAGE sql STABLE AS $$
        SELECT jsonb_build_object('title', p.title, 'slug', p.slug, 'is_published', p.is_published,
          'description', p.description, 'long_description', p.long_description,
          'technologies', (SELECT coalesce(jsonb_agg(t.name ORDER BY pt.position), '[]')
            FROM project_tag pt JOIN tag t ON t.id = pt.tag_id WHERE pt.project_id = p.id),
          'github_url', p.github_url, 'live_url', p.live_url,
          'images', (SELECT coalesce(jsonb_agg(jsonb_build_object('hash', hash, 'alt', alt) ORDER BY position), '[]')
            FROM project_image WHERE project_id = p.id))
        FROM project p WHERE p.id = item
      $$;
      CREATE FUNCTION page_snapshot(item integer) RETURNS jsonb LANGUAGE sql STABLE AS $$
        SELECT jsonb_build_object('title', p.title, 'slug', p.slug, 'is_published', p.is_published,
          'description', p.description,
          'sections', (SELECT coalesce(jsonb_agg(jsonb_build_object('section_type', s.section_type, 'title', s.title,
              'subtitle', s.subtitle, 'content', s.content, 'background_color', s.background_color,
              'button_text', s.button_text, 'button_url', s.button_url, 'hash', s.image_hash, 'alt', s.image_alt,
              'image_position', s.image_position,
              'cards', (SELECT coalesce(jsonb_agg(jsonb_build_object('title', c.title, 'content', c.content,
                  'button_text', c.button_text, 'button_url', c.button_url, 'hash', c.image_hash, 'alt', c.image_alt)
                  ORDER BY c.position), '[]') FROM section_card c WHERE c.section_id = s.id)) ORDER BY s.position), '[]')
            FROM section s WHERE s.page_id = p.id))
        FROM page p WHERE p.id = item
      $$;
      CREATE FUNCTION blog_post_snapshot(item integer) RETURNS jsonb LANGUAGE sql STABLE AS $$
        SELECT jsonb_build_object('title', p.title, 'is_published', p.is_published, 'content', p.content,
          'images', (SELECT coalesce(jsonb_agg(jsonb_build_object('hash', hash, 'alt', alt) ORDER BY position), '[]')
            FROM blog_post_image WHERE blog_post_id = p.id))
        FROM blog_post p WHERE p.id = item
      $$;

      CREATE FUNCTION keep_revision() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        owner text := TG_TABLE_NAME || '_id';
        saved record;
        before jsonb;
        kept integer;
      BEGIN
        EXECUTE format('SELECT revision, saved_by, %I(id) AS snapshot FROM %I WHERE id = $1',
          TG_TABLE_NAME || '_snapshot', TG_TABLE_NAME) INTO saved USING NEW.id;
        -- Deleted by the same transaction.
        IF saved.revision IS NULL THEN RETURN NULL; END IF;
        EXECUTE format('SELECT snapshot FROM content_revision WHERE %I = $1 ORDER BY revision DESC LIMIT 1', owner)
          INTO before USING NEW.id;
        IF before = saved.snapshot THEN RETURN NULL; END IF;
        EXECUTE format('INSERT INTO content_revision (%I, revision, saved_by, snapshot) VALUES ($1, $2, $3, $4)
          ON CONFLICT (%1$I, revision) DO UPDATE SET saved_at = now(), saved_by = $3, snapshot = $4 RETURNING id', owner)
          INTO kept USING NEW.id, saved.revision, saved.saved_by, saved.snapshot;
        INSERT INTO content_revision_image
          SELECT DISTINCT kept, picture #>> '{}' FROM jsonb_path_query(saved.snapshot, '$.**.hash') AS picture
          WHERE jsonb_typeof(picture) = 'string' ON CONFLICT DO NOTHING;
        EXECUTE format('DELETE FROM content_revision WHERE %I = $1 AND id NOT IN
          (SELECT id FROM content_revision WHERE %1$I = $1 ORDER BY revision DESC LIMIT 50)', owner) USING NEW.id;
        RETURN NULL;
      END $$;
    `);
    for (const table of tables) {
      await queryRunner.query(`
        ALTER TABLE ${table} ADD COLUMN saved_by integer;
        INSERT INTO content_revision (${table}_id, revision, saved_at, snapshot)
          SELECT id, revision, updated_at, ${table}_snapshot(id) FROM ${table};
        CREATE CONSTRAINT TRIGGER ${table}_revision AFTER INSERT OR UPDATE ON ${table}
          DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_revision();
      `);
    }
    await queryRunner.query(`
      INSERT INTO content_revision_image
        SELECT DISTINCT r.id, picture #>> '{}' FROM content_revision r, jsonb_path_query(r.snapshot, '$.**.hash') AS picture
        WHERE jsonb_typeof(picture) = 'string'
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of tables) {
      await queryRunner.query(`
        DROP TRIGGER ${table}_revision ON ${table};
        DROP FUNCTION ${table}_snapshot(integer);
        ALTER TABLE ${table} DROP COLUMN saved_by;
      `);
    }
    await queryRunner.query(`
      DROP FUNCTION keep_revision();
      ${mediaReference(postImages)}
      DROP TABLE content_revision_image, content_revision;
    `);
  }
}
