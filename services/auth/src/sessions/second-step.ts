import type { LoginInput } from '@portfolio/contracts/auth';
import { fault } from '@portfolio/contracts/errors';
import { AppError } from '@portfolio/service-kit/errors';
import { countTry } from '@portfolio/service-kit/limits';
import { recordAccountEvent } from '../audit/record.ts';
import type { AuthContext } from '../context.ts';
import { limits } from '../limits/limits.ts';
import { requirePasskeyProof } from '../passkeys/check-passkey.ts';
import type { SecondStep } from '../second-factor/asked-step.ts';
import { takeCode } from '../second-factor/check-code.ts';

/**
 * The second step of a sign-in, once the password was right: a passkey, a code of the app, or a recovery code. Each counts once.
 * @throws AppError `authentication_failed` without any (`second_factor_needed`, `passkey_needed`) or with a wrong one
 * (`second_factor_wrong`, `passkey_wrong`, `passkey_expired`), `throttled`
 */
export async function requireSecondStep(
  context: AuthContext,
  userId: number,
  step: SecondStep,
  { code, passkey, browser }: Pick<LoginInput, 'code' | 'passkey'> & { browser: Buffer | undefined },
): Promise<void> {
  if (code === undefined && passkey === undefined)
    throw new AppError('authentication_failed', fault(step === 'passkey' ? 'passkey_needed' : 'second_factor_needed'));
  await countTry(context, limits.secondFactor, String(userId));
  if (passkey) {
    await requirePasskeyProof(context, passkey, browser, userId);
    return;
  }
  const isRight = await context.database.transaction((manager) =>
    takeCode(manager, context.secrets, userId, code ?? ''),
  );
  if (isRight) return;
  await recordAccountEvent(context.database, userId, { kind: 'second_factor_failed' });
  throw new AppError('authentication_failed', fault('second_factor_wrong'));
}
