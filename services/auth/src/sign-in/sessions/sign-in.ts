import type { LoginInput, LoginResult } from '@portfolio/contracts/auth';
import { inScope } from '@portfolio/service-kit/row-security';
import type { AuthContext } from '../../context.ts';
import { hashPassword, needsRehash } from '../../shared/secrets/secrets.ts';
import { enqueueTierRefresh } from '../../users/account/tier-refresh.ts';
import { checkCredentials, giveTriesBack, type Identified } from './check-credentials.ts';
import { openSession } from './open-session.ts';
import { fault, type Fault } from '@portfolio/contracts/errors';
import { AppError } from '@portfolio/service-kit/errors';
import { countTry } from '@portfolio/service-kit/limits';
import { recordAccountEvent } from '../../shared/audit/record.ts';
import { keyOf, limits } from '../../shared/limits/limits.ts';
import { requirePasskeyProof } from '../passkeys/check-passkey.ts';
import type { SecondStep } from '../second-factor/totp.ts';
import { faultOfCode, takeCode } from '../second-factor/check-code.ts';

/**
 * The second step of a sign-in, once the password was right: a passkey, a code of the app, or a recovery code. Each counts once.
 * @throws AppError `authentication_failed` without any (`second_factor_needed`, `passkey_needed`) or with a wrong one
 * (`second_factor_wrong`, `second_factor_expired`, `second_factor_early`, `passkey_wrong`, `passkey_expired`), `throttled`
 */
async function requireSecondStep(
  context: AuthContext,
  { found, second_step, counted_tries }: Identified & { second_step: SecondStep },
  { code, passkey, browser }: Pick<LoginInput, 'code' | 'passkey'> & { browser: Buffer | undefined },
): Promise<void> {
  const userId = found.id;
  if (code === undefined && passkey === undefined)
    throw refusal(fault(second_step === 'passkey' ? 'passkey_needed' : 'second_factor_needed'));
  await countTry(context, limits.secondFactor, String(userId));
  if (passkey) {
    await requirePasskeyProof(context, passkey, browser, userId);
    return;
  }
  const verdict = await context.database.transaction((manager) =>
    takeCode(manager, context.secrets, userId, code ?? ''),
  );
  if (verdict === 'taken') return;
  if (verdict === 'wrong') await recordAccountEvent(context.database, userId, { kind: 'second_factor_failed' });
  // Whoever is a moment late has the app, and guesses nothing.
  else await giveTriesBack(context, [...counted_tries, keyOf(limits.secondFactor, String(userId))]);
  throw refusal(faultOfCode(verdict));
}

/** Documented clients know of no second step: they show `error`, or `detail`. */
const refusal = (why: Fault) => new AppError('authentication_failed', why, { body: { error: why.message } });

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
