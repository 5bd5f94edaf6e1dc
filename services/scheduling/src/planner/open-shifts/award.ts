import type { ClaimStatus, OpenShift } from '@portfolio/contracts/scheduling';
import { AppError } from '@portfolio/service-kit/errors';
import { stands } from '../../shared/taking-back.ts';
import { requireAdministration } from '../../company/administration.ts';
import type { SchedulingContext } from '../../context.ts';
import { takeBackPlace } from './give-back.ts';
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

/**
 * Takes back what was given to somebody just now: the place is free, and all who asked for it wait again. Repeated, it answers as the
 * first time.
 * @throws AppError `not_found`; `conflict` when somebody was told, has confirmed, or has changed the shift since
 */
export async function takeBackAward(context: SchedulingContext, id: number, employee: number): Promise<OpenShift> {
  const open = await getOpenShift(context, id);
  const claim = await claimOf(context, id, employee);
  if (open.mode !== 'award' || !claim) throw stands();
  if (claim.status !== 'waiting')
    await takeBackPlace(context, await requireAdministration(context), { ...open, shift: claim.shift }, employee).catch(
      async (error: unknown) => {
        // Of two at once, the second finds it done.
        const now = error instanceof AppError ? await claimOf(context, id, employee) : undefined;
        if (now?.status === 'waiting') return;
        throw error instanceof AppError && error.code === 'not_found' ? stands() : error;
      },
    );
  return getOpenShift(context, id);
}

async function claimOf({ database }: SchedulingContext, id: number, employee: number) {
  const [claim] = await database.query<{ status: ClaimStatus; shift: number | null }[]>(
    'SELECT status, shift_id AS shift FROM open_shift_claim WHERE open_shift_id = $1 AND employee_id = $2',
    [id, employee],
  );
  return claim;
}
