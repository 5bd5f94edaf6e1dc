import { fault } from '@portfolio/contracts/errors';
import { AppError } from '@portfolio/service-kit/errors';
import type { EntityManager } from 'typeorm';
import type { ShiftEntity } from './shift.entity.ts';

const payColumns = ['employee_id', 'start_time', 'end_time', 'status'] as const;

/** SQL: whether a paid payment has a line of `shift`. */
export const isPaid = 'EXISTS (SELECT FROM paid_line WHERE paid_line.shift_id = shift.id)';

/** Those of some shifts that a paid payment has a line of. */
export async function paidOf(manager: EntityManager, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await manager.query<{ shift_id: number }[]>(
    'SELECT DISTINCT shift_id FROM paid_line WHERE shift_id = ANY ($1)',
    [ids],
  );
  return new Set(rows.map(({ shift_id }) => shift_id));
}

/** Whether a change touches what a shift is paid for. Absent columns stay as they are. */
export const changesPay = (shift: ShiftEntity, changes: Partial<ShiftEntity>): boolean =>
  payColumns.some((column) => column in changes && changes[column]?.valueOf() !== shift[column].valueOf());

export const paidAlready = () => new AppError('conflict', fault('shift_paid'));

/** A shift stays in its pending payment only while it is completed, by the same employee. */
export const leavesPayment = (shift: ShiftEntity, changes: Partial<ShiftEntity>): boolean =>
  (changes.status ?? shift.status) !== 'completed' || (changes.employee_id ?? shift.employee_id) !== shift.employee_id;
