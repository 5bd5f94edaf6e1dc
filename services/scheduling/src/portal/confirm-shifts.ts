import type { PortalShift, ShiftConfirmation } from '@portfolio/contracts/scheduling';
import { requireActor } from '@portfolio/service-kit/access';
import { notFound } from '@portfolio/service-kit/errors';
import type { SchedulingContext } from '../context.ts';
import { knownTables } from '../shared/sql/shift-tables.ts';
import { getMyShift } from './portal-shifts.ts';

/**
 * The caller says that they know shifts of their own as they are published. What is over, or cancelled, stays as it is; repeated, it
 * answers as the first time.
 * @throws AppError `not_authenticated`; `not_found` also for somebody else's
 */
export async function confirmShifts(context: SchedulingContext, { shifts }: ShiftConfirmation): Promise<PortalShift[]> {
  const { userId } = requireActor(context);
  const ids = [...new Set(shifts)];
  await context.database.transaction(async (manager) => {
    const own = await manager.query<unknown[]>(
      `SELECT FROM ${knownTables} WHERE shift.id = ANY ($1) AND employee.user_id = $2`,
      [ids, userId],
    );
    if (own.length < ids.length) throw notFound();
    await manager.query(
      `UPDATE shift SET confirmed_at = now() FROM employee
       WHERE shift.id = ANY ($1) AND employee.id = shift.employee_id AND employee.user_id = $2
         AND NOT is_draft AND confirmed_at IS NULL AND shift.status = 'scheduled' AND start_time > now()`,
      [ids, userId],
    );
    // What is changed in the plan is confirmed as it was published.
    await manager.query(
      `UPDATE published_shift SET snapshot = snapshot || jsonb_build_object('confirmed_at', now()) FROM employee
       WHERE shift_id = ANY ($1) AND employee.id = employee_id AND employee.user_id = $2
         AND snapshot -> 'confirmed_at' = 'null' AND snapshot ->> 'status' = 'scheduled' AND (snapshot ->> 'start_time')::timestamptz > now()`,
      [ids, userId],
    );
  });
  return Promise.all(ids.map((id) => getMyShift(context, id)));
}
