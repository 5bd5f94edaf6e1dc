import type { EmployeeProfile } from '@portfolio/contracts/scheduling';
import { requireActor } from '@portfolio/service-kit/actor';
import { notFound } from '@portfolio/service-kit/errors';
import type { SchedulingContext } from '../context.ts';
import { profileColumns } from './columns.ts';

/**
 * The employee that the caller is.
 * @throws AppError `not_authenticated`; `not_found` for a user who is no employee
 */
export async function getMyProfile(context: SchedulingContext): Promise<EmployeeProfile> {
  const { userId } = requireActor(context);
  const [profile] = await context.database.query<EmployeeProfile[]>(
    `SELECT ${profileColumns} FROM employee JOIN company ON company.id = employee.company_id
     WHERE employee.user_id = $1`,
    [userId],
  );
  if (!profile) throw notFound();
  return profile;
}
