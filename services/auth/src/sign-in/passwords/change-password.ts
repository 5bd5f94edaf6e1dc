import { passwordMessages, type PasswordChange } from '@portfolio/contracts/auth';
import type { AuthContext } from '../../context.ts';
import { refuseBreachedPassword } from './breached.ts';
import { refuseGuessablePassword, type Owner } from './guessable.ts';
import { setPassword } from './set-password.ts';
import type { Fault } from '@portfolio/contracts/errors';
import { requireActor, type Actor } from '@portfolio/service-kit/access';
import { validationError } from '@portfolio/service-kit/errors';
import { countTry } from '@portfolio/service-kit/limits';
import { limits } from '../../shared/limits/limits.ts';
import { verifyPassword } from '../../shared/secrets/secrets.ts';

interface Proven {
  actor: Actor;
  account: Owner & { password_hash: string | null };
}

/**
 * Counts the try, and compares a password with the caller's own.
 * @param refusal what is said on which field when it is another
 * @throws AppError `validation`, `throttled`
 */
export async function requireOwnPassword(
  context: AuthContext,
  password: string,
  refusal: Record<string, [string | Fault]>,
): Promise<Proven> {
  const actor = requireActor(context);
  await countTry(context, limits.changePassword, String(actor.userId));
  const [account] = await context.database.query<Proven['account'][]>(
    'SELECT password_hash, username, email, first_name, last_name, scheduling_user FROM account WHERE id = $1 AND is_active',
    [actor.userId],
  );
  if (!(await verifyPassword(account?.password_hash, password)) || !account) throw validationError(refusal);
  return { actor, account };
}

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
  const isChanged = await context.database.transaction(async (manager) => {
    const isCurrent = await manager.query<unknown[]>(
      'SELECT FROM account WHERE id = $1 AND password_hash = $2 FOR NO KEY UPDATE',
      [actor.userId, account.password_hash],
    );
    if (isCurrent.length === 0) return false;
    await setPassword(manager, actor.userId, input.new_password, actor.sessionId);
    return true;
  });
  // Another was set while it was checked: what is there now decides.
  if (!isChanged) await changePassword(context, input, field);
}
