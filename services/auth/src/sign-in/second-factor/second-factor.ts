import { randomUUID } from 'node:crypto';
import type { AuditChange } from '@portfolio/contracts/audit';
import { secondFactor, type RecoveryCodes, type SecondFactor, type SecondFactorSetUp } from '@portfolio/contracts/auth';
import { fault } from '@portfolio/contracts/errors';
import { requireActor } from '@portfolio/service-kit/access';
import { selectList } from '@portfolio/service-kit/database';
import { AppError, notFound, validationError } from '@portfolio/service-kit/errors';
import { countTry } from '@portfolio/service-kit/limits';
import QRCode from 'qrcode';
import type { EntityManager } from 'typeorm';
import { lockAccount, requireOpen, requireOwnSession } from '../../access.ts';
import { recordAccountEvent } from '../../shared/audit/record.ts';
import type { AuthContext } from '../../context.ts';
import { limits } from '../../shared/limits/limits.ts';
import { enqueueNotice } from '../../shared/notices/notice-mail.ts';
import { asksForSecondStep, secretPurpose, newSecret, uriOf } from './totp.ts';
import { faultOfCode, takeAppCode } from './check-code.ts';
import { codesForFirstStep, forgetCodesWithoutStep, renewCodes } from './recovery-codes.ts';

const columns = selectList('second_factor', secondFactor, {
  recovery_codes: '(SELECT count(*)::integer FROM recovery_code WHERE recovery_code.user_id = account.id)',
});

/** One's own authenticator app, and recovery codes; nothing of an app that is still being set up. */
export async function getSecondFactor(context: AuthContext): Promise<SecondFactor> {
  const { userId } = requireActor(context);
  const [row] = await context.database.query<SecondFactor[]>(
    `SELECT ${columns} FROM account LEFT JOIN second_factor ON user_id = account.id WHERE account.id = $1`,
    [userId],
  );
  return row ?? { confirmed_at: null, recovery_codes: 0 };
}

/**
 * Begins to set it up: a new secret, which counts once a code of it was given. An earlier beginning is forgotten.
 * @throws AppError `conflict` where there is one already, or no password, beside which it would be the second
 */
export async function beginSecondFactor(context: AuthContext): Promise<SecondFactorSetUp> {
  const { userId } = requireActor(context);
  const secret = newSecret();
  const [account] = await context.database.query<{ username: string; has_password: boolean }[]>(
    'SELECT username, password_hash IS NOT NULL AS has_password FROM account WHERE id = $1',
    [userId],
  );
  if (!account?.has_password) throw new AppError('conflict', fault('second_factor_without_password'));
  const begun = await context.database.query<unknown[]>(
    `INSERT INTO second_factor AS known (user_id, secret) VALUES ($1, $2)
     ON CONFLICT (user_id) DO UPDATE SET secret = $2 WHERE known.confirmed_at IS NULL RETURNING user_id`,
    [userId, context.secrets.seal(secretPurpose, secret)],
  );
  if (begun.length === 0) throw new AppError('conflict', fault('second_factor_present'));
  const uri = uriOf(secret, account.username);
  return { secret, uri, qr_code: await QRCode.toString(uri, { type: 'svg', margin: 4, errorCorrectionLevel: 'M' }) };
}

/** From now on signing in asks for a code. @returns recovery codes, where there are none yet @throws AppError `validation` on `code`, `throttled` */
export async function confirmSecondFactor(context: AuthContext, code: string): Promise<RecoveryCodes> {
  const { userId, sessionId } = requireOwnSession(context);
  await countTry(context, limits.secondFactor, String(userId));
  return context.database.transaction(async (manager) => {
    await requireOpen(manager, { userId, sessionId });
    const verdict = await takeAppCode(manager, context.secrets, userId, code, true);
    if (verdict !== 'taken') throw validationError({ code: [faultOfCode(verdict)] });
    await recordAccountEvent(manager, userId, { kind: 'second_factor_added' });
    await enqueueNotice(manager, 'second_factor_added', sessionId, { seed: randomUUID() });
    return { recovery_codes: await codesForFirstStep(manager, userId) };
  });
}

/** New recovery codes in the place of the old ones. @throws AppError `not_found` where signing in asks for no second step */
export async function renewRecoveryCodes(context: AuthContext): Promise<RecoveryCodes> {
  const { userId, sessionId } = requireOwnSession(context);
  return context.database.transaction(async (manager) => {
    await requireOpen(manager, { userId, sessionId });
    if (!(await asksForSecondStep(manager, userId))) throw notFound();
    const event = await recordAccountEvent(manager, userId, { kind: 'recovery_codes_renewed' });
    await enqueueNotice(manager, 'recovery_codes_renewed', { event });
    return { recovery_codes: await renewCodes(manager, userId) };
  });
}

/** @throws AppError `not_found` without one */
export async function removeSecondFactor(context: AuthContext): Promise<void> {
  const { userId, sessionId } = requireOwnSession(context);
  await context.database.transaction(async (manager) => {
    if (!(await removeFactor(manager, userId))) throw notFound();
    const kind = (await asksForSecondStep(manager, userId)) ? 'authenticator_removed' : 'second_factor_removed';
    await enqueueNotice(manager, kind, sessionId, { seed: randomUUID() });
  });
}

/** Takes somebody's app away, and with the last second step the recovery codes. @param changes told with it @returns whether there was one */
export async function removeFactor(
  manager: EntityManager,
  userId: number,
  changes: readonly AuditChange[] = [],
): Promise<boolean> {
  await lockAccount(manager, userId);
  const [, removed] = await manager.query<[unknown, number]>('DELETE FROM second_factor WHERE user_id = $1', [userId]);
  await forgetCodesWithoutStep(manager, userId);
  if (removed > 0) await recordAccountEvent(manager, userId, { kind: 'second_factor_removed', changes });
  return removed > 0;
}
