import { migration } from '@portfolio/service-kit/database';

const references = `
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
  UNION ALL SELECT hash, false, NULL FROM content_revision_image`;

const view = (query: string) =>
  `CREATE OR REPLACE VIEW media_reference (hash, is_published, download_name) AS ${query}`;

/** Who makes the site: one row, whose picture is shown once there is a name. */
export const SiteOwner20261126190000 = migration('SiteOwner20261126190000', {
  borneBy: 'all',
  up: `
    CREATE TABLE site_owner (
      id integer PRIMARY KEY CHECK (id = 1),
      name text NOT NULL DEFAULT '',
      headline text NOT NULL DEFAULT '',
      availability text NOT NULL DEFAULT 'unsaid' CHECK (availability IN ('unsaid', 'open', 'limited', 'closed')),
      availability_note text NOT NULL DEFAULT '',
      links jsonb NOT NULL DEFAULT '[]',
      about_page_id integer REFERENCES page ON DELETE SET NULL,
      image_hash text REFERENCES media_file,
      revision integer NOT NULL DEFAULT 1,
      updated_at timestamptz NOT NULL DEFAULT now()
    );
    INSERT INTO site_owner (id) VALUES (1);
    ${view(`${references} UNION ALL SELECT image_hash, name <> '', NULL FROM site_owner`)}`,
  down: `${view(references)}; DROP TABLE site_owner`,
});
