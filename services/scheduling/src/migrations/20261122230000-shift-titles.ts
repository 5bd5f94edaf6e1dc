import type { MigrationInterface, QueryRunner } from 'typeorm';
import { secureCompanyRows } from '../sql/row-security.ts';

/**
 * How many shifts of a company have which title is kept, as `shift_tally` keeps their statuses and days: a firm has a million
 * shifts and few titles, and a search looks at these. What a statement changes is noted beside the sums, of which there are
 * as many as titles, so that adding up touches only those that changed.
 */
export class ShiftTitles20261122230000 implements MigrationInterface {
  name = 'ShiftTitles20261122230000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      SET LOCAL statement_timeout = 0;
      CREATE TABLE shift_title_tally (
        company_id integer NOT NULL REFERENCES company,
        title text NOT NULL,
        change integer NOT NULL,
        is_sum boolean NOT NULL DEFAULT false
      );
      ${secureCompanyRows('shift_title_tally')}
      -- Nobody writes shifts until the sums are there, for about a second a million; everybody goes on reading.
      LOCK TABLE shift IN SHARE ROW EXCLUSIVE MODE;
      INSERT INTO shift_title_tally SELECT company_id, title, count(*), true FROM shift GROUP BY company_id, title;
      CREATE INDEX shift_title_tally_company_idx ON shift_title_tally (company_id, title) INCLUDE (change);
      CREATE INDEX shift_title_tally_search_idx ON shift_title_tally USING gin (title gin_trgm_ops);
      CREATE INDEX shift_title_tally_note_idx ON shift_title_tally (company_id, title) WHERE NOT is_sum;

      CREATE FUNCTION tally_shift_titles() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF TG_OP = 'INSERT' THEN
            INSERT INTO shift_title_tally SELECT company_id, title, count(*) FROM made GROUP BY 1, 2;
          ELSIF TG_OP = 'DELETE' THEN
            INSERT INTO shift_title_tally SELECT company_id, title, -count(*) FROM gone GROUP BY 1, 2;
          ELSE
            INSERT INTO shift_title_tally
              SELECT company_id, title, sum(change) FROM (
                SELECT company_id, title, 1 AS change FROM made UNION ALL SELECT company_id, title, -1 FROM gone
              ) AS moved
              GROUP BY 1, 2 HAVING sum(change) <> 0;
          END IF;
          RETURN NULL;
        END
      $$;
      CREATE TRIGGER shift_title_tally_insert AFTER INSERT ON shift REFERENCING NEW TABLE AS made
        FOR EACH STATEMENT EXECUTE FUNCTION tally_shift_titles();
      CREATE TRIGGER shift_title_tally_delete AFTER DELETE ON shift REFERENCING OLD TABLE AS gone
        FOR EACH STATEMENT EXECUTE FUNCTION tally_shift_titles();
      CREATE TRIGGER shift_title_tally_update AFTER UPDATE ON shift REFERENCING OLD TABLE AS gone NEW TABLE AS made
        FOR EACH STATEMENT EXECUTE FUNCTION tally_shift_titles();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER shift_title_tally_insert ON shift;
      DROP TRIGGER shift_title_tally_delete ON shift;
      DROP TRIGGER shift_title_tally_update ON shift;
      DROP FUNCTION tally_shift_titles;
      DROP TABLE shift_title_tally;
    `);
  }
}
