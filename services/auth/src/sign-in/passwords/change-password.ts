import { passwordMessages, type PasswordChange } from '@portfolio/contracts/auth';
import type { AuthContext } from '../../context.ts';
import { refuseBreachedPassword } from './breached.ts';
import { refuseGuessablePassword } from './guessable.ts';
import { requireOwnPassword } from './own-password.ts';
import { setPassword } from './set-password.ts';

/**
 * Changes one's own password; the other devices are signed out.
 * @param field that the new one was sent in
 * @throws AppError `validation`, `throttled`
 */
export async function changePassword(
  context: AuthContext,
  input: PasswordChange,
  field = 'new_password',
): Promise<void> {
  const { actor, account } = await requireOwnPassword(context, input.current_password, {
    current_password: [passwordMessages.wrongCurrent],
  });
  refuseGuessablePassword(input.new_password, field, account, context.publicOrigin);
  await refuseBreachedPassword(context, input.new_password, field);
  await context.database.transaction((manager) =>
    setPassword(manager, actor.userId, input.new_password, actor.sessionId),
  );
}
