import type { AuthContext } from '../context.ts';
import { hashToken } from './refresh-token.ts';

/** Ends the session that a refresh token belongs to. A token that is unknown, or already out, is no error. */
export async function signOut({ database }: AuthContext, refresh: string): Promise<void> {
  await database.query(
    `UPDATE session SET revoked_at = now() FROM refresh_token
     WHERE refresh_token.hash = $1 AND session.id = refresh_token.session_id AND session.revoked_at IS NULL`,
    [hashToken(refresh)],
  );
}
