import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Every order of the shift list has an index that ends in the key, and the filters' indexes hold what is counted, so that
 * a firm with a million shifts counts them without reading them. How many shifts of each status a company has on
 * each day is kept: statements note what they change, so that nobody waits for anybody else's transaction, and a job adds
 * it up.
 */
export class ShiftLists20261122180000 implements MigrationInterface {
  name = 'ShiftLists20261122180000';

  async up(queryRunner: QueryRunner): Promise<void> {
    const day = `(start_time AT TIME ZONE 'UTC')::date`;
    const counted = 'INCLUDE (company_id, status, end_time)';
    await queryRunner.query(`
      -- A large firm's indexes take longer than a request may.
      SET LOCAL statement_timeout = 0;
      DROP INDEX shift_company_start_idx, shift_client_start_idx, shift_employee_start_idx, shift_company_created_idx;
      CREATE INDEX shift_company_start_idx ON shift (company_id, start_time DESC, id DESC) INCLUDE (end_time, status);
      CREATE INDEX shift_client_start_idx ON shift (client_id, start_time DESC, id DESC) ${counted};
      CREATE INDEX shift_employee_start_idx ON shift (employee_id, start_time DESC, id DESC) ${counted};
      CREATE INDEX shift_company_created_idx ON shift (company_id, created_at DESC, id DESC) INCLUDE (status);
      CREATE INDEX shift_company_end_idx ON shift (company_id, end_time, id) INCLUDE (status);
      CREATE INDEX shift_company_status_idx ON shift (company_id, status, start_time, id) INCLUDE (end_time);
      CREATE INDEX shift_company_title_idx ON shift (company_id, title COLLATE "und-x-icu", id);
      CREATE INDEX employee_name_search_idx ON employee USING gin (first_name gin_trgm_ops, last_name gin_trgm_ops);
      CREATE INDEX location_name_search_idx ON location USING gin (name gin_trgm_ops);

      CREATE TABLE shift_tally (
        company_id integer NOT NULL REFERENCES company,
        status text NOT NULL,
        -- On which shifts start, in UTC.
        day date NOT NULL,
        change integer NOT NULL
      );
      CREATE INDEX shift_tally_company_idx ON shift_tally (company_id, day) INCLUDE (status, change);
      INSERT INTO shift_tally SELECT company_id, status, ${day}, count(*) FROM shift GROUP BY 1, 2, 3;

      CREATE FUNCTION tally_shifts() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF TG_OP = 'INSERT' THEN
            INSERT INTO shift_tally SELECT company_id, status, ${day}, count(*) FROM made GROUP BY 1, 2, 3;
          ELSIF TG_OP = 'DELETE' THEN
            INSERT INTO shift_tally SELECT company_id, status, ${day}, -count(*) FROM gone GROUP BY 1, 2, 3;
          ELSE
            INSERT INTO shift_tally
              SELECT company_id, status, day, sum(change) FROM (
                SELECT company_id, status, ${day} AS day, 1 AS change FROM made
                UNION ALL SELECT company_id, status, ${day}, -1 FROM gone
              ) AS moved
              GROUP BY 1, 2, 3 HAVING sum(change) <> 0;
          END IF;
          RETURN NULL;
        END
      $$;
      CREATE TRIGGER shift_tally_insert AFTER INSERT ON shift REFERENCING NEW TABLE AS made
        FOR EACH STATEMENT EXECUTE FUNCTION tally_shifts();
      CREATE TRIGGER shift_tally_delete AFTER DELETE ON shift REFERENCING OLD TABLE AS gone
        FOR EACH STATEMENT EXECUTE FUNCTION tally_shifts();
      CREATE TRIGGER shift_tally_update AFTER UPDATE ON shift REFERENCING OLD TABLE AS gone NEW TABLE AS made
        FOR EACH STATEMENT EXECUTE FUNCTION tally_shifts();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER shift_tally_insert ON shift;
      DROP TRIGGER shift_tally_delete ON shift;
      DROP TRIGGER shift_tally_update ON shift;
      DROP FUNCTION tally_shifts;
      DROP TABLE shift_tally;
      DROP INDEX location_name_search_idx, employee_name_search_idx, shift_company_title_idx, shift_company_status_idx,
        shift_company_end_idx, shift_company_created_idx, shift_employee_start_idx, shift_client_start_idx,
        shift_company_start_idx;
      CREATE INDEX shift_company_start_idx ON shift (company_id, start_time DESC, id DESC);
      CREATE INDEX shift_client_start_idx ON shift (client_id, start_time DESC, id DESC);
      CREATE INDEX shift_employee_start_idx ON shift (employee_id, start_time DESC, id DESC);
      CREATE INDEX shift_company_created_idx ON shift (company_id, created_at DESC);
    `);
  }
}
