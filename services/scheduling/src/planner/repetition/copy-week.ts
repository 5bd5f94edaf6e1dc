import type { ShiftBatch, WeekCopyInput } from '@portfolio/contracts/scheduling';
import { companyForNew } from '../../company/administration.ts';
import type { SchedulingContext } from '../../context.ts';
import { makeShifts } from './make-shifts.ts';
import { daysBetween, draftLater, mondayOf, shiftsOfWeek } from './week-shifts.ts';

/**
 * Plans the shifts of one week in another one, at the same times of day where they are worked.
 * @throws AppError `validation` for another's company, a superuser who names none, or a week that is too full
 */
export async function copyWeek(context: SchedulingContext, input: WeekCopyInput): Promise<ShiftBatch> {
  const company = await companyForNew(context, input.company);
  const [from, to] = [mondayOf(input.from), mondayOf(input.to)];
  const shifts = await shiftsOfWeek(context.database, company, from, 'from');
  const days = daysBetween(from, to);
  return makeShifts(
    context,
    company,
    shifts.map((shift) => draftLater(shift, days)),
    input,
  );
}
