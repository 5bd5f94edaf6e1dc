import { randomUUID } from 'node:crypto';
import type { AuditChange } from '@portfolio/contracts/audit';
import { passkey, type Passkey } from '@portfolio/contracts/auth';
import { requireActor } from '@portfolio/service-kit/access';
import { selectList } from '@portfolio/service-kit/database';
import { notFound } from '@portfolio/service-kit/errors';
import type { EntityManager } from 'typeorm';
import { lockAccount, requireOwnSession } from '../../access.ts';
import { recordAccountEvent } from '../../shared/audit/record.ts';
import type { AuthContext } from '../../context.ts';
import { enqueueNotice } from '../../shared/notices/notice-mail.ts';
import { forgetCodesWithoutStep } from '../second-factor/recovery-codes.ts';

const columns = selectList('passkey', passkey);

/** One's own, the first added first. */
export async function listPasskeys(context: AuthContext): Promise<Passkey[]> {
  const { userId } = requireActor(context);
  return context.database.query<Passkey[]>(`SELECT ${columns} FROM passkey WHERE user_id = $1 ORDER BY passkey.id`, [
    userId,
  ]);
}

/** @throws AppError `not_found` where it is not the caller's */
export async function requirePasskey(context: AuthContext, id: number): Promise<void> {
  const { userId } = requireActor(context);
  const found = await context.database.query<unknown[]>('SELECT FROM passkey WHERE id = $1 AND user_id = $2', [
    id,
    userId,
  ]);
  if (found.length === 0) throw notFound();
}

/** @throws AppError `not_found` */
export async function renamePasskey(context: AuthContext, id: number, name: string): Promise<Passkey> {
  const { userId } = requireActor(context);
  return context.database.transaction(async (manager) => {
    const [[renamed]] = await manager.query<[Passkey[], number]>(
      `UPDATE passkey SET name = $3 WHERE id = $1 AND user_id = $2 RETURNING ${columns}`,
      [id, userId, name],
    );
    if (!renamed) throw notFound();
    await recordAccountEvent(manager, userId, { kind: 'passkey_renamed' });
    return renamed;
  });
}

/** It signs in no more; with the last second step the recovery codes go. @throws AppError `not_found` */
export async function removePasskey(context: AuthContext, id: number): Promise<void> {
  const { userId, sessionId } = requireOwnSession(context);
  await context.database.transaction(async (manager) => {
    await lockAccount(manager, userId);
    const [, removed] = await manager.query<[unknown, number]>('DELETE FROM passkey WHERE id = $1 AND user_id = $2', [
      id,
      userId,
    ]);
    if (removed === 0) throw notFound();
    await forgetCodesWithoutStep(manager, userId);
    await recordAccountEvent(manager, userId, { kind: 'passkey_removed' });
    await enqueueNotice(manager, 'passkey_removed', sessionId, { seed: randomUUID() });
  });
}

/** Takes all of somebody's away. @param changes told with it @returns whether there was one */
export async function removePasskeysOf(
  manager: EntityManager,
  userId: number,
  changes: readonly AuditChange[],
): Promise<boolean> {
  const [, removed] = await manager.query<[unknown, number]>('DELETE FROM passkey WHERE user_id = $1', [userId]);
  if (removed > 0) await recordAccountEvent(manager, userId, { kind: 'passkey_removed', changes });
  return removed > 0;
}
