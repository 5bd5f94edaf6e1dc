import { userCount, type Statistics, type StatisticsQuery } from '@portfolio/contracts/scheduling';
import { notFound } from '@portfolio/service-kit/errors';
import { listedCompany, requireAdministration } from '../company/administration.ts';
import type { SchedulingContext } from '../context.ts';

/**
 * The counts of the admin dashboard (scheduling.md §2): of the company asked for, else of the working company, or of everything
 * for a superuser.
 * @throws AppError `not_authenticated`, `permission_denied`; `not_found` for a company that is none of the caller's
 */
export async function getStatistics(
  context: SchedulingContext,
  { company: asked }: StatisticsQuery,
): Promise<Statistics> {
  const company = listedCompany(await requireAdministration(context), asked);
  if (company === 'none') throw notFound();
  if (company !== 'all') return companyStatistics(context, company);
  const [counts, totalUsers] = await Promise.all([overallStatistics(context), countUsers(context)]);
  return { ...counts, totalUsers };
}

/** From the numbers that are kept (`tally.ts`): a firm may have a million. */
const shiftCount = 'SELECT coalesce(sum(change), 0)::integer FROM shift_tally';

const pending = 'accepted_at IS NULL AND expires_at > now()';

async function companyStatistics({ database }: SchedulingContext, company: number): Promise<Statistics> {
  const [counts] = await database.query<[Statistics]>(
    `SELECT (SELECT count(*)::integer FROM employee WHERE company_id = $1) AS employees,
       (SELECT count(*)::integer FROM client WHERE company_id = $1) AS clients,
       (${shiftCount} WHERE company_id = $1) AS shifts,
       (SELECT count(*)::integer FROM employee_invitation
        WHERE company_id = $1 AND ${pending}) AS "pendingInvites",
       (SELECT count(*)::integer FROM (
          SELECT user_id FROM company_admin WHERE company_id = $1
          UNION SELECT user_id FROM employee WHERE company_id = $1 AND user_id IS NOT NULL
        ) AS people) AS "totalUsers"`,
    [company],
  );
  return counts;
}

async function overallStatistics({ database }: SchedulingContext): Promise<Omit<Statistics, 'totalUsers'>> {
  const [counts] = await database.query<[Omit<Statistics, 'totalUsers'>]>(
    `SELECT (SELECT count(*)::integer FROM employee) AS employees,
       (SELECT count(*)::integer FROM client) AS clients,
       (${shiftCount}) AS shifts,
       (SELECT count(*)::integer FROM employee_invitation WHERE ${pending}) AS "pendingInvites",
       (SELECT count(*)::integer FROM company) AS companies,
       (SELECT count(DISTINCT user_id)::integer FROM company_admin) AS "adminUsers"`,
  );
  return counts;
}

/** The dashboard's other counts are worth showing while auth is away, so its absence is no failure. */
async function countUsers({ auth, log }: SchedulingContext): Promise<number | null> {
  try {
    return (await auth.get('/internal/users/count', userCount)).count;
  } catch (error) {
    log.warn({ err: error }, 'users could not be counted');
    return null;
  }
}
