import { attendanceCorrection, type AttendanceCorrection } from '@portfolio/contracts/scheduling';
import { requireActor } from '@portfolio/service-kit/access';
import { selectList } from '@portfolio/service-kit/database';
import type { EntityManager } from 'typeorm';
import type { SchedulingContext } from '../context.ts';
import { namesOf } from '../shared/accounts/contacts.ts';
import type { ShiftEntity } from './shift.entity.ts';
import { getShift } from './shifts.ts';

interface Correction {
  before: ShiftEntity;
  after: ShiftEntity;
  /** Nothing where a status was set back to scheduled. */
  reason?: string;
}

/** Keeps who changed check-in or check-out of a shift, when, from what, to what, and why. The database never forgets it. */
export async function recordCorrection(
  context: SchedulingContext,
  manager: EntityManager,
  { before, after, reason = '' }: Correction,
): Promise<void> {
  await manager.query(
    `INSERT INTO attendance_correction (company_id, shift_id, corrected_by, reason, status_before, status_after,
       checked_in_before, checked_in_after, checked_out_before, checked_out_after)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      before.company_id,
      before.id,
      requireActor(context).userId,
      reason,
      before.status,
      after.status,
      before.checked_in_at,
      after.checked_in_at,
      before.checked_out_at,
      after.checked_out_at,
    ],
  );
}

const columns = selectList('attendance_correction', attendanceCorrection, {
  corrected_by: 'attendance_correction.corrected_by',
  corrected_by_name: 'NULL',
});

/**
 * How check-in and check-out of a shift were corrected, the last first.
 * @throws AppError `not_found` also for a shift of another company
 */
export async function listCorrections(context: SchedulingContext, shiftId: number): Promise<AttendanceCorrection[]> {
  const { company } = await getShift(context, shiftId);
  const rows = await context.database.query<AttendanceCorrection[]>(
    `SELECT ${columns} FROM attendance_correction WHERE company_id = $1 AND shift_id = $2 ORDER BY id DESC`,
    [company, shiftId],
  );
  const names = await namesOf(
    context,
    rows.map((row) => row.corrected_by),
  );
  return rows.map((row) => ({ ...row, corrected_by_name: names.get(row.corrected_by) ?? null }));
}
