import { fault } from '@portfolio/contracts/errors';
import type { TimeOffStatus } from '@portfolio/contracts/scheduling';
import { AppError } from '@portfolio/service-kit/errors';
import { enqueue } from '@portfolio/service-kit/jobs';
import type { DataSource, EntityManager } from 'typeorm';
import { tellNow } from '../../portal/notices/tell-notice.ts';
import { addEntry } from './entries.ts';
import { lockEmployee } from '../../shared/lock-employee.ts';

type Decision = Exclude<TimeOffStatus, 'pending'>;

/** From what time off may become what; SQL of `time_off` and its type. */
const before: Record<Decision, string> = {
  approved: `status = 'pending'`,
  refused: `status = 'pending'`,
  cancelled: `status = 'approved'`,
  // What nobody had to approve is taken back until it is over.
  withdrawn: `(status = 'pending' OR (status = 'approved' AND NOT needs_approval AND until_day >= current_date - 1))`,
};

/** How long a planner is offered to take a decision back, and a little more. */
const toUndo = 10_000;

/** The entries of what stands: of what is asked for, and of what is so. */
const standing = { pending: 'pending', approved: 'taken' } as const;

/**
 * Decides time off, with its entries in the same transaction. Of two who decide at once, the second is told. Employees are locked before
 * their time off.
 * @param of its employee
 * @param by a user
 * @throws AppError `conflict` when it has been decided, withdrawn or cancelled already
 */
export const decide = (
  database: DataSource,
  { id, of, to, answer, by }: { id: number; of: number; to: Decision; answer?: string | undefined; by: number },
  also?: (manager: EntityManager) => Promise<void>,
): Promise<void> =>
  database.transaction(async (manager) => {
    // Whoever plans for them meanwhile waits: what speaks against a plan changes.
    await lockEmployee(manager, of);
    const [found] = await manager.query<{ status: 'pending' | 'approved' }[]>(
      `SELECT status FROM time_off JOIN time_off_type ON time_off_type.id = type_id
       WHERE time_off.id = $1 AND ${before[to]} FOR UPDATE OF time_off`,
      [id],
    );
    if (!found) throw new AppError('conflict', fault('time_off_decided'));
    await manager.query(
      'UPDATE time_off SET status = $2, answer = $3, decided_by = $4, decided_at = now() WHERE id = $1',
      [id, to, answer ?? '', by],
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
  const runAt = new Date(Date.now() + toUndo);
  for (const { id: notice } of told) await enqueue(manager, tellNow, { notice }, { runAt });
}
