import { randomUUID } from 'node:crypto';
import { emailChangeHours } from '@portfolio/contracts/auth';
import { fault } from '@portfolio/contracts/errors';
import { validationError } from '@portfolio/service-kit/errors';
import { enqueue } from '@portfolio/service-kit/jobs';
import { countTry, networkOf } from '@portfolio/service-kit/limits';
import { inScope } from '@portfolio/service-kit/row-security';
import type { EntityManager } from 'typeorm';
import { requireOpen, requireOwnSession } from '../../access.ts';
import { recordAccountEvent } from '../../shared/audit/record.ts';
import type { AuthContext } from '../../context.ts';
import { limits } from '../../shared/limits/limits.ts';
import { enqueueNotice } from '../../shared/notices/notice-mail.ts';
import { voidMailedLinks } from '../../sign-in/passwords/reset-links.ts';
import type { Secrets } from '../../shared/secrets/secrets.ts';
import { hashToken } from '../../sign-in/sessions/refresh-token.ts';
import { accountConstraints } from '../account/constraints.ts';

export const emailLinkTask = 'send-email-link';

/** The token is derived from its job, so that it is nowhere stored in the clear. */
export const emailToken = (secrets: Secrets, seed: string): string =>
  secrets.mac('email-change', seed).toString('base64url');

/**
 * Asks for another address: a link is mailed there, and the present address is told while it still can choose a new password.
 * An earlier wish is forgotten.
 * @throws AppError `validation` for an address of another account, `throttled`
 */
export const changeEmail = (context: AuthContext, email: string): Promise<void> =>
  context.database.transaction((manager) => askForEmail(context, manager, email));

/** The same within a transaction. */
export async function askForEmail(context: AuthContext, manager: EntityManager, email: string): Promise<void> {
  const { userId, sessionId } = requireOwnSession(context);
  await countTry(context, limits.changeEmail, String(userId));
  await requireOpen(manager, { userId, sessionId });
  const { secrets, language } = context;
  const seed = randomUUID();
  const [account] = await manager.query<[{ email: string; is_taken: boolean }]>(
    `SELECT email, EXISTS (SELECT FROM account WHERE folded(email) = folded($2) AND id <> $1) AS is_taken
       FROM account WHERE id = $1`,
    [userId, email],
  );
  if (account.is_taken) throw validationError({ email: [accountConstraints['account_email_key']?.message ?? ''] });
  await manager.query(
    `INSERT INTO email_change (user_id, session_id, token_hash, email, expires_at)
       VALUES ($1, $2, $3, $4, now() + make_interval(hours => $5))
       ON CONFLICT (user_id) DO UPDATE SET session_id = $2, token_hash = $3, email = $4, expires_at = excluded.expires_at`,
    [userId, sessionId, hashToken(emailToken(secrets, seed)), email, emailChangeHours],
  );
  await enqueue(manager, emailLinkTask, { seed, language });
  if (account.email) {
    await enqueueNotice(manager, 'email_change_asked', sessionId, { to: account.email, email, seed });
  }
}

/**
 * Follows such a link, once. Links that were sent to the address of before are void, and it is told.
 * @returns the address that counts now
 * @throws AppError `validation` on `token`, or on `email` when somebody else has taken it meanwhile; `throttled`
 */
export async function confirmEmail(context: AuthContext, token: string): Promise<{ email: string }> {
  await countTry(context, limits.confirmAddress, networkOf(context.clientAddress));
  return context.database.transaction(async (manager) => {
    // Deleting takes the row's lock, so that of two uses at once only one finds it.
    const [[change]] = await inScope('everything', () =>
      manager.query<[{ user_id: number; session_id: string; email: string }[], number]>(
        `DELETE FROM email_change USING account WHERE token_hash = $1 AND expires_at > now()
         AND account.id = user_id AND account.is_active
       RETURNING user_id, session_id, email_change.email`,
        [hashToken(token)],
      ),
    );
    if (!change) throw validationError({ token: [fault('email_link_invalid')] });
    const { user_id, session_id, email } = change;
    return inScope({ user: user_id }, async () => {
      const [before] = await manager.query<[{ email: string }]>('SELECT email FROM account WHERE id = $1 FOR UPDATE', [
        user_id,
      ]);
      await manager.query('UPDATE account SET email = $2 WHERE id = $1', [user_id, email]);
      await voidMailedLinks(manager, user_id);
      await recordAccountEvent(manager, user_id, { kind: 'email_changed' });
      if (before.email) {
        await enqueueNotice(manager, 'email_changed', session_id, { to: before.email, email, seed: randomUUID() });
      }
      return { email };
    });
  });
}
