import type { CheckInOut, PortalShift } from '@portfolio/contracts/scheduling';
import { requireActor } from '@portfolio/service-kit/actor';
import { AppError, notFound } from '@portfolio/service-kit/errors';
import { EmployeeEntity } from '../employees/employee.entity.ts';
import type { SchedulingContext } from '../context.ts';
import { getMyShift } from './portal-shifts.ts';
import { ShiftEntity } from './shift.entity.ts';
import { refuseCheckIn, refuseCheckOut } from './shift.rules.ts';

/**
 * The caller begins or ends a shift of their own, now (scheduling.md §4). Of several calls at once, one succeeds.
 * @throws AppError `not_authenticated`; `not_found` also for somebody else's; `conflict` saying why it is not allowed
 */
export async function checkInOut(context: SchedulingContext, { shift_id, action }: CheckInOut): Promise<PortalShift> {
  const { userId } = requireActor(context);
  await context.database.transaction(async (manager) => {
    const shift = await manager.findOne(ShiftEntity, { where: { id: shift_id }, lock: { mode: 'pessimistic_write' } });
    const isOwn = shift && (await manager.existsBy(EmployeeEntity, { id: shift.employee_id, user_id: userId }));
    if (!isOwn) throw notFound();
    const refusal = action === 'check_in' ? refuseCheckIn(shift) : refuseCheckOut(shift);
    if (refusal) throw new AppError('conflict', refusal);
    const now = new Date();
    await manager.update(
      ShiftEntity,
      shift_id,
      action === 'check_in'
        ? { status: 'in_progress', checked_in_at: now }
        : { status: 'completed', checked_out_at: now },
    );
  });
  return getMyShift(context, shift_id);
}
