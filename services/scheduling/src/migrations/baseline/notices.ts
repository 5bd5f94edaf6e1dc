/** What is noted of a shift when it is made, changed or deleted, column by column; later migrations note rows. */
export const noteShiftChanges = `
  -- The first change opens a notice and queues its telling a minute later, in the transaction that makes the change.
  CREATE FUNCTION note_shift_changes() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        changes jsonb;
        opened record;
      BEGIN
        IF TG_OP = 'INSERT' THEN
          SELECT jsonb_agg(to_jsonb(change)) INTO changes FROM (SELECT made.company_id, made.employee_id, made.id AS shift_id, NULL::jsonb AS before, CASE WHEN made.status <> 'cancelled' THEN jsonb_build_object(
    'start_time', made.start_time AT TIME ZONE 'UTC', 'end_time', made.end_time AT TIME ZONE 'UTC',
    'client_id', made.client_id, 'location_id', made.location_id,
    'title', made.title, 'notes', made.notes) END AS after
     FROM made WHERE made.end_time > now()) AS change
     WHERE change.before IS DISTINCT FROM change.after;
        ELSIF TG_OP = 'DELETE' THEN
          SELECT jsonb_agg(to_jsonb(change)) INTO changes FROM (SELECT gone.company_id, gone.employee_id, gone.id AS shift_id, CASE WHEN gone.status <> 'cancelled' THEN jsonb_build_object(
    'start_time', gone.start_time AT TIME ZONE 'UTC', 'end_time', gone.end_time AT TIME ZONE 'UTC',
    'client_id', gone.client_id, 'location_id', gone.location_id,
    'title', gone.title, 'notes', gone.notes) END AS before, NULL::jsonb AS after
     FROM gone WHERE gone.end_time > now()) AS change
     WHERE change.before IS DISTINCT FROM change.after;
        ELSE
          SELECT jsonb_agg(to_jsonb(change)) INTO changes FROM (
            SELECT gone.company_id, gone.employee_id, gone.id AS shift_id, CASE WHEN gone.status <> 'cancelled' THEN jsonb_build_object(
    'start_time', gone.start_time AT TIME ZONE 'UTC', 'end_time', gone.end_time AT TIME ZONE 'UTC',
    'client_id', gone.client_id, 'location_id', gone.location_id,
    'title', gone.title, 'notes', gone.notes) END AS before,
              CASE WHEN made.employee_id = gone.employee_id THEN CASE WHEN made.status <> 'cancelled' THEN jsonb_build_object(
    'start_time', made.start_time AT TIME ZONE 'UTC', 'end_time', made.end_time AT TIME ZONE 'UTC',
    'client_id', made.client_id, 'location_id', made.location_id,
    'title', made.title, 'notes', made.notes) END END AS after
            FROM gone JOIN made USING (id)
            WHERE greatest(gone.end_time, made.end_time) > now()
              AND (gone.employee_id, gone.start_time, gone.end_time, gone.client_id, gone.location_id, gone.title, gone.notes, gone.status = 'cancelled') IS DISTINCT FROM (made.employee_id, made.start_time, made.end_time, made.client_id, made.location_id, made.title, made.notes, made.status = 'cancelled')
            UNION ALL
            SELECT made.company_id, made.employee_id, made.id, NULL, CASE WHEN made.status <> 'cancelled' THEN jsonb_build_object(
    'start_time', made.start_time AT TIME ZONE 'UTC', 'end_time', made.end_time AT TIME ZONE 'UTC',
    'client_id', made.client_id, 'location_id', made.location_id,
    'title', made.title, 'notes', made.notes) END
            FROM gone JOIN made USING (id)
            WHERE made.end_time > now() AND made.employee_id <> gone.employee_id) AS change
     WHERE change.before IS DISTINCT FROM change.after;
        END IF;
        IF changes IS NULL THEN
          RETURN NULL;
        END IF;

        FOR opened IN
          -- Touched, not merely found: the row stays open until this transaction ends. Employees in order, as
          -- everywhere; those without an account are not told anything.
          INSERT INTO notice (company_id, employee_id)
          SELECT DISTINCT employee.company_id, employee.id
          FROM jsonb_to_recordset(changes) AS change (employee_id integer)
          JOIN employee ON employee.id = change.employee_id AND employee.user_id IS NOT NULL
          ORDER BY employee.id
          ON CONFLICT (employee_id) WHERE told_at IS NULL AND reminder_of IS NULL
          DO UPDATE SET employee_id = excluded.employee_id
          RETURNING id, xmax = 0 AS is_new
        LOOP
          IF opened.is_new THEN
            PERFORM graphile_worker.add_job(
              'tell-notice',
              json_build_object('payload', json_build_object('notice', opened.id)),
              run_at => now() + interval '1 minute'
            );
          END IF;
        END LOOP;

        INSERT INTO notice_shift (notice_id, company_id, shift_id, before, after)
        SELECT notice.id, notice.company_id, change.shift_id, change.before, change.after
        FROM jsonb_to_recordset(changes)
          AS change (employee_id integer, shift_id integer, before jsonb, after jsonb)
        JOIN notice ON notice.employee_id = change.employee_id AND notice.told_at IS NULL AND reminder_of IS NULL
        ON CONFLICT (notice_id, shift_id) DO UPDATE SET after = excluded.after;
        RETURN NULL;
      END
  $$;`;

/** Employees are told what changes in their shifts. Triggers note it, so that every writer does: what they knew of a shift, and what is so now. */
export const notices = `
  CREATE TABLE notice (
    id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    company_id integer NOT NULL,
    employee_id integer NOT NULL,
    -- Of a reminder: the shift, and when it starts. A shift that is moved is reminded of again.
    reminder_of integer,
    reminder_start timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    -- Open until then: what else changes goes into it.
    told_at timestamptz,
    read_at timestamptz,
    CONSTRAINT notice_id_company_key UNIQUE (id, company_id),
    CONSTRAINT notice_reminder_key UNIQUE (employee_id, reminder_of, reminder_start),
    CONSTRAINT notice_reminder_whole CHECK ((reminder_of IS NULL) = (reminder_start IS NULL)),
    CONSTRAINT notice_employee_fkey
      FOREIGN KEY (employee_id, company_id) REFERENCES employee (id, company_id) ON DELETE CASCADE
  );
  CREATE INDEX notice_created_idx ON notice (created_at);
  CREATE UNIQUE INDEX notice_open_key ON notice (employee_id) WHERE told_at IS NULL AND reminder_of IS NULL;
  CREATE INDEX notice_told_idx ON notice (employee_id, told_at DESC, id DESC) INCLUDE (read_at);

  -- Shifts are deleted, and what was told of them stays, so this is no foreign key.
  CREATE TABLE notice_shift (
    notice_id integer NOT NULL,
    company_id integer NOT NULL,
    shift_id integer NOT NULL,
    before jsonb,
    after jsonb,
    CONSTRAINT notice_shift_pkey PRIMARY KEY (notice_id, shift_id),
    CONSTRAINT notice_shift_notice_fkey
      FOREIGN KEY (notice_id, company_id) REFERENCES notice (id, company_id) ON DELETE CASCADE
  );
  CREATE INDEX notice_shift_shift_idx ON notice_shift (shift_id);

  CREATE TABLE push_subscription (
    id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    company_id integer NOT NULL,
    employee_id integer NOT NULL,
    -- One per browser, whoever uses it.
    endpoint text NOT NULL UNIQUE CHECK (length(endpoint) <= 1000),
    p256dh text NOT NULL CHECK (length(p256dh) <= 100),
    auth text NOT NULL CHECK (length(auth) <= 50),
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT push_subscription_employee_fkey
      FOREIGN KEY (employee_id, company_id) REFERENCES employee (id, company_id) ON DELETE CASCADE
  );
  CREATE INDEX push_subscription_employee_idx ON push_subscription (employee_id, id);

  -- One message that is to go out: by e-mail, or to one browser. Sent once, however often its job runs.
  CREATE TABLE notice_delivery (
    id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    company_id integer NOT NULL,
    notice_id integer NOT NULL,
    -- Null is the e-mail.
    subscription_id integer REFERENCES push_subscription ON DELETE CASCADE,
    sent_at timestamptz,
    CONSTRAINT notice_delivery_key UNIQUE NULLS NOT DISTINCT (notice_id, subscription_id),
    CONSTRAINT notice_delivery_notice_fkey
      FOREIGN KEY (notice_id, company_id) REFERENCES notice (id, company_id) ON DELETE CASCADE
  );
  CREATE INDEX notice_delivery_subscription_idx ON notice_delivery (subscription_id);

  CREATE TABLE calendar_feed (
    id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    company_id integer NOT NULL,
    employee_id integer NOT NULL,
    -- The token follows from the seed and a secret that is not in the database, so it can be shown again.
    seed text NOT NULL,
    token_hash bytea NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    read_at timestamptz,
    CONSTRAINT calendar_feed_employee_key UNIQUE (employee_id),
    CONSTRAINT calendar_feed_token_key UNIQUE (token_hash),
    CONSTRAINT calendar_feed_employee_fkey
      FOREIGN KEY (employee_id, company_id) REFERENCES employee (id, company_id) ON DELETE CASCADE
  );

  ${noteShiftChanges}

  CREATE TRIGGER shift_notice_insert AFTER INSERT ON shift REFERENCING NEW TABLE AS made
    FOR EACH STATEMENT EXECUTE FUNCTION note_shift_changes();
  CREATE TRIGGER shift_notice_delete AFTER DELETE ON shift REFERENCING OLD TABLE AS gone
    FOR EACH STATEMENT EXECUTE FUNCTION note_shift_changes();
  CREATE TRIGGER shift_notice_update AFTER UPDATE ON shift REFERENCING OLD TABLE AS gone NEW TABLE AS made
    FOR EACH STATEMENT EXECUTE FUNCTION note_shift_changes();`;
