import { fault } from '@portfolio/contracts/errors';
import { iso } from '@portfolio/service-kit/database';
import { AppError, notFound } from '@portfolio/service-kit/errors';
import { inScope } from '@portfolio/service-kit/row-security';
import type { SchedulingContext } from '../../context.ts';
import type { EmployeeEntity } from '../../people/employees/employee.entity.ts';
import { knownShifts } from '../../shared/sql/shift-tables.ts';
import type { Wanted } from '../candidates/candidates.ts';

/**
 * A shift of somebody's that they can give: as it was published, still ahead, and nobody is changing it.
 * @throws AppError `not_found` for anybody else's; `conflict`
 */
export async function requireGivable(
  { database }: SchedulingContext,
  me: EmployeeEntity,
  id: number,
): Promise<Wanted & { employee: number }> {
  const [known] = await database.query<(Wanted & { employee: number; is_ahead: boolean })[]>(
    `SELECT id, company_id AS company, client_id AS client, location_id AS location, post_id AS post, employee_id AS employee,
       ${iso('start_time')} AS start_time, ${iso('end_time')} AS end_time, status = 'scheduled' AND start_time > now() AS is_ahead
     FROM ${knownShifts} WHERE id = $1 AND employee_id = $2`,
    [id, me.id],
  );
  if (!known) throw notFound();
  const { is_ahead, ...shift } = known;
  if (!is_ahead) throw new AppError('conflict', fault('open_shift_past'));
  // Employees do not see drafts.
  const [planned] = await inScope({ company: me.company_id }, () =>
    database.query<unknown[]>('SELECT FROM shift WHERE id = $1 AND employee_id = $2 AND NOT is_draft', [id, me.id]),
  );
  if (!planned) throw new AppError('conflict', fault('offer_not_now'));
  return shift;
}
