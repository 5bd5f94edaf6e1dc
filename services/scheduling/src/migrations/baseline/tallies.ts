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

  CREATE FUNCTION tally_shifts() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        INSERT INTO shift_tally SELECT company_id, status, (start_time AT TIME ZONE 'UTC')::date, count(*) FROM made GROUP BY 1, 2, 3;
      ELSIF TG_OP = 'DELETE' THEN
        INSERT INTO shift_tally SELECT company_id, status, (start_time AT TIME ZONE 'UTC')::date, -count(*) FROM gone GROUP BY 1, 2, 3;
      ELSE
        INSERT INTO shift_tally
          SELECT company_id, status, day, sum(change) FROM (
            SELECT company_id, status, (start_time AT TIME ZONE 'UTC')::date AS day, 1 AS change FROM made
            UNION ALL SELECT company_id, status, (start_time AT TIME ZONE 'UTC')::date, -1 FROM gone
          ) AS moved
          GROUP BY 1, 2, 3 HAVING sum(change) <> 0;
      END IF;
      RETURN NULL;
    END
  $$;

  CREATE FUNCTION tally_shift_titles() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        INSERT INTO shift_title_tally (company_id, title, status, change) SELECT company_id, title, status, count(*) FROM made GROUP BY company_id, title, status;
      ELSIF TG_OP = 'DELETE' THEN
        INSERT INTO shift_title_tally (company_id, title, status, change) SELECT company_id, title, status, -count(*) FROM gone GROUP BY company_id, title, status;
      ELSE
        INSERT INTO shift_title_tally (company_id, title, status, change)
          SELECT company_id, title, status, sum(change) FROM (
            SELECT company_id, title, status, 1 AS change FROM made UNION ALL SELECT company_id, title, status, -1 FROM gone
          ) AS moved
          GROUP BY company_id, title, status HAVING sum(change) <> 0;
      END IF;
      RETURN NULL;
    END
  $$;

  CREATE FUNCTION tally_shift_references() RETURNS trigger LANGUAGE plpgsql AS $$
          BEGIN
            IF TG_OP = 'INSERT' THEN
              INSERT INTO shift_reference_tally
                SELECT company_id, refers_to, referred_id, status, count(*) FROM made, LATERAL (VALUES ('client', client_id), ('location', location_id), ('employee', employee_id))
    AS reference (refers_to, referred_id) WHERE referred_id IS NOT NULL GROUP BY company_id, refers_to, referred_id, status;
            ELSIF TG_OP = 'DELETE' THEN
              INSERT INTO shift_reference_tally
                SELECT company_id, refers_to, referred_id, status, -count(*) FROM gone, LATERAL (VALUES ('client', client_id), ('location', location_id), ('employee', employee_id))
    AS reference (refers_to, referred_id) WHERE referred_id IS NOT NULL GROUP BY company_id, refers_to, referred_id, status;
            ELSE
              INSERT INTO shift_reference_tally
                SELECT company_id, refers_to, referred_id, status, sum(change) FROM (
                  SELECT company_id, client_id, location_id, employee_id, status, 1 AS change FROM made
                  UNION ALL SELECT company_id, client_id, location_id, employee_id, status, -1 FROM gone
                ) AS moved, LATERAL (VALUES ('client', client_id), ('location', location_id), ('employee', employee_id))
    AS reference (refers_to, referred_id)
                WHERE referred_id IS NOT NULL GROUP BY company_id, refers_to, referred_id, status HAVING sum(change) <> 0;
            END IF;
            RETURN NULL;
          END
  $$;

  CREATE TRIGGER shift_tally_insert AFTER INSERT ON shift REFERENCING NEW TABLE AS made
    FOR EACH STATEMENT EXECUTE FUNCTION tally_shifts();
  CREATE TRIGGER shift_tally_delete AFTER DELETE ON shift REFERENCING OLD TABLE AS gone
    FOR EACH STATEMENT EXECUTE FUNCTION tally_shifts();
  CREATE TRIGGER shift_tally_update AFTER UPDATE ON shift REFERENCING OLD TABLE AS gone NEW TABLE AS made
    FOR EACH STATEMENT EXECUTE FUNCTION tally_shifts();
  CREATE TRIGGER shift_title_tally_insert AFTER INSERT ON shift REFERENCING NEW TABLE AS made
    FOR EACH STATEMENT EXECUTE FUNCTION tally_shift_titles();
  CREATE TRIGGER shift_title_tally_delete AFTER DELETE ON shift REFERENCING OLD TABLE AS gone
    FOR EACH STATEMENT EXECUTE FUNCTION tally_shift_titles();
  CREATE TRIGGER shift_title_tally_update AFTER UPDATE ON shift REFERENCING OLD TABLE AS gone NEW TABLE AS made
    FOR EACH STATEMENT EXECUTE FUNCTION tally_shift_titles();
  CREATE TRIGGER shift_reference_tally_insert AFTER INSERT ON shift REFERENCING NEW TABLE AS made
    FOR EACH STATEMENT EXECUTE FUNCTION tally_shift_references();
  CREATE TRIGGER shift_reference_tally_delete AFTER DELETE ON shift REFERENCING OLD TABLE AS gone
    FOR EACH STATEMENT EXECUTE FUNCTION tally_shift_references();
  CREATE TRIGGER shift_reference_tally_update AFTER UPDATE ON shift REFERENCING OLD TABLE AS gone NEW TABLE AS made
    FOR EACH STATEMENT EXECUTE FUNCTION tally_shift_references();`;
