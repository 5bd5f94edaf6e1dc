/** What each change keeps, column by column; later migrations keep rows. */
export const snapshots = `
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
  $$;`;

/** What was saved of projects, pages and posts, by whom and when: kept by the tables themselves, so that no writer forgets it. */
export const history = `
  CREATE TABLE content_revision (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    project_id integer REFERENCES project ON DELETE CASCADE,
    page_id integer REFERENCES page ON DELETE CASCADE,
    blog_post_id integer REFERENCES blog_post ON DELETE CASCADE,
    revision integer NOT NULL,
    saved_at timestamptz NOT NULL DEFAULT now(),
    saved_by integer,
    snapshot jsonb NOT NULL,
    CONSTRAINT content_revision_blog_post_id_revision_key UNIQUE (blog_post_id, revision),
    CONSTRAINT content_revision_page_id_revision_key UNIQUE (page_id, revision),
    CONSTRAINT content_revision_project_id_revision_key UNIQUE (project_id, revision),
    CONSTRAINT content_revision_check CHECK (num_nonnulls(project_id, page_id, blog_post_id) = 1)
  );

  CREATE TABLE content_revision_image (
    content_revision_id integer NOT NULL REFERENCES content_revision ON DELETE CASCADE,
    hash text NOT NULL REFERENCES media_file,
    CONSTRAINT content_revision_image_pkey PRIMARY KEY (content_revision_id, hash)
  );
  CREATE INDEX content_revision_image_hash_idx ON content_revision_image (hash);

  ${snapshots}

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
    END
  $$;

  ${['project', 'page', 'blog_post']
    .map(
      (table) => `CREATE CONSTRAINT TRIGGER ${table}_revision AFTER INSERT OR UPDATE ON ${table}
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_revision();`,
    )
    .join('\n  ')}

  -- Who uses which file. download_name is what a browser should call it; only apps are downloaded.
  CREATE VIEW media_reference (hash, is_published, download_name) AS
    SELECT i.hash, p.is_published, NULL FROM project_image i JOIN project p ON p.id = i.project_id
    UNION ALL SELECT apk_hash, is_published, slug || '.apk' FROM mobile_demo
    UNION ALL SELECT ipa_hash, is_published, slug || '.ipa' FROM mobile_demo
    UNION ALL SELECT image_hash, is_published, NULL FROM mobile_demo
    UNION ALL SELECT s.hash, d.is_published, NULL
      FROM mobile_demo_screenshot s JOIN mobile_demo d ON d.id = s.mobile_demo_id
    UNION ALL SELECT s.image_hash, p.is_published, NULL FROM section s JOIN page p ON p.id = s.page_id
    UNION ALL SELECT c.image_hash, p.is_published, NULL
      FROM section_card c JOIN section s ON s.id = c.section_id JOIN page p ON p.id = s.page_id
    UNION ALL SELECT hash, false, NULL FROM blog_post_image
    UNION ALL SELECT hash, false, NULL FROM content_revision_image;`;
