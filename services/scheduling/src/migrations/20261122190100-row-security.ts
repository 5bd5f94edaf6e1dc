import { unsecureRows } from '@portfolio/service-kit/row-security';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ofCaller, secureCompanyRows } from '../sql/row-security.ts';

/** By table: see `secureCompanyRows`. */
const secured: Readonly<Record<string, Parameters<typeof secureCompanyRows>[1]>> = {
  company: { company: 'id' },
  company_admin: {},
  admin_registration_link: {},
  client: {},
  location: {},
  qualification: {},
  employee: { own: ofCaller('id') },
  employee_qualification: { own: ofCaller('employee_id') },
  employee_invitation: { own: ofCaller('employee_id') },
  availability_rule: { own: ofCaller('employee_id') },
  shift: { own: ofCaller('employee_id') },
  shift_series: {},
  shift_tally: {},
  week_template: {},
  week_template_shift: { own: ofCaller('employee_id') },
  payment_period: {},
  payment: { own: ofCaller('employee_id') },
};

/** Tables that knew their company by their employee alone. */
const employees = ['availability_rule', 'employee_invitation'];

/**
 * The database keeps companies, and employees, apart by itself, whatever a statement forgets: each comes with its scope, and
 * what that does not name is not there for it.
 */
export class RowSecurity20261122190100 implements MigrationInterface {
  name = 'RowSecurity20261122190100';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of employees) {
      await queryRunner.query(`
        ALTER TABLE ${table} ADD COLUMN company_id integer;
        UPDATE ${table} SET company_id = employee.company_id FROM employee WHERE employee.id = employee_id;
        ALTER TABLE ${table} ALTER COLUMN company_id SET NOT NULL,
          DROP CONSTRAINT ${table}_employee_id_fkey,
          ADD CONSTRAINT ${table}_employee_fkey
            FOREIGN KEY (employee_id, company_id) REFERENCES employee (id, company_id) ON DELETE CASCADE;
      `);
    }
    await queryRunner.query(scopeFunctions);
    for (const [table, options] of Object.entries(secured)) await queryRunner.query(secureCompanyRows(table, options));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of Object.keys(secured)) await queryRunner.query(unsecureRows(table));
    await queryRunner.query(`
      DROP FUNCTION assume_scope, scope_everything, scope_companies, scope_administered, scope_employee;
    `);
    for (const table of employees) {
      await queryRunner.query(`
        ALTER TABLE ${table} DROP CONSTRAINT ${table}_employee_fkey, DROP COLUMN company_id,
          ADD CONSTRAINT ${table}_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES employee ON DELETE CASCADE;
      `);
    }
  }
}

const setting = (name: string) => `nullif(current_setting('scope.${name}', true), '')`;

/**
 * A scope is settings that end with the transaction; what is not set reaches nothing. Policies ask for them in subselects, so
 * that they are read once for a statement and not for each row.
 */
const scopeFunctions = `
  CREATE FUNCTION scope_everything() RETURNS boolean STABLE PARALLEL SAFE LANGUAGE sql
    RETURN coalesce(${setting('everything')} = 'on', false);
  CREATE FUNCTION scope_companies() RETURNS integer[] STABLE PARALLEL SAFE LANGUAGE sql
    RETURN coalesce(${setting('companies')}, '{}')::integer[];
  CREATE FUNCTION scope_administered() RETURNS integer[] STABLE PARALLEL SAFE LANGUAGE sql
    RETURN coalesce(${setting('administered')}, '{}')::integer[];
  CREATE FUNCTION scope_employee() RETURNS integer STABLE PARALLEL SAFE LANGUAGE sql
    RETURN ${setting('employee')}::integer;

  -- 'everything', 'company 7', 'user 42' or ''.
  CREATE FUNCTION assume_scope(scope text) RETURNS void LANGUAGE plpgsql AS $$
    DECLARE
      given constant integer := nullif(split_part(scope, ' ', 2), '');
      administered integer[] := '{}';
      employer integer;
      own integer;
    BEGIN
      -- To find out what a user administers and where they work, too.
      PERFORM set_config('scope.everything', 'on', true);
      IF scope = 'everything' THEN
        RETURN;
      ELSIF scope LIKE 'company %' THEN
        administered := ARRAY[given];
      ELSIF scope LIKE 'user %' THEN
        administered := ARRAY(SELECT company_id FROM company_admin WHERE user_id = given);
        SELECT employee.id, company_id INTO own, employer FROM employee WHERE user_id = given;
      END IF;
      PERFORM set_config('scope.everything', '', true),
        set_config('scope.administered', administered::text, true),
        set_config('scope.companies', array_remove(administered || employer, NULL)::text, true),
        set_config('scope.employee', coalesce(own::text, ''), true);
    END
  $$;
`;
