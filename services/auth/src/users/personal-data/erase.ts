import { erasureDone, type Language } from '@portfolio/contracts/auth';
import { fault } from '@portfolio/contracts/errors';
import { requireActor } from '@portfolio/service-kit/access';
import { AppError, notFound, validationError } from '@portfolio/service-kit/errors';
import { enqueue, task, type Schedule, type Task } from '@portfolio/service-kit/jobs';
import { inScope } from '@portfolio/service-kit/row-security';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { recordAccountEvent } from '../../shared/audit/record.ts';
import type { AuthContext, AuthParts } from '../../context.ts';
import { enqueueNotice } from '../../shared/notices/notice-mail.ts';
import { managerOf } from '../administration/manager.ts';
import { mayManage, type Rights } from '../administration/manage-users.rules.ts';

/** Which keep something about users besides this one. */
const others = ['content', 'scheduling'] as const;

type Account = Rights & {
  username: string;
  email: string;
  erased_at: Date | null;
  is_named: boolean;
  language: Language | null;
};

/**
 * Erases the caller's own account.
 * @param username typed by hand, so that nobody does it by a slip
 * @throws AppError `validation` on `username`, `conflict` for a superuser
 */
export async function eraseAccount(context: AuthContext, username: string): Promise<void> {
  await erase(context, requireActor(context).userId, username);
}

/** Erases somebody's account for them. @throws AppError `not_found`, `permission_denied`; as {@link eraseAccount} */
export async function eraseUser(context: AuthContext, id: number, username: string): Promise<void> {
  await inScope('everything', () =>
    erase(context, id, username, (actor, account) => mayManage(managerOf(context, actor), account, account)),
  );
}

async function erase(
  context: AuthContext,
  id: number,
  username: string,
  judge?: (actor: Account | undefined, account: Account) => void,
): Promise<void> {
  const { userId } = requireActor(context);
  await context.database.transaction(async (manager) => {
    const rows = await manager.query<Account[]>(
      `SELECT id, is_active, is_staff, is_superuser, username, email, erased_at, folded(username) = folded($3) AS is_named,
         (SELECT language FROM user_settings WHERE user_id = account.id) AS language
       FROM account WHERE id IN ($1, $2) ORDER BY id FOR UPDATE`,
      [id, userId, username],
    );
    const account = rows.find((row) => row.id === id);
    if (!account || account.erased_at) throw notFound();
    judge?.(
      rows.find((row) => row.id === userId),
      account,
    );
    if (account.is_superuser) throw new AppError('conflict', fault('superuser_stays'));
    if (!account.is_named) throw validationError({ username: [fault('username_differs')] });
    await forget(manager, id);
    const event = await recordAccountEvent(manager, id, { kind: 'user_erased' });
    await manager.query('SELECT redact_audit_events($1)', [id]);
    const { email: to, username: about, language } = account;
    if (to) await enqueueNotice(manager, 'account_erased', { event }, { to, about, ...(language && { language }) });
    for (const service of others) {
      await manager.query('INSERT INTO erasure (user_id, service, username) VALUES ($1, $2, $3)', [
        id,
        service,
        account.username,
      ]);
      await askLater(manager, id, service);
    }
  });
}

/** Whoever has taken somebody's name of afterwards must not keep them from being erased. */
const freeName = `'erased-' || id || CASE
  WHEN EXISTS (SELECT FROM account AS other WHERE folded(other.username) = folded('erased-' || $1::integer))
  THEN '-' || gen_random_uuid() ELSE '' END`;

/**
 * The number stays, so that what others did with it still has somebody to name. Sessions stay as ended ones, for services are
 * told of them (docs/decisions/0211), without where they were.
 */
async function forget(manager: EntityManager, id: number): Promise<void> {
  await manager.query(
    `UPDATE account SET username = ${freeName}, email = '', first_name = '', last_name = '', password_hash = NULL,
       is_active = false, is_staff = false, is_demo = false, scheduling_user = NULL, registration_key = NULL, patreon_origin = NULL, last_login = NULL,
       erased_at = now()
     WHERE id = $1`,
    [id],
  );
  await manager.query(
    `UPDATE session SET revoked_at = coalesce(revoked_at, now()), user_agent = '', ip_address = '', network = ''
     WHERE user_id = $1`,
    [id],
  );
  await manager.query(
    'DELETE FROM refresh_token USING session WHERE session.id = refresh_token.session_id AND session.user_id = $1',
    [id],
  );
  await manager.query(
    'DELETE FROM passkey_challenge USING session WHERE session.id = session_id AND session.user_id = $1',
    [id],
  );
  for (const table of owned) await manager.query(`DELETE FROM ${table} WHERE user_id = $1`, [id]);
}

/** Tables of which nothing stays. */
const owned = [
  'patreon_account',
  'user_settings',
  'second_factor',
  'recovery_code',
  'passkey',
  'password_reset',
  'email_change',
] as const;

const eraseTask = 'erase-elsewhere';
const finishTask = 'finish-erasures';

/** Asks again where the job has been given up. */
export const finishErasuresSchedule: Schedule = { task: finishTask, cron: '37 * * * *' };

const askLater = (manager: DataSource | EntityManager, userId: number, service: string) =>
  enqueue(manager, eraseTask, { userId, service }, { jobKey: `${eraseTask}/${service}/${userId}` });

/** Has a service erase its part. It may be asked twice, and answers the same. */
export const eraseElsewhereJob = ({ database, services }: Pick<AuthParts, 'database' | 'services'>): Task =>
  task(eraseTask, z.object({ userId: z.int(), service: z.enum(others) }), async (_context, { userId, service }) => {
    const [open] = await database.query<{ username: string }[]>(
      'SELECT username FROM erasure WHERE user_id = $1 AND service = $2',
      [userId, service],
    );
    if (!open) return;
    await services[service].post(`/internal/users/${userId}/erase`, open, erasureDone);
    await database.query('DELETE FROM erasure WHERE user_id = $1 AND service = $2', [userId, service]);
  });

export const finishErasuresJob = (database: DataSource): Task =>
  task(finishTask, z.object({}), async () => {
    const open = await database.query<{ user_id: number; service: string }[]>(
      `SELECT user_id, service FROM erasure WHERE asked_at < now() - interval '1 hour' LIMIT 1000`,
    );
    for (const { user_id, service } of open) await askLater(database, user_id, service);
  });
