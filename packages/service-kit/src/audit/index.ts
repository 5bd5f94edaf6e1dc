import { type AuditChange, auditDays } from '@portfolio/contracts/audit';
import type { DataSource, EntityManager } from 'typeorm';
import { currentContext } from '../request-context/index.ts';
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

/** SQL: nobody but its owner changes or deletes what is in the table, if there is one; whoever had been granted that. */
export const appendOnly: string = withdraw('UPDATE, DELETE, TRUNCATE, MAINTAIN', 'audit_event');

export interface AuditEvent<Kind extends string> {
  kind: Kind;
  /** What it was done to, where the kind does not say it. */
  subject?: string;
  changes?: readonly AuditChange[];
}

/** The service's own columns. */
type Particulars = Readonly<Record<string, number | string | null>>;

/**
 * Notes an event, done by who asks, from where they ask. Within the transaction of what it tells, so that neither is without the other.
 * @param particulars values of the service's own columns
 * @returns its number
 */
export async function recordEvent<Kind extends string>(
  manager: DataSource | EntityManager,
  event: AuditEvent<Kind>,
  particulars: Particulars,
): Promise<number> {
  const [id] = await recordEvents(manager, [event], particulars);
  return id!;
}

/** Notes several events, as {@link recordEvent} does, in one statement. */
export async function recordEvents<Kind extends string>(
  manager: DataSource | EntityManager,
  events: readonly AuditEvent<Kind>[],
  particulars: Particulars,
): Promise<number[]> {
  if (events.length === 0) return [];
  const context = currentContext();
  const shared = { person_id: context?.actor?.userId ?? null, client_address: context?.clientAddress ?? '' };
  const rows = events.map(({ kind, subject = '', changes = [] }) => ({
    kind,
    subject,
    changes,
    ...shared,
    ...particulars,
  }));
  const columns = Object.keys(rows[0]!).join(', ');
  const noted = await manager.query<{ id: number }[]>(
    `INSERT INTO audit_event (${columns})
     SELECT ${columns} FROM jsonb_populate_recordset(NULL::audit_event, $1::jsonb) RETURNING id`,
    [JSON.stringify(rows)],
  );
  return noted.map(({ id }) => id);
}

/** What is another after a change, of the fields that it names: as texts, and secrets by no one. */
export function changesOf<Row extends object>(
  before: Row,
  after: Row,
  names: readonly (keyof Row & string)[],
): AuditChange[] {
  const text = (value: unknown) =>
    value === null || value === undefined ? null : typeof value === 'string' ? value : JSON.stringify(value);
  return names
    .map((name) => ({ name, before: text(before[name]), after: text(after[name]) }))
    .filter((change) => change.before !== change.after);
}
