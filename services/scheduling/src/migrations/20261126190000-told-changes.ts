import type { Migration } from '@portfolio/service-kit/database';
import type { QueryRunner } from 'typeorm';
import { scope } from './baseline/scope.ts';

/** Hangs on rows that tell, or is nobody's to look at. */
const silent = [
  'audit_event',
  'calendar_feed',
  'deleted_shift',
  'license_warning',
  'notice_delivery',
  'notice_shift',
  'push_subscription',
  'roster_plan',
  'shift_reference_tally',
  'shift_tally',
  'shift_title_tally',
];

const assumeScope = scope.slice(scope.indexOf('CREATE FUNCTION assume_scope')).replace('CREATE', 'CREATE OR REPLACE');

/** `everything by 1`, `user 42 by 42`: for whom a statement is, and whose. */
const withAuthor = assumeScope
  .replace("split_part(scope, ' ', 2)", "substring(scope FROM '^(?:company|user) (\\d+)')")
  .replace("scope = 'everything'", "scope LIKE 'everything%'")
  .replace(
    "set_config('scope.everything', 'on', true)",
    () =>
      "set_config('scope.everything', 'on', true), set_config('scope.author', coalesce(substring(scope FROM ' by (\\d+)$'), ''), true)",
  );

/**
 * A statement that changes what people see says so once it is committed: what, of which company, by whom, never how. `tell_changes_of` lets
 * a table's do so; `secureCompanyRows` asks it to.
 */
export class ToldChanges20261126190000 implements Migration {
  name = 'ToldChanges20261126190000';
  borneBy = 'all';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(withAuthor);
    await runner.query(`
      -- Arguments: SQL of a row's company, its id, and the employee whom it concerns.
      CREATE FUNCTION tell_change() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE
          told text;
        BEGIN
          FOR told IN EXECUTE format(
            'SELECT json_build_object(''company'', %1$s, ''noun'', $1, ''by'', nullif(current_setting(''scope.author'', true), '''')::integer,
               ''ids'', CASE WHEN count(*) <= 50 THEN array_remove(array_agg(%2$s), NULL) ELSE ''{}'' END,
               ''employees'', CASE WHEN count(DISTINCT %3$s) <= 100 THEN array_remove(array_agg(DISTINCT %3$s), NULL) END)
             FROM changed GROUP BY %1$s', TG_ARGV[0], TG_ARGV[1], TG_ARGV[2]) USING TG_TABLE_NAME
          LOOP
            PERFORM pg_notify('told_change', told);
          END LOOP;
          RETURN NULL;
        END
      $$;
      CREATE FUNCTION tell_changes_of(relation text) RETURNS void LANGUAGE plpgsql AS $$
        DECLARE
          columns constant text[] := ARRAY(SELECT column_name::text FROM information_schema.columns
            WHERE table_schema = 'public' AND table_name = relation);
          of_company constant text := CASE WHEN 'company_id' = ANY (columns) THEN 'company_id' ELSE 'id' END;
          itself constant text := CASE WHEN 'id' = ANY (columns) THEN 'id' ELSE 'NULL::integer' END;
          employee constant text := CASE WHEN relation = 'employee' THEN 'id' WHEN NOT 'employee_id' = ANY (columns) THEN 'NULL::integer'
            WHEN 'is_draft' = ANY (columns) THEN 'CASE WHEN NOT is_draft THEN employee_id END' ELSE 'employee_id' END;
          change text;
        BEGIN
          FOREACH change IN ARRAY ARRAY['INSERT', 'UPDATE', 'DELETE'] LOOP
            EXECUTE format('CREATE OR REPLACE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_change(%L, %L, %L)',
              'told_' || lower(change), change, relation, CASE change WHEN 'DELETE' THEN 'OLD' ELSE 'NEW' END, of_company, itself, employee);
          END LOOP;
        END
      $$;`);
    await runner.query(
      `SELECT tell_changes_of(relname) FROM pg_class
       WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND NOT relname = ANY ($1)
         AND (relname = 'company' OR EXISTS (SELECT FROM pg_attribute WHERE attrelid = pg_class.oid AND attname = 'company_id'))
       ORDER BY relname`,
      [silent],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP FUNCTION tell_changes_of; DROP FUNCTION tell_change CASCADE; ${assumeScope}`);
  }
}
