import { fault } from '@portfolio/contracts/errors';
import { attendanceFaults, type AttendanceInput, type Shift } from '@portfolio/contracts/scheduling';
import { AppError, notFound, validationError } from '@portfolio/service-kit/errors';
import type { Precondition } from '@portfolio/service-kit/precondition';
import { administers, requireAdministration } from '../company/administration.ts';
import type { SchedulingContext } from '../context.ts';
import { lockForChanges } from './apply-change.ts';
import { recordCorrection } from './corrections.ts';
import { ShiftEntity } from './shift.entity.ts';
import { getShift } from './shifts.ts';

/**
 * Corrects check-in and check-out, with a reason that is kept. With both the shift is completed, also one that was missed;
 * without check-out it is in progress. What is paid follows: a pending payment at once, a paid one by a line in the next.
 * @throws AppError `not_found`; `validation` for times that cannot be; `conflict` for a cancelled shift, or a paid one
 * without check-out, and by `expected`
 */
export async function correctAttendance(
  context: SchedulingContext,
  id: number,
  { reason, ...times }: AttendanceInput,
  expected?: Precondition,
): Promise<Shift> {
  const administration = await requireAdministration(context);
  const found = await context.database.manager.findOneBy(ShiftEntity, { id });
  if (!found || !administers(administration, found.company_id)) throw notFound();
  await context.database.transaction(async (manager) => {
    const { shifts, paid } = await lockForChanges(manager, [found], []);
    const before = shifts.get(id)!;
    expected?.(await getShift(context, id, manager));
    if (before.status === 'cancelled') throw new AppError('conflict', fault('attendance_cancelled'));
    const { start_time, end_time } = before;
    const plan = { start_time: start_time.toISOString(), end_time: end_time.toISOString() };
    const faults = attendanceFaults(plan, times, new Date());
    if (faults) throw validationError(faults);
    if (paid.has(id) && times.checked_out_at === null) throw new AppError('conflict', fault('paid_attendance'));
    const changes = {
      checked_in_at: new Date(times.checked_in_at),
      checked_out_at: times.checked_out_at === null ? null : new Date(times.checked_out_at),
      status: times.checked_out_at === null ? ('in_progress' as const) : ('completed' as const),
      // Only what is completed is paid.
      ...(times.checked_out_at === null && { payment_id: null }),
    };
    await manager.update(ShiftEntity, id, changes);
    await recordCorrection(context, manager, {
      before,
      after: Object.assign(new ShiftEntity(), before, changes),
      reason,
    });
  });
  return getShift(context, id);
}
