import type { MigrationInterface, QueryRunner } from 'typeorm';
import { secureCompanyRows } from '../sql/row-security.ts';

const reference = `LATERAL (VALUES ('client', client_id), ('location', location_id), ('employee', employee_id))
  AS reference (refers_to, referred_id)`;

const own = 'company_id, refers_to, referred_id, status';

/**
 * How many shifts of each status a client, a location and an employee has is kept, as `shift_tally` keeps days: a search that
 * finds them by their names adds these numbers up. Titles are kept by status too. What a statement changes is noted beside
 * the sums, so that nobody waits for another's transaction.
 */
export class ShiftReferences20261123020000 implements MigrationInterface {
  name = 'ShiftReferences20261123020000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      SET LOCAL statement_timeout = 0;
      -- Nobody writes shifts, or searches them, until the sums are there, for some seconds a million. First of all, as every
      -- statement that writes has it before the tables of numbers.
      LOCK TABLE shift IN SHARE ROW EXCLUSIVE MODE;
      CREATE TABLE shift_reference_tally (
        company_id integer NOT NULL REFERENCES company,
        -- client, location or employee
        refers_to text NOT NULL,
        referred_id integer NOT NULL,
        status text NOT NULL,
        change integer NOT NULL,
        is_sum boolean NOT NULL DEFAULT false
      );
      ${secureCompanyRows('shift_reference_tally')}
      ALTER TABLE shift_title_tally ADD COLUMN status text;
      INSERT INTO shift_reference_tally
        SELECT ${own}, count(*), true FROM shift, ${reference} WHERE referred_id IS NOT NULL GROUP BY ${own};
      CREATE INDEX shift_reference_tally_idx ON shift_reference_tally (${own}) INCLUDE (change);
      CREATE INDEX shift_reference_tally_note_idx ON shift_reference_tally (${own}) WHERE NOT is_sum;
      DELETE FROM shift_title_tally;
      INSERT INTO shift_title_tally (company_id, title, status, change, is_sum)
        SELECT company_id, title, status, count(*), true FROM shift GROUP BY company_id, title, status;
      ALTER TABLE shift_title_tally ALTER COLUMN status SET NOT NULL;

      CREATE FUNCTION tally_shift_references() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF TG_OP = 'INSERT' THEN
            INSERT INTO shift_reference_tally
              SELECT ${own}, count(*) FROM made, ${reference} WHERE referred_id IS NOT NULL GROUP BY ${own};
          ELSIF TG_OP = 'DELETE' THEN
            INSERT INTO shift_reference_tally
              SELECT ${own}, -count(*) FROM gone, ${reference} WHERE referred_id IS NOT NULL GROUP BY ${own};
          ELSE
            INSERT INTO shift_reference_tally
              SELECT ${own}, sum(change) FROM (
                SELECT company_id, client_id, location_id, employee_id, status, 1 AS change FROM made
                UNION ALL SELECT company_id, client_id, location_id, employee_id, status, -1 FROM gone
              ) AS moved, ${reference}
              WHERE referred_id IS NOT NULL GROUP BY ${own} HAVING sum(change) <> 0;
          END IF;
          RETURN NULL;
        END
      $$;
      ${['INSERT REFERENCING NEW', 'DELETE REFERENCING OLD', 'UPDATE REFERENCING OLD TABLE AS gone NEW']
        .map((event) => trigger('shift_reference_tally', 'tally_shift_references', event))
        .join('\n')}
      ${tallyTitles('company_id, title, status')}
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER shift_reference_tally_insert ON shift;
      DROP TRIGGER shift_reference_tally_delete ON shift;
      DROP TRIGGER shift_reference_tally_update ON shift;
      DROP FUNCTION tally_shift_references;
      DROP TABLE shift_reference_tally;
      ${tallyTitles('company_id, title')}
      ALTER TABLE shift_title_tally DROP COLUMN status;
    `);
  }
}

function trigger(name: string, run: string, event: string): string {
  const table = event.endsWith('OLD') ? 'gone' : 'made';
  const [kind = '', ...rest] = event.split(' ');
  return `CREATE TRIGGER ${name}_${kind.toLowerCase()} AFTER ${kind} ON shift ${rest.join(' ')} TABLE AS ${table}
    FOR EACH STATEMENT EXECUTE FUNCTION ${run}();`;
}

/** SQL for the function that the triggers of titles run. @param kept by what their numbers are kept */
const tallyTitles = (kept: string) => `
  CREATE OR REPLACE FUNCTION tally_shift_titles() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        INSERT INTO shift_title_tally (${kept}, change) SELECT ${kept}, count(*) FROM made GROUP BY ${kept};
      ELSIF TG_OP = 'DELETE' THEN
        INSERT INTO shift_title_tally (${kept}, change) SELECT ${kept}, -count(*) FROM gone GROUP BY ${kept};
      ELSE
        INSERT INTO shift_title_tally (${kept}, change)
          SELECT ${kept}, sum(change) FROM (
            SELECT ${kept}, 1 AS change FROM made UNION ALL SELECT ${kept}, -1 FROM gone
          ) AS moved
          GROUP BY ${kept} HAVING sum(change) <> 0;
      END IF;
      RETURN NULL;
    END
  $$;`;
