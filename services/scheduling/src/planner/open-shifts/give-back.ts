import { fault } from '@portfolio/contracts/errors';
import { AppError } from '@portfolio/service-kit/errors';
import type { EntityManager } from 'typeorm';
import type { Administration } from '../../company/administration.ts';
import type { SchedulingContext } from '../../context.ts';
import { canBeTakenBack, requireUntold, stands, untell } from '../../shared/taking-back.ts';
import { changeAs, unplaced } from '../../shifts/change-shifts.ts';
import type { ShiftEntity } from '../../shifts/shift.entity.ts';
import type { Offered } from './give.ts';

/** In which who took a place as the first may give it back. */
const minutes = 2;

type Given = Offered & { shift: number | null };

/**
 * Gives back a place that somebody took as the first just now: their shift is deleted by the ordinary use case, and others may take it.
 * @param isUnsaid as if they had never claimed it, instead of not wanting it
 * @throws AppError `conflict` when it was decided otherwise, longer ago, is offered no more, or the shift has been changed since
 */
export const giveBack = (
  context: SchedulingContext,
  administration: Administration,
  given: Given,
  { employee, isUnsaid }: { employee: number; isUnsaid: boolean },
): Promise<void> =>
  untake(context, administration, given, {
    employee,
    until: 'deadline',
    refused: () => new AppError('conflict', fault('claim_decided')),
    async decide(manager) {
      // The shift is gone, and with it what the claim says of it.
      const [claims] = await manager.query<[unknown[], number]>(
        `${isUnsaid ? 'DELETE FROM open_shift_claim' : `UPDATE open_shift_claim SET status = 'withdrawn', decided_at = now(), shift_id = NULL`}
         WHERE open_shift_id = $1 AND employee_id = $2 AND status = 'awarded' AND decided_at > now() - interval '${minutes} minutes'
         RETURNING id`,
        [given.id, employee],
      );
      return claims.length > 0;
    },
  });

/**
 * Takes back a place that a planner gave to somebody just now: who asked for it waits again, also those whom the last place was refused.
 * @throws AppError `conflict` when it is longer ago, or any of them was told or has done something since
 */
export const takeBackPlace = (
  context: SchedulingContext,
  administration: Administration,
  given: Given,
  employee: number,
): Promise<void> =>
  untake(context, administration, given, {
    employee,
    until: 'start_time',
    refused: stands,
    async decide(manager, shift) {
      const [again] = await manager.query<[{ employee_id: number; since: Date }[], number]>(
        `UPDATE open_shift_claim AS claim SET status = 'waiting', decided_at = NULL, shift_id = NULL
         FROM (SELECT decided_at AS since FROM open_shift_claim
           WHERE open_shift_id = $1 AND employee_id = $2 AND status = 'awarded' AND ${canBeTakenBack('decided_at')}) AS given
         WHERE open_shift_id = $1 AND (employee_id = $2 OR status = 'refused' AND decided_at >= since)
         RETURNING employee_id, since`,
        [given.id, employee],
      );
      if (!again[0]) return false;
      await requireUntold(manager, [shift], again[0].since);
      // What the others were told goes, if it reached nobody.
      const told = await manager.query<{ id: number; read_at: Date | null }[]>(
        `SELECT id, read_at FROM notice WHERE open_shift_id = $1 AND employee_id = ANY ($2) AND told_at >= $3
         ORDER BY employee_id FOR UPDATE`,
        [given.id, again.map((claim) => claim.employee_id), again[0].since],
      );
      return untell(manager, told);
    },
  });

interface Untaking {
  employee: number;
  /** Until when somebody may still have it. */
  until: 'deadline' | 'start_time';
  refused: () => AppError;
  /** @returns whether the claims were as they have to be, and are decided */
  decide: (manager: EntityManager, shift: number) => Promise<boolean>;
}

/** Deletes what became of a place, which is free again; all of it or nothing. Locked in the order of who gives it. */
async function untake(
  context: SchedulingContext,
  administration: Administration,
  { id, shift, ...offered }: Given,
  { employee, until, refused, decide }: Untaking,
): Promise<void> {
  if (shift === null) throw refused();
  await changeAs(administration, context, [{ kind: 'delete', id: shift }], {
    placed: unplaced,
    expected: [],
    async also(manager, _, before) {
      const was = before.get(shift)!;
      if (was.employee_id !== employee || !isUntouched(was, offered)) throw refused();
      const [open] = await manager.query<[unknown[], number]>(
        `UPDATE open_shift SET taken = taken - 1
         WHERE id = $1 AND cancelled_at IS NULL AND taken > 0 AND ${until} > now() RETURNING id`,
        [id],
      );
      if (open.length === 0 || !(await decide(manager, shift))) throw refused();
      // Nothing of it waits until a plan is published.
      await manager.query('DELETE FROM published_shift WHERE shift_id = $1', [shift]);
    },
  });
}

/** Nobody has changed it since it was given, nor said or done anything on it. */
const isUntouched = (was: ShiftEntity, offered: Omit<Offered, 'id'>): boolean =>
  was.status === 'scheduled' &&
  !was.is_draft &&
  was.confirmed_at === null &&
  was.said_at === null &&
  was.client_id === offered.client &&
  was.location_id === offered.location &&
  was.post_id === offered.post &&
  was.title === offered.title &&
  was.notes === offered.notes &&
  was.start_time.valueOf() === Date.parse(offered.start_time) &&
  was.end_time.valueOf() === Date.parse(offered.end_time);
