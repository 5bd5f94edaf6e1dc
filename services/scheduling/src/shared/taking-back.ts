import { fault } from '@portfolio/contracts/errors';
import { AppError } from '@portfolio/service-kit/errors';
import type { EntityManager } from 'typeorm';

/** How long it is offered to take something back, and a little more: until then nobody is sent what it says. */
export const offeredSeconds = 10;

/** When those are told who are told of something that can be taken back. */
export const afterUndo = (): Date => new Date(Date.now() + offeredSeconds * 1000);

/** SQL: what was done then can be taken back still, if nobody was told of it: a slow network has its time. */
export const canBeTakenBack = (doneAt: string): string => `${doneAt} > now() - interval '60 seconds'`;

/** Somebody was told of it, has said something to it, or has changed it since; or it is too late. */
export const stands = (): AppError => new AppError('conflict', fault('stands'));

/** Takes notices, locked by the caller, out of their readers' lists. @returns whether none was read or sent */
export async function untell(
  manager: EntityManager,
  notices: readonly { id: number; read_at: Date | null }[],
): Promise<boolean> {
  const ids = notices.map(({ id }) => id);
  const sent = await manager.query<unknown[]>('SELECT FROM notice_delivery WHERE notice_id = ANY ($1)', [ids]);
  if (sent.length > 0 || notices.some(({ read_at }) => read_at !== null)) return false;
  await manager.query('DELETE FROM notice WHERE id = ANY ($1)', [ids]);
  return true;
}

/**
 * Refuses to take back what somebody was told of; what is to be told waits until the transaction ends. Call it with the employees locked.
 * @param since when it was done
 * @throws AppError `conflict`
 */
export async function requireUntold(manager: EntityManager, shifts: readonly number[], since: Date): Promise<void> {
  const told = await manager.query<{ told_at: Date | null }[]>(
    `SELECT told_at FROM notice
     WHERE id IN (SELECT notice_id FROM notice_shift WHERE shift_id = ANY ($1)) AND (told_at IS NULL OR told_at >= $2)
     ORDER BY employee_id, id FOR UPDATE`,
    [shifts, since],
  );
  const [offered] = await manager.query<unknown[]>(
    // A Date has milliseconds: what ended with it has its own moment.
    `SELECT FROM offer WHERE (shift_id = ANY ($1) OR return_shift_id = ANY ($1))
       AND (created_at >= $2 OR status = 'expired' AND date_trunc('milliseconds', decided_at) > $2)`,
    [shifts, since],
  );
  if (offered || told.some(({ told_at }) => told_at !== null)) throw stands();
}
