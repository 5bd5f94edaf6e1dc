import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Remembers the slugs that items of `table` had. A slug leads to one item only, and that of a present item to none else. */
const withFormerSlugs = (table: 'page' | 'project') => `
  CREATE TABLE ${table}_former_slug (
    slug text PRIMARY KEY,
    ${table}_id integer NOT NULL REFERENCES ${table} ON DELETE CASCADE
  );
  CREATE INDEX ${table}_former_slug_idx ON ${table}_former_slug (${table}_id);
  CREATE FUNCTION keep_former_${table}_slug() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM ${table}_former_slug WHERE slug = NEW.slug;
    IF TG_OP = 'UPDATE' THEN
      IF OLD.slug <> NEW.slug THEN
        INSERT INTO ${table}_former_slug (slug, ${table}_id) VALUES (OLD.slug, NEW.id)
        ON CONFLICT (slug) DO UPDATE SET ${table}_id = excluded.${table}_id;
      END IF;
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER ${table}_former_slug AFTER INSERT OR UPDATE OF slug ON ${table}
    FOR EACH ROW EXECUTE FUNCTION keep_former_${table}_slug();`;

/** Pages in header and footer, and addresses that pages and projects had before. */
export class MenuAndFormerSlugs20261122190000 implements MigrationInterface {
  name = 'MenuAndFormerSlugs20261122190000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE page
        ADD COLUMN menu text NOT NULL DEFAULT 'none' CHECK (menu IN ('none', 'header', 'footer')),
        ADD COLUMN menu_order smallint NOT NULL DEFAULT 0,
        ADD COLUMN menu_title_en text NOT NULL DEFAULT '',
        ADD COLUMN menu_title_es text NOT NULL DEFAULT '',
        ADD COLUMN menu_title_fr text NOT NULL DEFAULT '';
      CREATE INDEX page_menu_idx ON page (menu, menu_order) WHERE menu <> 'none';
      UPDATE page SET menu = 'footer', menu_order = array_position('{about,pricing,accessibility}', slug)
        WHERE slug IN ('about', 'pricing', 'accessibility');
      ${withFormerSlugs('page')}
      ${withFormerSlugs('project')}
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER page_former_slug ON page;
      DROP TRIGGER project_former_slug ON project;
      DROP FUNCTION keep_former_page_slug(), keep_former_project_slug();
      DROP TABLE page_former_slug, project_former_slug;
      ALTER TABLE page DROP COLUMN menu, DROP COLUMN menu_order, DROP COLUMN menu_title_en, DROP COLUMN menu_title_es,
        DROP COLUMN menu_title_fr;
    `);
  }
}
