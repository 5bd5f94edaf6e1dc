import { passwordMessages, type PasswordChange } from '@portfolio/contracts/auth';
import { requireActor } from '@portfolio/service-kit/actor';
import { validationError } from '@portfolio/service-kit/errors';
import { countTry } from '@portfolio/service-kit/limits';
import type { AuthContext } from '../context.ts';
import { limits } from '../limits/limits.ts';
import { refuseGuessablePassword, type Owner } from './guessable.ts';
import { verifyPassword } from '../secrets/password-hash.ts';
import { setPassword } from './set-password.ts';

/** Changes one's own password; the other devices are signed out. @throws AppError `validation`, `throttled` */
export async function changePassword(context: AuthContext, input: PasswordChange): Promise<void> {
  const { userId, sessionId } = requireActor(context);
  await countTry(context, limits.changePassword, String(userId));
  const [account] = await context.database.query<(Owner & { password_hash: string | null })[]>(
    'SELECT password_hash, username, email, first_name, last_name FROM account WHERE id = $1 AND is_active',
    [userId],
  );
  if (!(await verifyPassword(account?.password_hash, input.current_password)) || !account) {
    throw validationError({ current_password: [passwordMessages.wrongCurrent] });
  }
  refuseGuessablePassword(input.new_password, 'new_password', account);
  await context.database.transaction((manager) => setPassword(manager, userId, input.new_password, sessionId));
}
