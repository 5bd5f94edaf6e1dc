import type { TimeOffEntryKind } from '@portfolio/contracts/scheduling';
import type { EntityManager } from 'typeorm';

/** Adds to the ledger what time off takes, or gives back; it belongs to its first day. @param by a user */
export const addEntry = (
  manager: EntityManager,
  timeOff: number,
  kind: Extract<TimeOffEntryKind, 'taken' | 'pending'>,
  way: 'takes' | 'gives',
  by: number | null,
): Promise<unknown> =>
  manager.query(
    `INSERT INTO time_off_entry (company_id, employee_id, type_id, kind, amount, day, time_off_id, made_by)
     SELECT company_id, employee_id, type_id, $2, amount * $3, from_day, id, $4 FROM time_off WHERE id = $1`,
    [timeOff, kind, way === 'takes' ? -1 : 1, by],
  );
