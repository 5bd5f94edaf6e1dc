import { createHash, randomUUID } from 'node:crypto';
import type { LoginResult } from '@portfolio/contracts/auth';
import { iso, prepared } from '@portfolio/service-kit/database';
import { addingJob, jobParameters } from '@portfolio/service-kit/jobs';
import { networkOf } from '@portfolio/service-kit/limits';
import { inScope } from '@portfolio/service-kit/row-security';
import { recordAccountEvent } from '../../shared/audit/record.ts';
import type { AuthContext } from '../../context.ts';
import { userWire, withSchedulingUsers, type UserRow } from '../../users/account/user.ts';
import { enqueueNotice, noticeJob } from '../../shared/notices/notice-mail.ts';
import { issueAccessToken } from './access-token.ts';
import { hashToken, newRefreshToken, refreshLifetime, sessionsAtOnce } from './refresh-token.ts';

/**
 * The statement sees the sessions of before it, not the one that it opens. A new device is told of in it: later, whoever signs in again
 * after an error would be on a known one. Updating the account waits for who changes it, and then sees the change: no session slips in behind its back.
 */
const statement = prepared(
  `WITH seen AS (
     UPDATE account SET last_login = now()
     WHERE id = $1 AND is_active AND ($2::text IS NULL OR password_hash = $2) RETURNING id, last_login
   ), opened AS (
     INSERT INTO session (id, user_id, user_agent, ip_address, network, expires_at)
     SELECT $8, id, $3, $4, $5, now() + interval '${refreshLifetime}' FROM seen RETURNING id, expires_at
   ), token AS (
     INSERT INTO refresh_token (hash, session_id, expires_at) SELECT $6, id, expires_at FROM opened
   ), counted AS (
     SELECT key FROM rate_limit WHERE key = ANY ($7::text[]) ORDER BY array_position($7::text[], key) FOR UPDATE
   ), uncounted AS (
     UPDATE rate_limit SET tries = tries - 1 FROM counted WHERE rate_limit.key = counted.key
   ), noted AS (
     INSERT INTO audit_event (kind, person_id, user_id, client_address, user_agent)
     SELECT 'sign_in', id, id, $4, $3 FROM seen
   )
   SELECT ${iso('last_login')} AS last_login,
     CASE WHEN EXISTS (SELECT FROM session WHERE user_id = $1)
       AND NOT EXISTS (SELECT FROM session WHERE user_id = $1 AND user_agent = $3) THEN ${addingJob(9)} END AS notice,
     (SELECT count(*) FROM session WHERE user_id = $1 AND revoked_at IS NULL AND expires_at > now()) >= ${sessionsAtOnce} AS is_crowded
   FROM opened, seen`,
);

/** How the identity was established. */
interface Proof {
  /** The hash that the password was checked against. */
  password_hash?: string;
  /** Keys of the limits that counted this sign-in, which turns out not to have been a guess. */
  counted_tries?: string[];
}

/**
 * Opens a session for someone whose identity is established, whichever way.
 * @returns undefined when the account was deactivated, or given another password, since it was read
 */
export async function openSession(
  context: AuthContext,
  user: UserRow,
  { password_hash, counted_tries = [] }: Proof = {},
): Promise<LoginResult | undefined> {
  return inScope({ user: user.id }, async () => {
    const refresh = newRefreshToken();
    const id = randomUUID();
    const [[session], [fresh]] = await Promise.all([
      inScope('everything', () =>
        context.database.query<{ last_login: string; is_crowded: boolean }[]>(statement, [
          user.id,
          password_hash ?? null,
          context.userAgent,
          context.clientAddress,
          networkOf(context.clientAddress),
          hashToken(refresh),
          counted_tries,
          id,
          ...jobParameters(...noticeJob('new_device', id, { seed: deviceToday(user.id, context.userAgent) })),
        ]),
      ),
      withSchedulingUsers(context, [user]),
    ]);
    if (!session || !fresh) return undefined;
    if (session.is_crowded) await endUnused(context, user.id, id);
    return {
      access: await issueAccessToken(context, user, id),
      refresh,
      user: userWire({ ...fresh, last_login: session.last_login }),
    };
  });
}

/**
 * Names what is told of a device: two who sign in on it at once, as somebody who presses again, each find it new, and are told of under
 * one name.
 */
const deviceToday = (userId: number, userAgent: string): string =>
  createHash('sha256')
    .update(JSON.stringify([userId, new Date().toISOString().slice(0, 10), userAgent]))
    .digest('hex')
    .slice(0, 32);

/** Ends what was not used for longest beyond what may be at once; its user is told. Of several at once the last one finds them all. */
const endUnused = ({ database }: AuthContext, userId: number, opened: string): Promise<void> =>
  database.transaction(async (manager) => {
    await manager.query('SELECT FROM account WHERE id = $1 FOR NO KEY UPDATE', [userId]);
    const [, ended] = await manager.query<[unknown, number]>(
      `UPDATE session SET revoked_at = now() WHERE id IN (
         SELECT id FROM session WHERE user_id = $1 AND revoked_at IS NULL AND expires_at > now()
         ORDER BY last_used_at DESC, id OFFSET ${sessionsAtOnce})`,
      [userId],
    );
    if (ended === 0) return;
    await recordAccountEvent(manager, userId, { kind: 'sessions_ended' }, userId);
    await enqueueNotice(manager, 'too_many_devices', opened);
  });
