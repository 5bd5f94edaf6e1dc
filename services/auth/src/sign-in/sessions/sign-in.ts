import type { LoginInput, LoginResult } from '@portfolio/contracts/auth';
import { inScope } from '@portfolio/service-kit/row-security';
import type { AuthContext } from '../../context.ts';
import { hashPassword, needsRehash } from '../../shared/secrets/password-hash.ts';
import { enqueueTierRefresh } from '../../users/account/tier-refresh.ts';
import { requireSecondStep } from './second-step.ts';
import { checkCredentials } from './check-credentials.ts';
import { openSession } from './open-session.ts';

/**
 * Signs in with username and password, and a code or a passkey where the account asks for one.
 * @param browser that was asked for the passkey
 * @throws AppError as {@link checkCredentials} and {@link requireSecondStep}
 */
export async function signIn(context: AuthContext, input: LoginInput, browser?: Buffer): Promise<LoginResult> {
  const identified = await checkCredentials(context, input);
  const { found, password_hash, is_tier_stale, second_step, counted_tries } = identified;
  return inScope({ user: found.id }, async () => {
    if (second_step) await requireSecondStep(context, { ...identified, second_step }, { ...input, browser });
    const result = await openSession(context, found, { password_hash, counted_tries });
    // The password was changed while it was checked: what is there now decides.
    if (!result) return signIn(context, input, browser);
    if (needsRehash(password_hash)) await rehash(context, found.id, password_hash, input.password);
    if (is_tier_stale) await enqueueTierRefresh(context.database, found.id);
    return result;
  });
}

async function rehash({ database }: AuthContext, id: number, old: string, password: string): Promise<void> {
  await database.query('UPDATE account SET password_hash = $2 WHERE id = $1 AND password_hash = $3', [
    id,
    await hashPassword(password),
    old,
  ]);
}
