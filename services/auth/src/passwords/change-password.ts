import { passwordMessages, type PasswordChange } from '@portfolio/contracts/auth';
import { requireActor } from '@portfolio/service-kit/actor';
import { validationError } from '@portfolio/service-kit/errors';
import type { AuthContext } from '../context.ts';
import { refuseCommonPassword } from './common.ts';
import { verifyPassword } from './hash.ts';
import { setPassword } from './set-password.ts';

/** Changes one's own password; the other devices are signed out. @throws AppError `validation` */
export async function changePassword(context: AuthContext, input: PasswordChange): Promise<void> {
  const { userId, sessionId } = requireActor(context);
  const key = `change/${userId}`;
  await context.limits.loginAccount.consume(key);
  const [account] = await context.database.query<{ password_hash: string | null }[]>(
    'SELECT password_hash FROM account WHERE id = $1 AND is_active',
    [userId],
  );
  if (!(await verifyPassword(account?.password_hash, input.current_password))) {
    throw validationError({ current_password: [passwordMessages.wrongCurrent] });
  }
  await context.limits.loginAccount.reset(key);
  refuseCommonPassword(input.new_password, 'new_password');
  await context.database.transaction((manager) => setPassword(manager, userId, input.new_password, sessionId));
}
