import { fault } from '@portfolio/contracts/errors';
import { scheduling, type Invitation } from '@portfolio/contracts/scheduling';
import { AppError } from '@portfolio/service-kit/errors';
import type { SchedulingContext } from '../context.ts';
import { hashToken, newToken } from '../registration/token.ts';
import { getEmployee } from './employees.ts';

/**
 * A link with which the employee makes an account, good for seven days; an earlier one is void from now on
 * (scheduling.md §4, Invite link).
 * @throws AppError `not_found`; `conflict` when the employee has an account
 */
export async function inviteEmployee(context: SchedulingContext, id: number): Promise<Invitation> {
  const employee = await getEmployee(context, id);
  if (employee.has_account) throw new AppError('conflict', fault('has_account'));
  const token = newToken();
  const [{ expires_at }] = await context.database.query<[{ expires_at: Date }]>(
    `INSERT INTO employee_invitation (employee_id, token_hash, expires_at)
     VALUES ($1, $2, now() + make_interval(days => $3))
     ON CONFLICT (employee_id) WHERE accepted_at IS NULL
     DO UPDATE SET token_hash = excluded.token_hash, expires_at = excluded.expires_at, created_at = now()
     RETURNING expires_at`,
    [id, hashToken(token), scheduling.employeeInvitationDays],
  );
  const url = `${context.publicOrigin}/planner/register/${token}`;
  return { invite_url: url, registration_url: url, expires_at: expires_at.toISOString() };
}
