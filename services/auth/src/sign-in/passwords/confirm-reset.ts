import { passwordResetMessages, type PasswordResetConfirm } from '@portfolio/contracts/auth';
import { validationError } from '@portfolio/service-kit/errors';
import { countTry, networkOf } from '@portfolio/service-kit/limits';
import { inScope } from '@portfolio/service-kit/row-security';
import type { AuthContext } from '../../context.ts';
import { limits } from '../../shared/limits/limits.ts';
import { hashToken } from '../sessions/refresh-token.ts';
import { refuseBreachedPassword } from './breached.ts';
import { refuseGuessablePassword, type Owner } from './guessable.ts';
import { userIdOf } from './reset-mail.ts';
import { setPassword } from './set-password.ts';

/**
 * Sets a new password through a reset link, once. All sessions end.
 * @throws AppError `validation` on `token` or `new_password`, `throttled`
 */
export async function confirmPasswordReset(
  context: AuthContext,
  input: PasswordResetConfirm,
): Promise<{ detail: string }> {
  await countTry(context, limits.confirmAddress, networkOf(context.clientAddress));
  // Whoever it belongs to: a better one can be thought of before the link is looked at.
  refuseGuessablePassword(input.new_password, 'new_password', { username: '', email: '' }, context.publicOrigin);
  await refuseBreachedPassword(context, input.new_password, 'new_password');
  await context.database.transaction(async (manager) => {
    // Changing takes the row's lock, so that of two uses at once only one finds it. The second may have begun before the first, at its
    // now(): it looks at the clock, which has gone on.
    const [rows] = await inScope('everything', () =>
      manager.query<[(Owner & { user_id: number })[], number]>(
        `UPDATE password_reset SET expires_at = now() FROM account
       WHERE token_hash = $1 AND user_id = $2 AND expires_at > clock_timestamp() AND account.id = user_id AND account.is_active
       RETURNING user_id, username, email, first_name, last_name, scheduling_user`,
        [hashToken(input.token), userIdOf(input.uid) ?? 0],
      ),
    );
    const [reset] = rows;
    if (!reset) throw validationError({ token: [passwordResetMessages.invalidToken] });
    // A refusal undoes the use of the link.
    refuseGuessablePassword(input.new_password, 'new_password', reset, context.publicOrigin);
    await inScope({ user: reset.user_id }, () => setPassword(manager, reset.user_id, input.new_password));
  });
  return { detail: passwordResetMessages.done };
}
