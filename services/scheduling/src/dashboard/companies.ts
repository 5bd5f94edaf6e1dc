import { Where } from '@portfolio/service-kit/database';
import { listedCompany, requireAdministration } from '../company/administration.ts';
import type { SchedulingContext } from '../context.ts';

/**
 * A condition on `company.id`: the company asked for, else the working one, else (for a superuser) all.
 * @returns undefined when the one asked for is not theirs
 * @throws AppError `not_authenticated`, `permission_denied`
 */
export async function companiesWhere(
  context: SchedulingContext,
  asked: number | undefined,
): Promise<Where | undefined> {
  const company = listedCompany(await requireAdministration(context), asked);
  if (company === 'none') return undefined;
  return new Where().and('company.id =', company === 'all' ? undefined : company);
}
