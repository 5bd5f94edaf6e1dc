import { inScope } from '@portfolio/service-kit/row-security';
import { recordAccountEvent } from '../../shared/audit/record.ts';
import type { AuthContext } from '../../context.ts';
import { hashToken } from './refresh-token.ts';

/** Ends the session that a refresh token belongs to. A token that is unknown, or already out, is no error. */
export async function signOut({ database }: AuthContext, refresh: string): Promise<void> {
  return inScope('everything', async () => {
    await database.transaction(async (manager) => {
      const [[ended]] = await manager.query<[{ user_id: number }[], number]>(
        `UPDATE session SET revoked_at = now() FROM refresh_token
       WHERE refresh_token.hash = $1 AND session.id = refresh_token.session_id AND session.revoked_at IS NULL
       RETURNING user_id`,
        [hashToken(refresh)],
      );
      if (ended) await recordAccountEvent(manager, ended.user_id, { kind: 'sign_out' }, ended.user_id);
    });
  });
}
