import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Indexes of names in the order of `alphabetical()`, and an employee's first day where the company is: a trigger, so that
 * every writer has it, as a default cannot look at another table.
 */
export class NamesInOrder20261122151000 implements MigrationInterface {
  name = 'NamesInOrder20261122151000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ${namesIn('COLLATE "und-x-icu"', '')}
      CREATE INDEX employee_company_first_name_idx ON employee
        (company_id, first_name COLLATE "und-x-icu", last_name COLLATE "und-x-icu", id);

      ALTER TABLE employee ALTER COLUMN start_date DROP DEFAULT;
      CREATE FUNCTION employee_starts_today() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          NEW.start_date := (now() AT TIME ZONE (SELECT time_zone FROM company WHERE id = NEW.company_id))::date;
          RETURN NEW;
        END
      $$;
      CREATE TRIGGER employee_start_date BEFORE INSERT ON employee FOR EACH ROW WHEN (NEW.start_date IS NULL)
        EXECUTE FUNCTION employee_starts_today();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER employee_start_date ON employee;
      DROP FUNCTION employee_starts_today;
      ALTER TABLE employee ALTER COLUMN start_date SET DEFAULT (now() AT TIME ZONE 'UTC')::date;
      DROP INDEX employee_company_first_name_idx;
      ${namesIn('', 'lower')}
    `);
  }
}

/** The same indexes by one order or the other. */
const namesIn = (collation: string, shown: string) => {
  const by = (column: string) => `${shown}(${column}) ${collation}`;
  return `
    DROP INDEX client_company_name_idx, client_name_idx, employee_company_name_idx;
    CREATE INDEX client_company_name_idx ON client (company_id, ${by('name')}, id);
    CREATE INDEX client_name_idx ON client (${by('name')}, id);
    CREATE INDEX employee_company_name_idx ON employee (company_id, ${by('last_name')}, ${by('first_name')}, id);
  `;
};
