import type { Fault } from '@portfolio/contracts/errors';
import { requireActor, type Actor } from '@portfolio/service-kit/access';
import { validationError } from '@portfolio/service-kit/errors';
import { countTry } from '@portfolio/service-kit/limits';
import type { AuthContext } from '../../context.ts';
import { limits } from '../../shared/limits/limits.ts';
import { verifyPassword } from '../../shared/secrets/password-hash.ts';
import type { Owner } from './guessable.ts';

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
