import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['project', 'page', 'blog_post'];

/** Which unpublished item is the draft of which other one, and from which revision of it the draft began. */
const draftsOf = (table: string) => `
  CREATE TABLE ${table}_draft (
    draft_id integer PRIMARY KEY REFERENCES ${table} ON DELETE CASCADE,
    of_id integer NOT NULL UNIQUE REFERENCES ${table} ON DELETE CASCADE,
    of_revision integer NOT NULL,
    CHECK (draft_id <> of_id)
  );
  CREATE TRIGGER ${table}_stands_alone AFTER UPDATE OF is_published ON ${table}
    FOR EACH ROW WHEN (NEW.is_published) EXECUTE FUNCTION draft_stands_alone()`;

/** A draft may stand beside what is published. Published by itself it is an item of its own. */
export class DraftsBeside20261126210000 implements MigrationInterface {
  name = 'DraftsBeside20261126210000';
  borneBy = 'all';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION draft_stands_alone() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          EXECUTE format('DELETE FROM %I WHERE draft_id = $1', TG_TABLE_NAME || '_draft') USING NEW.id;
          RETURN NULL;
        END
      $$;
      ${tables.map(draftsOf).join(';')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    const without = (table: string) => `DROP TRIGGER ${table}_stands_alone ON ${table}; DROP TABLE ${table}_draft`;
    await runner.query(`${tables.map(without).join(';')}; DROP FUNCTION draft_stands_alone`);
  }
}
