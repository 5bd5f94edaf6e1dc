import { fault } from '@portfolio/contracts/errors';
import type { AuthContext } from '../../context.ts';
import { requireOwnPassword } from './own-password.ts';

/**
 * Says with the password that the session is still its user's; what `confirmedByPassword` guards is open for some minutes.
 * @throws AppError `validation`, `throttled`
 */
export async function confirmPassword(context: AuthContext, password: string): Promise<void> {
  const { actor, account } = await requireOwnPassword(context, password, { password: [fault('wrong_password')] });
  // Not when another was set meanwhile.
  await context.database.query(
    `UPDATE session SET confirmed_at = now() FROM account
     WHERE session.id = $1 AND account.id = session.user_id AND password_hash = $2`,
    [actor.sessionId, account.password_hash],
  );
}
