import type { MyOffer, Offer, ShiftChange } from '@portfolio/contracts/scheduling';
import { violates } from '@portfolio/service-kit/database';
import { AppError } from '@portfolio/service-kit/errors';
import { countTry } from '@portfolio/service-kit/limits';
import { inScope } from '@portfolio/service-kit/row-security';
import type { EntityManager } from 'typeorm';
import { planOf, requireAdministration, type Administration } from '../../company/administration.ts';
import type { SchedulingContext } from '../../context.ts';
import { limits } from '../../limits.ts';
import { canBeTakenBack, requireUntold, stands, untell } from '../../shared/taking-back.ts';
import { changeAs, unplaced } from '../../shifts/change-shifts.ts';
import { getMyOffer, requireMine } from './my-offers.ts';
import { findOffer, isOpen, movesOf, open, type OfferRow } from './offer-row.ts';
import { getOffer } from './offers.ts';
import { isAsItWas } from './tell.ts';

/**
 * A planner takes back what was approved or refused just now: the shifts are whose they were, and the offer stands as before. Repeated, it
 * answers as the first time.
 * @throws AppError `not_found`; `conflict` when somebody was told, a shift was changed or worked since, or its deadline is over
 */
export async function takeBackOffer(context: SchedulingContext, id: number): Promise<Offer> {
  await getOffer(context, id);
  const offer = await findOffer(context.database, id);
  if (offer!.status === 'refused') await takeBackEnd(context, offer!);
  else await takeBack(context, await requireAdministration(context), offer!, 'accepted');
  return getOffer(context, id);
}

/**
 * The caller takes back what they said just now: that they agree, where that was all it needed, or no. The shifts are whose they were, and
 * the offer waits for their answer. Repeated, it answers as the first time.
 * @throws AppError `not_found`; `conflict` as {@link takeBackOffer}, and for what a planner approved; `throttled`
 */
export async function takeBackAcceptance(context: SchedulingContext, id: number): Promise<MyOffer> {
  const { me, offer, isMine } = await requireMine(context, id);
  // By turns with agreeing, it would hold back what the other is to be told.
  await countTry(context, limits.offers, String(me.id));
  await inScope({ company: me.company_id }, () =>
    offer.status === (isMine ? 'withdrawn' : 'declined')
      ? takeBackEnd(context, offer)
      : takeBack(context, planOf(me.company_id), offer, isMine ? 'answered' : 'waiting'),
  );
  return getMyOffer(context, id);
}

/** What was said no to is open as before, unless its shifts are others by now, or somebody has heard of it. */
async function takeBackEnd({ database }: SchedulingContext, { id, status }: OfferRow): Promise<void> {
  await database
    .transaction(async (manager) => {
      const [opened] = await manager.query<[unknown[], number]>(
        `UPDATE offer SET status = before ->> 'status', answer = '', decided_at = NULL, before = NULL
         WHERE id = $1 AND status = $2 AND deadline > now() AND ${canBeTakenBack('decided_at')} AND ${isAsItWas} RETURNING id`,
        [id, status],
      );
      const now = opened.length === 0 ? await findOffer(manager, id, isOpen) : undefined;
      // Of two at once, the second finds it done.
      if (now) return;
      if (opened.length === 0 || !(await untellOf(manager, [id], status))) throw stands();
    })
    .catch((error: unknown) => {
      throw violates(error, 'offer_open_key') ? stands() : error;
    });
}

interface Found {
  before: { status: OfferRow['status']; shifts: object[] };
  decided_at: Date;
}

/** Locked in the order of who lets it happen. @param to how the offer stood before, and stands again */
async function takeBack(
  context: SchedulingContext,
  administration: Administration,
  offer: OfferRow,
  to: OfferRow['status'],
): Promise<void> {
  // Said again, or of what nobody ended: whoever takes an end back finds it open, however far it is.
  if (open.includes(offer.status)) return;
  if (offer.status !== 'done') throw stands();
  const moves = movesOf(offer);
  const changes = moves.map(({ shift, from }): ShiftChange => ({
    kind: 'update',
    id: shift,
    input: { employee: from },
  }));
  await changeAs(administration, context, changes, {
    placed: unplaced,
    expected: [],
    async also(manager, ids, before) {
      const [found] = await manager.query<Found[]>(
        `SELECT before, decided_at FROM offer
         WHERE id = $1 AND status = 'done' AND before ->> 'status' = $2 AND deadline > now()
           AND ${canBeTakenBack('decided_at')} FOR UPDATE`,
        [offer.id, to],
      );
      const isUntouched = moves.every((move) => {
        const was = before.get(move.shift)!;
        // Who changes the plan takes the word away that was given with it.
        const isAgreed = was.confirmed_at?.valueOf() === found?.decided_at.valueOf();
        return isAgreed && was.employee_id === move.to && was.status === 'scheduled' && !was.is_draft && !was.said_at;
      });
      if (!found || !isUntouched) throw stands();
      await requireUntold(manager, ids, found.decided_at);
      await manager.query(
        `UPDATE shift SET is_draft = false, confirmed_at = was.confirmed_at, published_at = was.published_at
         FROM jsonb_to_recordset($1) AS was (id integer, confirmed_at timestamptz, published_at timestamptz) WHERE shift.id = was.id`,
        [JSON.stringify(found.before.shifts)],
      );
      await reopen(manager, offer.id, ids);
    },
  }).catch(async (error: unknown) => {
    if (!(error instanceof AppError) && !violates(error, 'offer_open_key')) throw error;
    // Of two at once, the second finds it done.
    const now = await findOffer(context.database, offer.id);
    if (now?.status !== to) throw stands();
  });
}

/** It stands as before, and so do the other offers of its shifts that ended with it: what was told of these goes, if it reached nobody. */
async function reopen(manager: EntityManager, id: number, shifts: readonly number[]): Promise<void> {
  const [opened] = await manager.query<[{ id: number }[], number]>(
    `UPDATE offer SET status = offer.before ->> 'status', decided_at = NULL, before = NULL
     FROM (SELECT decided_at FROM offer WHERE id = $1) AS done
     WHERE offer.decided_at = done.decided_at
       AND (offer.id = $1 OR offer.status = 'expired' AND (shift_id = ANY ($2) OR return_shift_id = ANY ($2)))
     RETURNING offer.id`,
    [id, shifts],
  );
  const others = opened.map((each) => each.id);
  if (!(await untellOf(manager, others, 'expired'))) throw stands();
}

/** @returns whether nobody had heard how these offers ended; now nobody will */
async function untellOf(
  manager: EntityManager,
  offers: readonly number[],
  status: OfferRow['status'],
): Promise<boolean> {
  const told = await manager.query<{ id: number; read_at: Date | null }[]>(
    `SELECT id, read_at FROM notice WHERE offer_id = ANY ($1) AND offer_status = $2 ORDER BY employee_id, id FOR UPDATE`,
    [offers, status],
  );
  return untell(manager, told);
}
