import { requireActor } from '@portfolio/service-kit/access';
import { notFound } from '@portfolio/service-kit/errors';
import { oncePerRequest } from '@portfolio/service-kit/request-context';
import type { SchedulingContext } from '../../context.ts';
import { EmployeeEntity } from './employee.entity.ts';

/**
 * The employee that the caller is.
 * @throws AppError `not_authenticated`; `not_found` for a user who is no employee
 */
export const requireEmployee = oncePerRequest(async (context: SchedulingContext): Promise<EmployeeEntity> => {
  const { userId } = requireActor(context);
  const employee = await context.database.manager.findOneBy(EmployeeEntity, { user_id: userId });
  if (!employee) throw notFound();
  return employee;
});
