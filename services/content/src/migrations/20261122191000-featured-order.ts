import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The home page has three places; who is published and featured has one, and a fourth is refused whoever writes it. */
export class FeaturedOrder20261122191000 implements MigrationInterface {
  name = 'FeaturedOrder20261122191000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE project ADD COLUMN featured_order smallint;
      -- Those that the home page has shown keep their places.
      WITH shown AS (
        SELECT id, row_number() OVER (ORDER BY created_at DESC, id DESC) AS place
        FROM project WHERE is_featured AND is_published
      )
      UPDATE project SET is_featured = place <= 3, featured_order = CASE WHEN place <= 3 THEN place END
        FROM shown WHERE shown.id = project.id;
      -- A table whose foreign keys are still to be checked cannot be altered.
      SET CONSTRAINTS ALL IMMEDIATE;
      ALTER TABLE project
        ADD CONSTRAINT project_featured_order_key UNIQUE (featured_order) DEFERRABLE INITIALLY IMMEDIATE,
        ADD CHECK (featured_order BETWEEN 1 AND 3),
        ADD CHECK ((featured_order IS NOT NULL) = (is_featured AND is_published));

      CREATE FUNCTION take_featured_place() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NOT (NEW.is_featured AND NEW.is_published) THEN
          NEW.featured_order := NULL;
        ELSIF NEW.featured_order IS NULL THEN
          -- Two at once would find the same place free.
          PERFORM pg_advisory_xact_lock(hashtext('featured projects'));
          SELECT min(place) INTO NEW.featured_order FROM generate_series(1, 3) AS place
            WHERE NOT EXISTS (SELECT FROM project WHERE featured_order = place);
          IF NEW.featured_order IS NULL THEN
            RAISE EXCEPTION 'three projects are featured' USING ERRCODE = '23514', CONSTRAINT = 'project_featured_full';
          END IF;
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER project_featured BEFORE INSERT OR UPDATE OF is_featured, is_published ON project
        FOR EACH ROW EXECUTE FUNCTION take_featured_place();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER project_featured ON project;
      DROP FUNCTION take_featured_place();
      ALTER TABLE project DROP COLUMN featured_order;
    `);
  }
}
