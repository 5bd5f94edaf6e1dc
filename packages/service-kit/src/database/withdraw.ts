/** SQL: nobody but the owner of a table in `public` may do this to it, if there is one; whoever had been granted that. */
export const withdraw = (privileges: string, table: string): string => `DO $$
  DECLARE grantee name;
  BEGIN
    FOR grantee IN
      SELECT DISTINCT pg_roles.rolname FROM pg_class, aclexplode(relacl) AS granted, pg_roles
      WHERE pg_class.oid = to_regclass('public.${table}') AND pg_roles.oid = granted.grantee AND granted.grantee <> relowner
    LOOP
      EXECUTE format('REVOKE ${privileges} ON public.${table} FROM %I', grantee);
    END LOOP;
  END $$;`;

/** What was migrated is the owner's to say: who serves only reads it. */
export const migrationsAreRead: string = withdraw('INSERT, UPDATE, DELETE, TRUNCATE, MAINTAIN', 'migrations');
