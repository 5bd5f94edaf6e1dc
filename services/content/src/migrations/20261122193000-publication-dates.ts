import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a post was published, and when a draft publishes itself. */
export class PublicationDates20261122193000 implements MigrationInterface {
  name = 'PublicationDates20261122193000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE blog_post ADD COLUMN published_at timestamptz, ADD COLUMN publish_at timestamptz;
      UPDATE blog_post SET published_at = created_at WHERE is_published;
      ALTER TABLE blog_post ADD CHECK (NOT is_published OR (published_at IS NOT NULL AND publish_at IS NULL));
      CREATE INDEX blog_post_published_idx ON blog_post (published_at DESC, id DESC);
      CREATE INDEX blog_post_due_idx ON blog_post (publish_at) WHERE publish_at IS NOT NULL;

      CREATE FUNCTION date_publication() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NEW.is_published THEN
          NEW.published_at := coalesce(NEW.published_at, now());
          NEW.publish_at := NULL;
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER blog_post_publication BEFORE INSERT OR UPDATE ON blog_post
        FOR EACH ROW EXECUTE FUNCTION date_publication();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER blog_post_publication ON blog_post;
      DROP FUNCTION date_publication();
      ALTER TABLE blog_post DROP COLUMN published_at, DROP COLUMN publish_at;
    `);
  }
}
