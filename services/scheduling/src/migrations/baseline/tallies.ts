const counted = 'company_id, client_id, location_id, employee_id, status, title, start_time';
const made = `SELECT ${counted}, 1 AS change FROM made`;
const gone = `SELECT ${counted}, -1 AS change FROM gone`;

const note = (moved: string): string => `
        WITH moved AS MATERIALIZED (${moved}), days AS (
          INSERT INTO shift_tally
            SELECT company_id, status, (start_time AT TIME ZONE 'UTC')::date AS day, sum(change) FROM moved
            GROUP BY company_id, status, day HAVING sum(change) <> 0
        ), titles AS (
          INSERT INTO shift_title_tally (company_id, title, status, change)
            SELECT company_id, title, status, sum(change) FROM moved
            GROUP BY company_id, title, status HAVING sum(change) <> 0
        )
        INSERT INTO shift_reference_tally (company_id, refers_to, referred_id, status, change)
          SELECT company_id, refers_to, referred_id, status, sum(change) FROM moved,
            LATERAL (VALUES ('client', client_id), ('location', location_id), ('employee', employee_id))
              AS reference (refers_to, referred_id)
          WHERE referred_id IS NOT NULL
          GROUP BY company_id, refers_to, referred_id, status HAVING sum(change) <> 0;`;

/** One trigger keeps all numbers. */
export const tallyTriggers = `
  CREATE FUNCTION tally_shifts() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN ${note(made)}
      ELSIF TG_OP = 'DELETE' THEN ${note(gone)}
      ELSE ${note(`${made} UNION ALL ${gone}`)}
      END IF;
      RETURN NULL;
    END
  $$;
  CREATE TRIGGER shift_tally_insert AFTER INSERT ON shift REFERENCING NEW TABLE AS made
    FOR EACH STATEMENT EXECUTE FUNCTION tally_shifts();
  CREATE TRIGGER shift_tally_delete AFTER DELETE ON shift REFERENCING OLD TABLE AS gone
    FOR EACH STATEMENT EXECUTE FUNCTION tally_shifts();
  CREATE TRIGGER shift_tally_update AFTER UPDATE ON shift REFERENCING OLD TABLE AS gone NEW TABLE AS made
    FOR EACH STATEMENT EXECUTE FUNCTION tally_shifts()`;

/** How many shifts there are is kept: statements note what they change, so that nobody waits for anybody else’s transaction, and a job adds it up. */
export const tallies = `
  CREATE TABLE shift_tally (
    company_id integer NOT NULL REFERENCES company,
    status text NOT NULL,
    -- On which shifts start, in UTC.
    day date NOT NULL,
    change integer NOT NULL
  );
  CREATE INDEX shift_tally_company_idx ON shift_tally (company_id, day) INCLUDE (status, change);

  CREATE TABLE shift_title_tally (
    company_id integer NOT NULL REFERENCES company,
    title text NOT NULL,
    change integer NOT NULL,
    is_sum boolean NOT NULL DEFAULT false,
    status text NOT NULL
  );
  CREATE INDEX shift_title_tally_company_idx ON shift_title_tally (company_id, title) INCLUDE (change);
  CREATE INDEX shift_title_tally_note_idx ON shift_title_tally (company_id, title) WHERE NOT is_sum;
  CREATE INDEX shift_title_tally_search_idx ON shift_title_tally USING gin (title gin_trgm_ops);

  CREATE TABLE shift_reference_tally (
    company_id integer NOT NULL REFERENCES company,
    -- client, location or employee
    refers_to text NOT NULL,
    referred_id integer NOT NULL,
    status text NOT NULL,
    change integer NOT NULL,
    is_sum boolean NOT NULL DEFAULT false
  );
  CREATE INDEX shift_reference_tally_idx ON shift_reference_tally (company_id, refers_to, referred_id, status)
    INCLUDE (change);
  CREATE INDEX shift_reference_tally_note_idx ON shift_reference_tally (company_id, refers_to, referred_id, status) WHERE NOT is_sum;

  ${tallyTriggers};`;
