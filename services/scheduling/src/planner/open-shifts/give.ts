import { fault } from '@portfolio/contracts/errors';
import type { ShiftChange } from '@portfolio/contracts/scheduling';
import { AppError } from '@portfolio/service-kit/errors';
import { enqueue } from '@portfolio/service-kit/jobs';
import type { EntityManager } from 'typeorm';
import type { Administration } from '../../company/administration.ts';
import type { SchedulingContext } from '../../context.ts';
import { tellNow } from '../../portal/notices/tell-notice.ts';
import { afterUndo } from '../../shared/taking-back.ts';
import { changeAs, unplaced } from '../../shifts/change-shifts.ts';

/** What a place of an open shift becomes: a shift of its own. */
export interface Offered {
  id: number;
  client: number;
  location: number | null;
  post: number | null;
  title: string;
  notes: string;
  start_time: string;
  end_time: string;
}

/**
 * Gives a place to somebody: a shift by the ordinary use case, which judges it with their row locked; then a place is taken and the
 * claim decided in the same transaction, or nothing happens. Employees are locked before open shifts, these before claims.
 * @param isFirst by who comes first, until the deadline; otherwise by who waits, until it starts
 * @throws AppError `validation` as the shift; `conflict` when no place is left, or the claim was withdrawn
 */
export async function givePlace(
  context: SchedulingContext,
  administration: Administration,
  { id, ...offered }: Offered,
  { employee, isFirst }: { employee: number; isFirst: boolean },
): Promise<void> {
  const change: ShiftChange = { kind: 'create', input: { ...offered, employee } };
  await changeAs(administration, context, [change], {
    placed: unplaced,
    expected: [],
    also: async (manager, [shift]) => {
      const [[taken]] = await manager.query<[{ left: number }[], number]>(
        `UPDATE open_shift SET taken = taken + 1
         WHERE id = $1 AND cancelled_at IS NULL AND taken < places AND ${isFirst ? 'deadline' : 'start_time'} > now()
         RETURNING places - taken AS left`,
        [id],
      );
      if (!taken) throw new AppError('conflict', fault('open_shift_gone'));
      const decided = isFirst ? claimFirst : decideWaiting;
      const claims = await manager.query<unknown[]>(decided, [id, employee, shift]);
      if (claims.length === 0) throw new AppError('conflict', fault('claim_decided'));
      // What is given is promised: it is no draft, also where the company plans in drafts.
      await manager.query('UPDATE shift SET is_draft = false, published_at = now() WHERE id = $1 AND is_draft', [
        shift,
      ]);
      if (taken.left === 0) await refuseRest(manager, id);
    },
  });
}

const decideWaiting = `WITH decided AS (
    UPDATE open_shift_claim SET status = 'awarded', decided_at = now(), shift_id = $3
    WHERE open_shift_id = $1 AND employee_id = $2 AND status = 'waiting' RETURNING id)
  SELECT id FROM decided`;

const claimFirst = `INSERT INTO open_shift_claim AS claim
    (open_shift_id, employee_id, company_id, status, decided_at, shift_id)
  SELECT $1, id, company_id, 'awarded', now(), $3 FROM employee WHERE id = $2
  ON CONFLICT ON CONSTRAINT open_shift_claim_key
  DO UPDATE SET status = 'awarded', claimed_at = now(), decided_at = now(), shift_id = $3 WHERE claim.status <> 'awarded'
  RETURNING id`;

/** Who waited for an open shift that is gone is told so, once: in their list at once, elsewhere once it was not taken back. */
export async function refuseRest(manager: EntityManager, id: number): Promise<void> {
  const told = await manager.query<{ id: number }[]>(
    `WITH refused AS (
       UPDATE open_shift_claim SET status = 'refused', decided_at = now()
       WHERE open_shift_id = $1 AND status = 'waiting' RETURNING employee_id, company_id)
     INSERT INTO notice (company_id, employee_id, told_at, open_shift_id)
     SELECT refused.company_id, employee_id, now(), $1 FROM refused
     JOIN employee ON employee.id = employee_id AND employee.user_id IS NOT NULL
     ORDER BY employee_id RETURNING id`,
    [id],
  );
  const runAt = afterUndo();
  for (const { id: notice } of told) await enqueue(manager, tellNow, { notice }, { runAt });
}
