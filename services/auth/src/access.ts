import { signedIn as signedInByToken, type Access } from '@portfolio/service-kit/access';
import { requireActor, tokenNotValid } from '@portfolio/service-kit/actor';
import { oncePerRequest } from '@portfolio/service-kit/request-context';
import type { AuthContext } from './context.ts';

/**
 * By what the database says now: the token of a device that was signed out, or of an account that was deactivated, is
 * good for ten more minutes, and nobody must link accounts or change passwords with it.
 * @throws AppError `not_authenticated`, `token_not_valid`
 */
export const requireSession = oncePerRequest(async (context: AuthContext): Promise<void> => {
  if (!(await isOpen(context, requireActor(context)))) throw tokenNotValid('Session has ended');
});

/** Whether a session of this user goes on, by what the database says now. */
export async function isOpen(
  { database }: Pick<AuthContext, 'database'>,
  { userId, sessionId }: { userId: number; sessionId?: string },
): Promise<boolean> {
  const found = await database.query<unknown[]>(
    `SELECT FROM session JOIN account ON account.id = session.user_id
     WHERE session.id = $1 AND account.id = $2 AND account.is_active
       AND session.revoked_at IS NULL AND session.expires_at > now()`,
    [sessionId, userId],
  );
  return found.length > 0;
}

/** Auth's own calls ask more of a signed-in user than a good token. */
export const signedIn: Access<AuthContext> = { ...signedInByToken, check: requireSession };
