import { fault } from '@portfolio/contracts/errors';
import type { Offer, ShiftConflict } from '@portfolio/contracts/scheduling';
import { requireAdministration } from '../../company/administration.ts';
import type { SchedulingContext } from '../../context.ts';
import { asConflict } from '../../shared/writes.ts';
import { asAnswered } from '../../shifts/foresee.ts';
import { endOffer } from './end.ts';
import { judgeOffer } from './judge.ts';
import { findOffer, isOpen, movesOf } from './offer-row.ts';
import { getOffer } from './offers.ts';
import { decided, transfer } from './transfer.ts';

/**
 * What speaks against what both have agreed on: `change` 0 is the shift that is given, 1 the one in return. Nothing of what is over.
 * @throws AppError `not_found`
 */
export async function listOfferConflicts(context: SchedulingContext, id: number): Promise<ShiftConflict[]> {
  await getOffer(context, id);
  const offer = await findOffer(context.database, id, isOpen);
  if (!offer) return [];
  const { judged, known } = await judgeOffer(context.database, offer);
  const order = movesOf(offer).map(({ shift }) => shift);
  return judged.map((conflict) => asAnswered(conflict, order.indexOf(Number(conflict.shift)), known));
}

/** A planner lets it be: the shifts move. @throws AppError `not_found`; `conflict`, saying why: decided or changed, or a rule refuses it */
export async function approveOffer(context: SchedulingContext, id: number): Promise<Offer> {
  await getOffer(context, id);
  const offer = await findOffer(context.database, id);
  if (offer?.status !== 'accepted') throw decided();
  await transfer(context, await requireAdministration(context), offer).catch(asConflict(fault('offer_not_allowed')));
  return getOffer(context, id);
}

/** A planner ends it, however far it is; both guards are told. @throws AppError `not_found`; `conflict` when it has been decided */
export async function refuseOffer(context: SchedulingContext, id: number, answer = ''): Promise<Offer> {
  await getOffer(context, id);
  await context.database.transaction((manager) => endOffer(manager, id, 'refused', answer));
  return getOffer(context, id);
}
