import type { AuditChange } from '@portfolio/contracts/audit';
import type { DataSource, EntityManager } from 'typeorm';
import { currentContext } from '../request-context/index.ts';

export interface AuditEvent<Kind extends string> {
  kind: Kind;
  /** What it was done to, where the kind does not say it. */
  subject?: string;
  changes?: readonly AuditChange[];
}

/**
 * Notes an event, done by who asks, from where they ask. Within the transaction of what it tells, so that neither is without the other.
 * @param particulars values of the service's own columns
 * @returns its number
 */
export async function recordEvent<Kind extends string>(
  manager: DataSource | EntityManager,
  { kind, subject = '', changes = [] }: AuditEvent<Kind>,
  particulars: Readonly<Record<string, number | string | null>>,
): Promise<number> {
  const context = currentContext();
  const values = {
    kind,
    subject,
    changes: JSON.stringify(changes),
    person_id: context?.actor?.userId ?? null,
    client_address: context?.clientAddress ?? '',
    ...particulars,
  };
  const columns = Object.keys(values);
  const [row] = await manager.query<[{ id: number }]>(
    `INSERT INTO audit_event (${columns.join(', ')}) VALUES (${columns.map((_, index) => `$${index + 1}`).join(', ')}) RETURNING id`,
    Object.values(values),
  );
  return row.id;
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
