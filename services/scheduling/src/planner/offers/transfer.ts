import { fault } from '@portfolio/contracts/errors';
import type { OfferedShift, ShiftChange } from '@portfolio/contracts/scheduling';
import { AppError } from '@portfolio/service-kit/errors';
import type { EntityManager } from 'typeorm';
import type { Administration } from '../../company/administration.ts';
import type { SchedulingContext } from '../../context.ts';
import { isAsOffered } from '../../shared/sql/offered-shift.ts';
import { changeAs, unplaced } from '../../shifts/change-shifts.ts';
import { movesOf, type OfferRow } from './offer-row.ts';
import { expireOffers } from './tell.ts';

const changed = () => new AppError('conflict', fault('offer_changed'));

/** Either guard answered or withdrew meanwhile, or it is too late. */
export const decided = () => new AppError('conflict', fault('offer_decided'));

/**
 * Moves what was agreed on, by the ordinary use case, which judges it with both guards' rows locked: the offer is done and every shift with
 * its new guard, or nothing happens. Employees are locked before shifts, these before offers.
 * @throws AppError `conflict` when the offer stands otherwise by now, or a shift is another or somebody else's; `validation` by the rules
 */
export async function transfer(
  context: SchedulingContext,
  administration: Administration,
  offer: OfferRow,
): Promise<void> {
  const moves = movesOf(offer);
  const changes = moves.map(({ shift, to }): ShiftChange => ({ kind: 'update', id: shift, input: { employee: to } }));
  await changeAs(administration, context, changes, {
    placed: unplaced,
    expected: [],
    async also(manager, ids, before) {
      for (const { shift, from } of moves) {
        const was = before.get(shift)!;
        // Of a draft, guards have agreed on what is to be another.
        if (was.employee_id !== from || was.status !== 'scheduled' || was.is_draft) throw changed();
      }
      const shifts = moves.map(({ shift: id }) => {
        const { confirmed_at, published_at } = before.get(id)!;
        return { id, confirmed_at, published_at };
      });
      await finish(manager, offer, shifts);
      // What both agreed on is promised, and known to whom it is now: it is no draft, also where the company plans in drafts.
      await manager.query(
        `UPDATE shift SET is_draft = false, confirmed_at = now(), published_at = CASE WHEN is_draft THEN now() ELSE published_at END
         WHERE id = ANY ($1)`,
        [ids],
      );
      await expireOffers(manager, 'id <> $1 AND (shift_id = ANY ($2) OR return_shift_id = ANY ($2))', [offer.id, ids]);
    },
  }).catch((error: unknown) => {
    // Deleted since.
    throw error instanceof AppError && error.code === 'not_found' ? changed() : error;
  });
}

const isSame = (shift: 'shift_id' | 'return_shift_id', told: 'given' | 'in_return') =>
  `EXISTS (SELECT FROM shift WHERE shift.id = offer.${shift} AND ${isAsOffered(told)})`;

/** @param shifts as they are before, for who takes it back */
async function finish(
  manager: EntityManager,
  { id, status, in_return }: OfferRow,
  shifts: readonly object[],
): Promise<void> {
  const [[done]] = await manager.query<[{ is_same: boolean }[], number]>(
    `UPDATE offer SET status = 'done', decided_at = now(), before = $4
     WHERE id = $1 AND status = $2 AND deadline > now() AND return_shift_id IS NOT DISTINCT FROM $3
     RETURNING ${isSame('shift_id', 'given')}
       AND (return_shift_id IS NULL OR ${isSame('return_shift_id', 'in_return')}) AS is_same`,
    [id, status, returned(in_return), JSON.stringify({ status, shifts })],
  );
  if (!done) throw decided();
  if (!done.is_same) throw changed();
}

const returned = (shift: OfferedShift | null): number | null => shift?.shift ?? null;
