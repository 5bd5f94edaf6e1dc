import { fault } from '@portfolio/contracts/errors';
import type { EntityManager } from 'typeorm';
import { recordAccountEvent } from '../../shared/audit/record.ts';
import { enqueueNotice } from '../../shared/notices/notice-mail.ts';
import type { Secrets } from '../../shared/secrets/secrets.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { secretPurpose, stepOf } from './totp.ts';

/** What a code was found to be. One that was right before, or is about to be, is no guess, but does not count either. */
export type CodeVerdict = 'taken' | 'wrong' | 'expired' | 'early';

const untimely = { before: 'expired', to_come: 'early' } as const;

/** What is answered to a code that was not taken. */
export const faultOfCode = (verdict: Exclude<CodeVerdict, 'taken'>) => fault(`second_factor_${verdict}`);

/** Takes a code of the app, or a recovery code. */
export async function takeCode(
  manager: EntityManager,
  secrets: Secrets,
  userId: number,
  code: string,
): Promise<CodeVerdict> {
  const verdict = await takeAppCode(manager, secrets, userId, code);
  if (verdict !== 'wrong') return verdict;
  if (!(await useRecoveryCode(manager, secrets, userId, code))) return 'wrong';
  const event = await recordAccountEvent(manager, userId, { kind: 'recovery_code_used' }, userId);
  await enqueueNotice(manager, 'recovery_code_used', { event });
  return 'taken';
}

/**
 * Takes a code of the app, of the step of now, where that is later than that of the last one taken.
 * @param confirms of a factor that is being set up, which it makes count
 */
export async function takeAppCode(
  manager: EntityManager,
  secrets: Secrets,
  userId: number,
  code: string,
  confirms = false,
): Promise<CodeVerdict> {
  // Locked: of two sign-ins with one code at once the second sees the step that the first has taken.
  const [factor] = await manager.query<{ secret: Buffer; last_step: number }[]>(
    `SELECT secret, last_step FROM second_factor
     WHERE user_id = $1 AND (confirmed_at IS NULL) = $2 FOR UPDATE`,
    [userId, confirms],
  );
  if (!factor) return 'wrong';
  const found = stepOf(secrets.open(secretPurpose, factor.secret), code.replaceAll(' ', ''));
  if (!found || found.step <= factor.last_step) return 'wrong';
  if (found.time !== 'now') return untimely[found.time];
  await manager.query(
    'UPDATE second_factor SET last_step = $2, confirmed_at = coalesce(confirmed_at, now()) WHERE user_id = $1',
    [userId, found.step],
  );
  return 'taken';
}
