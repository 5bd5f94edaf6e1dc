import type { QueryRunner } from 'typeorm';
import { EnvironmentError } from '../environment/index.ts';
import type { Migration } from './migration.ts';

/** The job queue's first is still there under its name. */
const replaced = `name <> 'JobQueue20261121080000'`;

/** The schema of release 1.0.0, with which a service's migrations begin; each later one is a file of its own. */
export abstract class Baseline implements Migration {
  abstract name: string;
  protected abstract readonly sql: string;
  /** How many migrations made this schema before release 1.0.0, without the job queue's first. */
  protected abstract readonly replaces: number;
  /** SQL of what those made differently. */
  protected readonly difference: string = '';

  /** Takes a database over that all of those were applied to. @throws EnvironmentError for an older one, which it leaves as it is */
  async up(runner: QueryRunner): Promise<void> {
    const [{ before }] = (await runner.query(`SELECT count(*)::int AS before FROM migrations WHERE ${replaced}`)) as [
      { before: number },
    ];
    if (before === 0) await runner.query(this.sql);
    else if (before === this.replaces)
      await runner.query(`DELETE FROM migrations WHERE ${replaced}; ${this.difference}`);
    else
      throw new EnvironmentError(
        'This database is older than release 1.0.0: start the commit before the one that added *-baseline.ts to services/*/src/migrations once, or remove all data with "npm run reset".',
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(dropAll);
  }
}

/** All that is in `public` but extensions and the list of migrations. */
const dropAll = `DO $$
    DECLARE
      -- Named before the first goes: with it go some of the others.
      relations text[] := ARRAY(
        SELECT format('%s %I', CASE relkind WHEN 'r' THEN 'TABLE' WHEN 'v' THEN 'VIEW' ELSE 'MATERIALIZED VIEW' END, relname)
        FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'v', 'm') AND relname <> 'migrations'
          AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e'));
      routines text[] := ARRAY(
        SELECT format('ROUTINE %s', oid::regprocedure) FROM pg_proc WHERE pronamespace = 'public'::regnamespace
          AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e'));
      named text;
    BEGIN
      FOREACH named IN ARRAY relations || routines LOOP
        EXECUTE regexp_replace('DROP ' || named || ' CASCADE', '(TABLE|VIEW|ROUTINE) ', '\\1 IF EXISTS ');
      END LOOP;
    END $$`;
