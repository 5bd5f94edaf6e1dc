import { fault } from '@portfolio/contracts/errors';
import { timeOffLimits, type TimeOffStatus } from '@portfolio/contracts/scheduling';
import { AppError, validationError } from '@portfolio/service-kit/errors';
import { enqueue } from '@portfolio/service-kit/jobs';
import type { DataSource, EntityManager } from 'typeorm';
import { tellNow } from '../../portal/notices/tell-notice.ts';
import { addEntry } from './ledger.ts';
import { timeOffMail } from './time-off-mail.ts';
import { lockEmployee } from '../../shared/writes.ts';
import { afterUndo } from '../../shared/taking-back.ts';

type Decision = Exclude<TimeOffStatus, 'pending'>;

/** From what time off may become what; SQL of `time_off` and its type. */
const before: Record<Decision, string> = {
  approved: `status = 'pending'`,
  refused: `status = 'pending'`,
  cancelled: `status = 'approved'`,
  // What nobody had to approve is taken back until it is over.
  withdrawn: `(status = 'pending' OR (status = 'approved' AND NOT needs_approval AND until_day >= now()::date - 1))`,
};

/** SQL of the same: it needs a file that proves it, and has none. Of what is long over, none is asked for: perhaps its type needs one since yesterday. */
export const lacksDocument = `(needs_document AND (time_off.status = 'pending'
    OR time_off.status = 'approved' AND until_day >= now()::date - ${timeOffLimits.daysBack})
  AND NOT EXISTS (SELECT FROM time_off_file WHERE time_off_id = time_off.id))`;

interface Found {
  status: 'pending' | 'approved';
  lacks_document: boolean;
  first_approved_by: number | null;
  needs_second_approval: boolean;
}

interface Deciding {
  id: number;
  /** Its employee. */
  of: number;
  to: Decision;
  answer?: string | undefined;
  /** A user. */
  by: number;
  /** The first and the last of other days. */
  suggested?: readonly (string | undefined)[];
}

/** The entries of what stands: of what is asked for, and of what is so. */
const standing = { pending: 'pending', approved: 'taken' } as const;

/**
 * Decides time off, with its entries in the same transaction. Of two who decide at once, the second is told. Employees are locked before
 * their time off. What needs a second approval waits for it after the first.
 * @throws AppError `conflict` when it has been decided, withdrawn or cancelled already, or approved by the same administrator; `validation`
 * on `file` without the one that proves it
 */
export const decide = (
  database: DataSource,
  { id, of, to, answer, by, suggested = [] }: Deciding,
  also?: (manager: EntityManager) => Promise<void>,
): Promise<void> =>
  database.transaction(async (manager) => {
    // Whoever plans for them meanwhile waits: what speaks against a plan changes.
    await lockEmployee(manager, of);
    const [found] = await manager.query<Found[]>(
      `SELECT status, first_approved_by, needs_second_approval, ${lacksDocument} AS lacks_document FROM time_off JOIN time_off_type ON time_off_type.id = type_id
       WHERE time_off.id = $1 AND ${before[to]} FOR UPDATE OF time_off`,
      [id],
    );
    if (!found) throw new AppError('conflict', fault('time_off_decided'));
    if (to === 'approved' && found.lacks_document) throw validationError({ file: [fault('required')] });
    if (to === 'approved' && found.needs_second_approval) {
      if (found.first_approved_by === by) throw new AppError('conflict', fault('time_off_same_approver'));
      if (found.first_approved_by === null) {
        await manager.query('UPDATE time_off SET first_approved_by = $2, answer = $3 WHERE id = $1', [
          id,
          by,
          answer ?? '',
        ]);
        await enqueue(
          manager,
          timeOffMail,
          { time_off: id, status: 'pending', is_second: true },
          { runAt: afterUndo() },
        );
        return;
      }
    }
    await manager.query(
      `UPDATE time_off SET status = $2, answer = CASE WHEN $2 = 'approved' AND $3 = '' THEN answer ELSE $3 END, decided_by = $4, decided_at = now(),
         suggested_from = $5, suggested_until = $6 WHERE id = $1`,
      [id, to, answer ?? '', by, suggested[0] ?? null, suggested[1] ?? null],
    );
    await addEntry(manager, id, standing[found.status], 'gives', by);
    if (to === 'approved') await addEntry(manager, id, 'taken', 'takes', by);
    if (to !== 'withdrawn') await tellDecided(manager, id, to);
    await also?.(manager);
  });

/** Tells whose time off it is what became of it, if they have an account: in their list at once, elsewhere once it was not taken back. */
export async function tellDecided(manager: EntityManager, id: number, status: TimeOffStatus): Promise<void> {
  const told = await manager.query<{ id: number }[]>(
    `INSERT INTO notice (company_id, employee_id, told_at, time_off_id, time_off_status)
     SELECT time_off.company_id, employee_id, now(), time_off.id, $2 FROM time_off
     JOIN employee ON employee.id = employee_id AND employee.user_id IS NOT NULL WHERE time_off.id = $1
     RETURNING id`,
    [id, status],
  );
  const runAt = afterUndo();
  for (const { id: notice } of told) await enqueue(manager, tellNow, { notice }, { runAt });
}
