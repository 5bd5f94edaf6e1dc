import { fault } from '@portfolio/contracts/errors';
import { AppError } from '@portfolio/service-kit/errors';
import type { PaymentEntity } from '../payroll/payment.entity.ts';
import type { ShiftEntity } from './shift.entity.ts';

const payColumns = ['employee_id', 'start_time', 'end_time', 'status'] as const;

/** Whether a change touches what a shift is paid for. Absent columns stay as they are. */
const changesPay = (shift: ShiftEntity, changes: Partial<ShiftEntity>): boolean =>
  payColumns.some((column) => column in changes && changes[column]?.valueOf() !== shift[column].valueOf());

/** @throws AppError `conflict` for a change of what has been paid */
export function requireUnpaid(payment: PaymentEntity | null, shift: ShiftEntity, changes: Partial<ShiftEntity>): void {
  if (payment?.status === 'paid' && changesPay(shift, changes)) throw paidAlready();
}

export const paidAlready = () => new AppError('conflict', fault('shift_paid'));

/** A shift stays in its pending payment only while it is completed, by the same employee. */
export const leavesPayment = (shift: ShiftEntity, changes: Partial<ShiftEntity>): boolean =>
  (changes.status ?? shift.status) !== 'completed' || (changes.employee_id ?? shift.employee_id) !== shift.employee_id;
