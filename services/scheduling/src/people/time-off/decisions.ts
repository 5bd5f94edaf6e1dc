import type { TimeOff, TimeOffDecision } from '@portfolio/contracts/scheduling';
import { requireActor } from '@portfolio/service-kit/access';
import type { SchedulingContext } from '../../context.ts';
import { decide } from './decide.ts';
import { getTimeOff } from './requests.ts';

/**
 * An administrator decides what is asked for, or calls off what is so; whose it is is told, once it is decided.
 * @throws AppError `not_found`; `conflict` when it has been decided, withdrawn or cancelled already; `validation` without what proves it
 */
export async function decideTimeOff(
  context: SchedulingContext,
  id: number,
  to: 'approved' | 'refused' | 'cancelled',
  { answer, suggested_from, suggested_until }: TimeOffDecision,
): Promise<TimeOff> {
  const { employee: of } = await getTimeOff(context, id);
  await decide(context.database, {
    id,
    of,
    to,
    answer,
    by: requireActor(context).userId,
    suggested: [suggested_from, suggested_until],
  });
  return getTimeOff(context, id);
}
