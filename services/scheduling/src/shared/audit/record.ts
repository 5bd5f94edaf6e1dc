import type { CompanyEventKind } from '@portfolio/contracts/audit';
import { recordEvent, recordEvents, type AuditEvent } from '@portfolio/service-kit/audit';
import type { DataSource, EntityManager } from 'typeorm';

/** Notes what is done in a company, in the transaction that does it. */
export const recordCompanyEvent = (
  manager: DataSource | EntityManager,
  company_id: number,
  event: AuditEvent<CompanyEventKind>,
): Promise<number> => recordEvent(manager, event, { company_id });

/** Notes what is done in a company at once. */
export const recordCompanyEvents = (
  manager: EntityManager,
  company_id: number,
  events: readonly AuditEvent<CompanyEventKind>[],
): Promise<number[]> => recordEvents(manager, events, { company_id });

/**
 * Notes that a file was taken away, before the first line of it leaves.
 * @param company undefined where it has rows of every company: each is told
 */
export async function recordExport(database: DataSource, company: number | undefined, file: string): Promise<void> {
  // One that is not theirs is not there for them, and of it the file has nothing.
  const companies = await database.query<{ id: number }[]>(
    'SELECT id FROM company WHERE $1::integer IS NULL OR id = $1',
    [company ?? null],
  );
  for (const { id } of companies) await recordCompanyEvent(database, id, { kind: 'export', subject: file });
}
