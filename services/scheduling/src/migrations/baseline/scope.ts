const setting = (name: string) => `nullif(current_setting('scope.${name}', true), '')`;

/**
 * A scope is settings that end with the transaction; what is not set reaches nothing. Policies ask for them in subselects, so
 * that they are read once for a statement and not for each row.
 */
export const scope = `
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
