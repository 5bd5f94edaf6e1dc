import { fault } from '@portfolio/contracts/errors';
import { validationError } from '@portfolio/service-kit/errors';
import type { EntityManager } from 'typeorm';
import { todayOf } from '../../shared/sql/today.ts';

/**
 * The day on which a period is paid, `YYYY-MM-DD`; without one, today where the company is.
 * @throws AppError `validation` on `payment_date`, for one in the future or before the period
 */
export async function payDay(
  manager: EntityManager,
  { company_id, start_date }: { company_id: number; start_date: string },
  given: string | undefined,
): Promise<string> {
  const today = await todayOf(manager, company_id);
  if (given === undefined || given === today) return today;
  if (given > today) throw validationError({ payment_date: [fault('paid_in_future')] });
  if (given < start_date) throw validationError({ payment_date: [fault('paid_before_period', { start: start_date })] });
  return given;
}
