import type { SchedulingUser } from '@portfolio/contracts/scheduling';
import { prepared } from '@portfolio/service-kit/database';
import { inScope } from '@portfolio/service-kit/row-security';
import type { DataSource } from 'typeorm';

/** Asked with every sign-in. */
const statement = prepared(
  `SELECT asked.id,
     (SELECT coalesce(json_agg(json_build_object('id', company.id, 'name', company.name)
        ORDER BY company_admin.id), '[]')
      FROM company_admin JOIN company ON company.id = company_admin.company_id
      WHERE company_admin.user_id = asked.id) AS administered_companies,
     (SELECT json_build_object('id', employee.id, 'company_id', employee.company_id)
      FROM employee WHERE employee.user_id = asked.id) AS employee_profile,
     (SELECT company.name FROM employee JOIN company ON company.id = company_id
      WHERE employee.user_id = asked.id) AS employer
   FROM unnest($1::integer[]) WITH ORDINALITY AS asked (id, position)
   ORDER BY asked.position`,
);

/**
 * What scheduling knows of users, in the order asked for; a user it does not know administers nothing and is no
 * employee. One statement for any number of users.
 */
export const findSchedulingUsers = (
  { database }: { database: DataSource },
  userIds: readonly number[],
): Promise<SchedulingUser[]> =>
  // Who may see them, staff and other services among them, is judged by those who ask.
  inScope('everything', () => database.query<SchedulingUser[]>(statement, [userIds]));
