import type { PortalShift, ShiftWord, ShiftConfirmation } from '@portfolio/contracts/scheduling';
import { requireActor } from '@portfolio/service-kit/access';
import { AppError, notFound } from '@portfolio/service-kit/errors';
import { enqueue } from '@portfolio/service-kit/jobs';
import { countTry } from '@portfolio/service-kit/limits';
import { EmployeeEntity } from '../people/employees/employee.entity.ts';
import type { SchedulingContext } from '../context.ts';
import { limits } from '../limits.ts';
import { absenceMail } from './absence-mail.ts';
import { getMyShift } from './portal-shifts.ts';
import { changeKnown, lockKnown } from '../shifts/published-shifts.ts';
import { ShiftEntity } from '../shifts/shift.entity.ts';
import { refuseWord } from '../shifts/shift.rules.ts';
import { knownTables } from '../shared/sql/shift-tables.ts';

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

/**
 * The caller says of a shift of their own that they will be late, cannot come, or come on time after all; planners see it on the
 * shift and on their dashboard, and who cannot come by mail, too. The last word counts; repeated, it answers as the first time.
 * @throws AppError `not_authenticated`; `not_found` also for somebody else's; `conflict` saying why it is not allowed; `throttled`
 */
export async function sendWord(context: SchedulingContext, input: ShiftWord): Promise<PortalShift> {
  const { userId: user_id } = requireActor(context);
  const absence = input.absence ?? null;
  const late_minutes = absence ? null : (input.late_minutes ?? null);
  // Only this is mailed. Not in the transaction: who waited for a connection there would hold another.
  if (absence && !(await context.database.manager.existsBy(ShiftEntity, { id: input.shift_id, absence })))
    await countTry(context, limits.words, String(user_id));
  await context.database.transaction(async (manager) => {
    // Locked as a check-in locks it: of the two that come at once, the second knows of the first.
    const shift = await lockKnown(manager, input.shift_id);
    const isOwn = shift && (await manager.existsBy(EmployeeEntity, { id: shift.employee_id, user_id }));
    if (!isOwn) throw notFound();
    if (shift.late_minutes === late_minutes && shift.absence === absence) return;
    const why = refuseWord(shift, new Date());
    if (why) throw new AppError('conflict', why);
    const said = new Date(Date.now() - (input.waited_seconds ?? 0) * 1000);
    const said_at = late_minutes || absence ? said : null;
    await changeKnown(manager, shift, { late_minutes, absence, said_at });
    if (absence) await enqueue(manager, absenceMail, { shift: shift.id, said_at: said.toISOString() });
  });
  return getMyShift(context, input.shift_id);
}
