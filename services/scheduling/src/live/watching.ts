import type { LiveQuery } from '@portfolio/contracts/scheduling';
import { AppError, notFound } from '@portfolio/service-kit/errors';
import { isAdministrator, listedCompany, requireAdministration } from '../company/administration.ts';
import type { SchedulingContext } from '../context.ts';
import { requireEmployee } from '../people/employees/employees.ts';
import type { Watching } from './streams.ts';

/**
 * What the caller may be told of, by what they are now; undefined for who neither plans nor works anywhere.
 * @throws AppError `not_authenticated`; `not_found` for a company that is none of the caller's
 */
export async function watchingOf(
  context: SchedulingContext,
  { company: asked, as }: LiveQuery,
): Promise<Watching | undefined> {
  if (as !== 'employee' && (await isAdministrator(context))) {
    const company = listedCompany(await requireAdministration(context), asked);
    if (company === 'none') throw notFound();
    return { company };
  }
  try {
    const { id, company_id } = await requireEmployee(context);
    return { company: company_id, employee: id };
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  }
}
