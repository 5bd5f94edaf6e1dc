import { randomUUID } from 'node:crypto';
import { secondFactor, type RecoveryCodes, type SecondFactor, type SecondFactorSetUp } from '@portfolio/contracts/auth';
import { fault } from '@portfolio/contracts/errors';
import { requireActor, tokenNotValid, type Actor } from '@portfolio/service-kit/actor';
import { selectList } from '@portfolio/service-kit/database';
import { AppError, notFound, validationError } from '@portfolio/service-kit/errors';
import { countTry } from '@portfolio/service-kit/limits';
import QRCode from 'qrcode';
import type { EntityManager } from 'typeorm';
import { recordAccountEvent } from '../audit/record.ts';
import type { AuthContext } from '../context.ts';
import { limits } from '../limits/limits.ts';
import { enqueueNotice } from '../notices/notice-mail.ts';
import { takeAppCode } from './check-code.ts';
import { renewCodes } from './recovery-codes.ts';
import { secretPurpose } from './secret-purpose.ts';
import { newSecret, uriOf } from './totp.ts';

const columns = selectList('second_factor', secondFactor, {
  recovery_codes: '(SELECT count(*)::integer FROM recovery_code WHERE recovery_code.user_id = second_factor.user_id)',
});

/** One's own second factor; nothing of one that is still being set up. */
export async function getSecondFactor(context: AuthContext): Promise<SecondFactor> {
  const { userId } = requireActor(context);
  const [row] = await context.database.query<SecondFactor[]>(
    `SELECT ${columns} FROM second_factor WHERE user_id = $1 AND confirmed_at IS NOT NULL`,
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

/** From now on signing in asks for a code. @returns recovery codes @throws AppError `validation` on `code`, `throttled` */
export async function confirmSecondFactor(context: AuthContext, code: string): Promise<RecoveryCodes> {
  const { userId, sessionId } = ownSession(context);
  await countTry(context, limits.secondFactor, String(userId));
  return context.database.transaction(async (manager) => {
    if (!(await takeAppCode(manager, context.secrets, userId, code, true))) {
      throw validationError({ code: [fault('second_factor_wrong')] });
    }
    await recordAccountEvent(manager, userId, { kind: 'second_factor_added' });
    await enqueueNotice(manager, 'second_factor_added', sessionId, { seed: randomUUID() });
    return { recovery_codes: await renewCodes(manager, userId) };
  });
}

/** New recovery codes in the place of the old ones. @throws AppError `not_found` without a second factor */
export async function renewRecoveryCodes(context: AuthContext): Promise<RecoveryCodes> {
  const { userId } = requireActor(context);
  return context.database.transaction(async (manager) => {
    const [factor] = await manager.query<unknown[]>(
      'SELECT FROM second_factor WHERE user_id = $1 AND confirmed_at IS NOT NULL FOR UPDATE',
      [userId],
    );
    if (!factor) throw notFound();
    await recordAccountEvent(manager, userId, { kind: 'recovery_codes_renewed' });
    return { recovery_codes: await renewCodes(manager, userId) };
  });
}

/** @throws AppError `not_found` without one */
export async function removeSecondFactor(context: AuthContext): Promise<void> {
  const { userId, sessionId } = ownSession(context);
  await context.database.transaction(async (manager) => {
    if (!(await removeFactor(manager, userId))) throw notFound();
    await enqueueNotice(manager, 'second_factor_removed', sessionId, { seed: randomUUID() });
  });
}

/** Takes away what somebody signs in with, and tells it; whether there was one. */
export async function removeFactor(manager: EntityManager, userId: number): Promise<boolean> {
  await manager.query('DELETE FROM recovery_code WHERE user_id = $1', [userId]);
  const [, removed] = await manager.query<[unknown, number]>('DELETE FROM second_factor WHERE user_id = $1', [userId]);
  if (removed > 0) await recordAccountEvent(manager, userId, { kind: 'second_factor_removed' });
  return removed > 0;
}

function ownSession(context: AuthContext): Actor & { sessionId: string } {
  const actor = requireActor(context);
  if (!actor.sessionId) throw tokenNotValid('Token has no session');
  return { ...actor, sessionId: actor.sessionId };
}
