import { auditDays } from '@portfolio/contracts/audit';
import { withdraw } from '../database/index.ts';

/**
 * SQL of the table that events are kept in. The role that serves adds to it and reads it, no more: what is too old is forgotten by
 * a function of the owner's, which forgets nothing else.
 * @param particulars columns beside those of every service
 */
export const auditTable = (particulars: string): string => `
  CREATE TABLE audit_event (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at timestamptz NOT NULL DEFAULT now(),
    kind text NOT NULL,
    person_id integer,
    client_address text NOT NULL DEFAULT '',
    subject text NOT NULL DEFAULT '',
    changes jsonb NOT NULL DEFAULT '[]',
    ${particulars}
  );
  CREATE INDEX audit_event_at_idx ON audit_event (at);
  COMMENT ON TABLE audit_event IS 'only added to, and kept for ${auditDays} days';
  ${appendOnly}
  CREATE FUNCTION forget_audit_events() RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
    AS $$ DELETE FROM public.audit_event WHERE at < now() - interval '${auditDays} days' $$;`;

/** SQL that takes {@link auditTable} back. */
export const dropAuditTable = 'DROP FUNCTION forget_audit_events; DROP TABLE audit_event;';

/** SQL: nobody but its owner changes or deletes what is in the table, if there is one; whoever had been granted that. */
export const appendOnly: string = withdraw('UPDATE, DELETE, TRUNCATE, MAINTAIN', 'audit_event');
