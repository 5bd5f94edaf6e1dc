import { fault } from '@portfolio/contracts/errors';
import { AppError, validationError } from '@portfolio/service-kit/errors';
import type { SchedulingContext } from '../../context.ts';
import { getEmployee } from '../employees/employees.ts';

/** The company of an employee that a body names. @throws AppError `validation` on `employee`, also for another company's */
export async function companyOfNamed(context: SchedulingContext, employee: number): Promise<number> {
  const { company } = await getEmployee(context, employee).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'not_found'
      ? validationError({ employee: [fault('does_not_exist', { value: employee })] })
      : error;
  });
  return company;
}
