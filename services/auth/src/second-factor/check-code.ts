import type { EntityManager } from 'typeorm';
import { recordAccountEvent } from '../audit/record.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { secretPurpose } from './secret-purpose.ts';
import { stepOf } from './totp.ts';

/** Takes a code of the app, or a recovery code. @returns whether it was a good one */
export async function takeCode(
  manager: EntityManager,
  secrets: Secrets,
  userId: number,
  code: string,
): Promise<boolean> {
  if (await takeAppCode(manager, secrets, userId, code)) return true;
  if (!(await useRecoveryCode(manager, secrets, userId, code))) return false;
  await recordAccountEvent(manager, userId, { kind: 'recovery_code_used' }, userId);
  return true;
}

/**
 * Takes a code of the app, of a step later than that of the last one taken.
 * @param confirms of a factor that is being set up, which it makes count
 */
export async function takeAppCode(
  manager: EntityManager,
  secrets: Secrets,
  userId: number,
  code: string,
  confirms = false,
): Promise<boolean> {
  // Locked: of two sign-ins with one code at once the second sees the step that the first has taken.
  const [factor] = await manager.query<{ secret: Buffer; last_step: number }[]>(
    `SELECT secret, last_step FROM second_factor
     WHERE user_id = $1 AND (confirmed_at IS NULL) = $2 FOR UPDATE`,
    [userId, confirms],
  );
  if (!factor) return false;
  const step = stepOf(secrets.open(secretPurpose, factor.secret), code.replaceAll(' ', ''));
  if (step === undefined || step <= factor.last_step) return false;
  await manager.query(
    'UPDATE second_factor SET last_step = $2, confirmed_at = coalesce(confirmed_at, now()) WHERE user_id = $1',
    [userId, step],
  );
  return true;
}
