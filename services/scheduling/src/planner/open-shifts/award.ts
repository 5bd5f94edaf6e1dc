import type { OpenShift } from '@portfolio/contracts/scheduling';
import { requireAdministration } from '../../company/administration.ts';
import type { SchedulingContext } from '../../context.ts';
import { givePlace } from './give.ts';
import { getOpenShift } from './open-shifts.ts';

/**
 * Gives a place to one of those who asked; with the last place, the others are told.
 * @throws AppError `not_found`; `validation` on `employee` when the rules refuse them now; `conflict` when no place is left, or
 * their claim was withdrawn
 */
export async function awardOpenShift(context: SchedulingContext, id: number, employee: number): Promise<OpenShift> {
  const open = await getOpenShift(context, id);
  const { client, location, post, title, notes, start_time, end_time } = open;
  const offered = { id, client, location, post, title, notes, start_time, end_time };
  await givePlace(context, await requireAdministration(context), offered, { employee, isFirst: false });
  return getOpenShift(context, id);
}
