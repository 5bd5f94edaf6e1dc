import { fault } from '@portfolio/contracts/errors';
import { requireActor } from '@portfolio/service-kit/actor';
import { validationError } from '@portfolio/service-kit/errors';
import { countTry } from '@portfolio/service-kit/limits';
import type { AuthContext } from '../context.ts';
import { limits } from '../limits/limits.ts';
import { verifyPassword } from '../secrets/password-hash.ts';

/**
 * Says with the password that the session is still its user's; what `confirmedByPassword` guards is open for some minutes.
 * @throws AppError `validation`, `throttled`
 */
export async function confirmPassword(context: AuthContext, password: string): Promise<void> {
  const { userId, sessionId } = requireActor(context);
  await countTry(context, limits.changePassword, String(userId));
  const [account] = await context.database.query<{ password_hash: string | null }[]>(
    'SELECT password_hash FROM account WHERE id = $1 AND is_active',
    [userId],
  );
  if (!(await verifyPassword(account?.password_hash, password))) {
    throw validationError({ password: [fault('wrong_password')] });
  }
  // Not when another was set meanwhile.
  await context.database.query(
    `UPDATE session SET confirmed_at = now() FROM account
     WHERE session.id = $1 AND account.id = session.user_id AND password_hash = $2`,
    [sessionId, account?.password_hash],
  );
}
