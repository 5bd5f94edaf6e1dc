import type { LoginInput } from '@portfolio/contracts/auth';
import { fault, type Fault } from '@portfolio/contracts/errors';
import { AppError } from '@portfolio/service-kit/errors';
import { countTry } from '@portfolio/service-kit/limits';
import { recordAccountEvent } from '../../shared/audit/record.ts';
import type { AuthContext } from '../../context.ts';
import { keyOf, limits } from '../../shared/limits/limits.ts';
import { requirePasskeyProof } from '../passkeys/check-passkey.ts';
import type { SecondStep } from '../second-factor/asked-step.ts';
import { giveTriesBack, type Identified } from './check-credentials.ts';
import { faultOfCode, takeCode } from '../second-factor/check-code.ts';

/**
 * The second step of a sign-in, once the password was right: a passkey, a code of the app, or a recovery code. Each counts once.
 * @throws AppError `authentication_failed` without any (`second_factor_needed`, `passkey_needed`) or with a wrong one
 * (`second_factor_wrong`, `second_factor_expired`, `second_factor_early`, `passkey_wrong`, `passkey_expired`), `throttled`
 */
export async function requireSecondStep(
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
