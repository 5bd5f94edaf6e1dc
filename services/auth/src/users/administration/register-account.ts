import type { AccountRegistration, RepeatedRegistration } from '@portfolio/contracts/accounts';
import { fault } from '@portfolio/contracts/errors';
import { AppError, validationError } from '@portfolio/service-kit/errors';
import { countTry } from '@portfolio/service-kit/limits';
import { inScope } from '@portfolio/service-kit/row-security';
import type { AuthContext } from '../../context.ts';
import { limits } from '../../shared/limits/limits.ts';
import { refuseBreachedPassword } from '../../sign-in/passwords/breached.ts';
import { verifyPassword } from '../../shared/secrets/secrets.ts';
import { insertUser } from './manage-users.ts';

interface Known {
  id: number;
  password_hash: string | null;
}

/**
 * Creates an account for another service's registration link, or finds the one that the same key made with the same password.
 * @throws AppError `validation`, also on `password` where it was made with another
 */
export async function registerAccount(context: AuthContext, input: AccountRegistration): Promise<{ id: number }> {
  return inScope('everything', async () => {
    const { key, ...user } = input;
    await refuseBreachedPassword(context, user.password, 'password');
    return context.database.transaction(async (manager) => {
      // The same key again waits here until the first is done, and then finds its account.
      await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
      const [existing] = await manager.query<Known[]>(
        'SELECT id, password_hash FROM account WHERE registration_key = $1',
        [key],
      );
      if (!existing) return { id: (await insertUser(manager, user, context.publicOrigin, key)).id };
      if (!(await isTheirs(context, existing, user.password)))
        throw validationError({ password: [fault('registered_otherwise')] });
      return { id: existing.id };
    });
  });
}

/** Whether a registration whose link is used is the one that used it, sent again: by its name, and the password that was chosen then. */
export async function isRepeatedRegistration(
  context: AuthContext,
  { user_ids, username, password }: RepeatedRegistration,
): Promise<boolean> {
  return inScope('everything', async () => {
    const [known] = await context.database.query<Known[]>(
      'SELECT id, password_hash FROM account WHERE id = ANY($1) AND folded(username) = folded($2) AND is_active',
      [user_ids, username],
    );
    return known !== undefined && (await isTheirs(context, known, password));
  });
}

/** Counted, so that nobody guesses with it; whoever guesses too often is told that it is wrong. */
async function isTheirs(context: AuthContext, { id, password_hash }: Known, password: string): Promise<boolean> {
  try {
    await countTry(context, limits.repeatedRegistration, String(id));
  } catch (error) {
    if (error instanceof AppError && error.code === 'throttled') return false;
    throw error;
  }
  return verifyPassword(password_hash, password);
}
