import type { ConflictCode, OfferColleague, OfferKind, ShiftConflict } from '@portfolio/contracts/scheduling';
import { inScope } from '@portfolio/service-kit/row-security';
import { planOf } from '../../company/administration.ts';
import type { SchedulingContext } from '../../context.ts';
import type { EmployeeEntity } from '../../people/employees/employee.entity.ts';
import { requireEmployee } from '../../people/employees/employees.ts';
import { judgeCandidates, type Wanted } from '../candidates/candidates.ts';
import { requireGivable } from './own-shift.ts';

/**
 * Colleagues who use the portal, those first who can take a shift of the caller's. Of the others it says only which of two things is in
 * the way: what they lack, or that they are not free; when they work, rest or are away is theirs.
 * @throws AppError `not_found` for somebody else's shift; `conflict` for one that cannot be given
 */
export async function listOfferColleagues(
  context: SchedulingContext,
  { shift, kind = 'give_away' }: { shift: number; kind?: OfferKind | undefined },
): Promise<OfferColleague[]> {
  const me = await requireEmployee(context);
  return colleaguesFor(context, me, await requireGivable(context, me, shift), { kind });
}

/** @param only this one */
export const colleaguesFor = (
  context: SchedulingContext,
  { id, company_id }: EmployeeEntity,
  shift: Wanted,
  { kind, only }: { kind: OfferKind; only?: number },
): Promise<OfferColleague[]> =>
  inScope({ company: company_id }, async () => {
    const colleagues = await context.database.query<{ id: number }[]>(
      `SELECT id FROM employee
       WHERE company_id = $1 AND status = 'active' AND user_id IS NOT NULL AND id <> $2 AND ($3::integer IS NULL OR id = $3)`,
      [company_id, id, only ?? null],
    );
    const ids = colleagues.map((colleague) => colleague.id);
    const { results } = await judgeCandidates(context, planOf(company_id), shift, ids);
    return results
      .map(({ employee, name, conflicts }) => ({ employee, name, obstacle: obstacleOf(conflicts, kind) }))
      .toSorted((a, b) => Number(a.obstacle !== null) - Number(b.obstacle !== null) || a.name.localeCompare(b.name));
  });

/** Whether a shift that is given in return may take it out of the way: what speaks of other shifts than the one that is taken. */
const curable: Record<ConflictCode, boolean> = {
  overlap: true,
  outside_availability: false,
  time_off: false,
  qualification_missing: false,
  license_expired: false,
  short_rest: true,
  week_hours: true,
  days_in_row: true,
  short_shift: false,
  month_hours: true,
  year_hours: true,
  average_hours: true,
  few_sundays: true,
};

export const cannotBeCured = ({ code }: Pick<ShiftConflict, 'code'>): boolean => !curable[code];

function obstacleOf(conflicts: readonly ShiftConflict[], kind: OfferKind): OfferColleague['obstacle'] {
  const refusals = conflicts
    .filter(({ severity }) => severity === 'refusal')
    .filter((conflict) => kind === 'give_away' || cannotBeCured(conflict));
  if (refusals.some(({ code }) => code === 'qualification_missing' || code === 'license_expired')) return 'unqualified';
  return refusals.length > 0 ? 'not_free' : null;
}
