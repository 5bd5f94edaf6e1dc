import type { EntityManager } from 'typeorm';
import { recordAccountEvent } from '../../shared/audit/record.ts';
import { revokeSessionsOf } from '../sessions/devices.ts';
import { hashPassword } from '../../shared/secrets/secrets.ts';
import { enqueueNotice } from '../../shared/notices/notice-mail.ts';
import { voidMailedLinks } from './reset-links.ts';

/**
 * Gives a user a new password, and tells them by mail: all sessions end, all links by mail are void, and unless it is changed in a session that
 * stays, so is the way in through Patreon, which somebody else may have made.
 * @param keepSession the session that does it for itself
 */
export async function setPassword(
  manager: EntityManager,
  userId: number,
  password: string,
  keepSession?: string,
): Promise<void> {
  await manager.query('UPDATE account SET password_hash = $2 WHERE id = $1', [userId, await hashPassword(password)]);
  await voidMailedLinks(manager, userId);
  if (keepSession === undefined) await manager.query('DELETE FROM patreon_account WHERE user_id = $1', [userId]);
  await revokeSessionsOf(manager, userId, keepSession);
  const event = await recordAccountEvent(manager, userId, { kind: 'password_changed' });
  await enqueueNotice(manager, 'password_changed', { event });
}
