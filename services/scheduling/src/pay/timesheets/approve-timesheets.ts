import { fault } from '@portfolio/contracts/errors';
import type { Timesheet, TimesheetApproval } from '@portfolio/contracts/scheduling';
import { requireActor } from '@portfolio/service-kit/access';
import { AppError, notFound } from '@portfolio/service-kit/errors';
import { In } from 'typeorm';
import { administers, requireAdministration } from '../../company/administration.ts';
import type { SchedulingContext } from '../../context.ts';
import { lockForChanges } from '../../shifts/apply-change.ts';
import { paidAlready } from '../../shifts/paid.ts';
import { ShiftEntity } from '../../shifts/shift.entity.ts';
import { readTimesheets, unchangedOf } from './timesheets.ts';

/**
 * Approves the hours of shifts, or takes the approval away: of all or of none, but for those whose hours have changed since
 * the caller saw them, which stay as they are. What is approved stays so, by whom it was.
 * @throws AppError `not_found` also for shifts of another company; `conflict` for one that is not completed, to take
 * it from what has been paid, or when somebody else changed one meanwhile
 */
export async function approveTimesheets(
  context: SchedulingContext,
  { shifts: ids, versions, approved }: TimesheetApproval,
): Promise<Timesheet[]> {
  const administration = await requireAdministration(context);
  const { userId } = requireActor(context);
  const found = await context.database.manager.findBy(ShiftEntity, { id: In(ids) });
  const own = found.filter(({ company_id }) => administers(administration, company_id));
  if (own.length < new Set(ids).size) throw notFound();
  return context.database.transaction(async (manager) => {
    // Nobody pays them meanwhile.
    const { shifts, paid } = await lockForChanges(manager, own, []);
    if (approved) {
      if ([...shifts.values()].some(({ status }) => status !== 'completed')) {
        throw new AppError('conflict', fault('not_completed'));
      }
      await manager.query(
        'UPDATE shift SET approved_at = now(), approved_by = $2 WHERE id = ANY ($1) AND approved_at IS NULL',
        [versions ? await unchangedOf(manager, ids, versions) : ids, userId],
      );
    } else {
      if (paid.size > 0) throw paidAlready();
      await manager.query('UPDATE shift SET approved_at = NULL, approved_by = NULL WHERE id = ANY ($1)', [ids]);
    }
    return readTimesheets(manager, ids);
  });
}
