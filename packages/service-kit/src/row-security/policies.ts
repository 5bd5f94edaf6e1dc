/**
 * SQL, for migrations, that keeps statements to the rows of their scope, the owner's of the table too. The functions that say what
 * that is come before; policies ask for them in subselects, so that they are read once for a statement and not for each row.
 * @param reached SQL for which rows a scope reaches that is not everything, such as {@link isOwn}
 */
export const secureRows = (table: string, reached: string): string =>
  `ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
    CREATE POLICY scope ON ${table} USING ((SELECT scope_everything()) OR ${reached});`;

/** SQL that takes {@link secureRows} back. */
export const unsecureRows = (table: string): string =>
  `DROP POLICY scope ON ${table};
   ALTER TABLE ${table} NO FORCE ROW LEVEL SECURITY, DISABLE ROW LEVEL SECURITY;`;

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

/** SQL that takes {@link ownerScope} back. */
export const dropOwnerScope = 'DROP FUNCTION scope_everything, scope_user;';
