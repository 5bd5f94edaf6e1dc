import { AsyncLocalStorage } from 'node:async_hooks';
import type { Actor } from '../access/index.ts';
import type { RowScope } from '../database/index.ts';
import type { Task } from '../jobs/index.ts';
import { currentContext } from '../request-context/index.ts';

/**
 * SQL, for migrations, that keeps statements to the rows of their scope, the owner's of the table too. The functions that say what
 * that is come before; policies ask for them in subselects, so that they are read once for a statement and not for each row.
 * @param reached SQL for which rows a scope reaches that is not everything, such as {@link isOwn}
 */
export const secureRows = (table: string, reached: string): string =>
  `ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
    CREATE POLICY scope ON ${table} USING ((SELECT scope_everything()) OR ${reached});`;

/** SQL: the row is of the user for whom the statement is. */
export const isOwn = (column: string): string => `${column} = (SELECT scope_user())`;

/**
 * SQL of the functions for a service whose rows belong to users. What is not set reaches nothing. What was never set, because the
 * release before does not know of it, reaches everything, until that release is gone (docs/decisions/0410).
 */
export const ownerScope = `
  CREATE FUNCTION scope_everything() RETURNS boolean STABLE PARALLEL SAFE LANGUAGE sql
    RETURN coalesce(current_setting('scope.everything', true), 'on') = 'on';
  CREATE FUNCTION scope_user() RETURNS integer STABLE PARALLEL SAFE LANGUAGE sql
    RETURN nullif(current_setting('scope.user', true), '')::integer;`;

/**
 * Whose rows the database shows and lets be changed: everybody's, those of a user, or those of a company, where there are any. What
 * that means for a table is its policy's to say.
 */
export type Scope = 'everything' | { company: number } | { user: number };

const said = new AsyncLocalStorage<Scope>();

/** Does `work` in a scope of its own: where nobody is known yet, and for a right that is no user's, but a link's or another service's. */
export const inScope = <T>(scope: Scope, work: () => T): T => said.run(scope, work);

/** Jobs are for whomever they find. */
export const forEverybody = (task: Task): Task => ({
  ...task,
  run: (...told) => inScope('everything', () => task.run(...told)),
});

/** `user 42` */
function written(scope: Scope | undefined): string {
  if (scope === undefined || scope === 'everything') return scope ?? '';
  return Object.entries(scope).flat().join(' ');
}

/**
 * Sent with every statement of a service: what {@link inScope} says, else the user of the request. Without either there are no rows.
 * @param assume as of `RowScope`
 * @param reachesEverything of which users, without saying so
 */
export const rowScope = (assume: string, reachesEverything: (actor: Actor) => boolean = () => false): RowScope => ({
  assume,
  current() {
    const actor = currentContext()?.actor;
    const own = actor && (reachesEverything(actor) ? 'everything' : { user: actor.userId });
    return written(said.getStore() ?? own);
  },
});

/**
 * Of a service whose rows belong to users (`ownerScope`). It says from the beginning that it knows of scopes, so that a statement without
 * one reaches nothing; one of the release before reaches everything.
 */
export const ownerRows: RowScope = {
  ...rowScope(
    `SELECT set_config('scope.everything', CASE $1::text WHEN 'everything' THEN 'on' ELSE '' END, true),
       set_config('scope.user', coalesce(substring($1 FROM '^user (.*)$'), ''), true)`,
  ),
  settings: '-c scope.everything=',
};
