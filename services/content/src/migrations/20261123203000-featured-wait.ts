import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Any number may be featured: the home page shows the first three, the others wait behind them. */
export class FeaturedWait20261123203000 implements MigrationInterface {
  name = 'FeaturedWait20261123203000';
  borneBy = 'all';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE project DROP CONSTRAINT project_featured_order_check,
        ALTER COLUMN featured_order TYPE integer,
        ADD CONSTRAINT project_featured_order_check CHECK (featured_order > 0);

      CREATE OR REPLACE FUNCTION take_featured_place() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NOT (NEW.is_featured AND NEW.is_published) THEN
          NEW.featured_order := NULL;
        ELSIF NEW.featured_order IS NULL THEN
          -- Two at once would come to the same place.
          PERFORM pg_advisory_xact_lock(hashtext('featured projects'));
          SELECT coalesce(max(featured_order), 0) + 1 INTO NEW.featured_order FROM project;
        END IF;
        RETURN NEW;
      END $$;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Those that wait are featured no more; the others stand in the first three places.
      WITH ranked AS (
        SELECT id, row_number() OVER (ORDER BY featured_order) AS place FROM project WHERE featured_order IS NOT NULL
      )
      UPDATE project SET is_featured = place <= 3, featured_order = CASE WHEN place <= 3 THEN place END
        FROM ranked WHERE ranked.id = project.id;
      SET CONSTRAINTS ALL IMMEDIATE;
      ALTER TABLE project DROP CONSTRAINT project_featured_order_check,
        ALTER COLUMN featured_order TYPE smallint,
        ADD CONSTRAINT project_featured_order_check CHECK (featured_order BETWEEN 1 AND 3);

      CREATE OR REPLACE FUNCTION take_featured_place() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NOT (NEW.is_featured AND NEW.is_published) THEN
          NEW.featured_order := NULL;
        ELSIF NEW.featured_order IS NULL THEN
          PERFORM pg_advisory_xact_lock(hashtext('featured projects'));
          SELECT min(place) INTO NEW.featured_order FROM generate_series(1, 3) AS place
            WHERE NOT EXISTS (SELECT FROM project WHERE featured_order = place);
          IF NEW.featured_order IS NULL THEN
            RAISE EXCEPTION 'three projects are featured' USING ERRCODE = '23514', CONSTRAINT = 'project_featured_full';
          END IF;
        END IF;
        RETURN NEW;
      END $$;
    `);
  }
}
