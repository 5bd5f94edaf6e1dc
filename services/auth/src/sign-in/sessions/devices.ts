import { sessionSchema, type SessionWire } from '@portfolio/contracts/auth';
import { requireActor } from '@portfolio/service-kit/access';
import { prepared, selectList } from '@portfolio/service-kit/database';
import { notFound } from '@portfolio/service-kit/errors';
import { inScope } from '@portfolio/service-kit/row-security';
import type { DataSource, EntityManager } from 'typeorm';
import { recordAccountEvent } from '../../shared/audit/record.ts';
import type { AuthContext } from '../../context.ts';

const columns = selectList('session', sessionSchema, { is_current: 'session.id::text = $2' });

/** The devices on which the user is signed in, last used first. */
export async function listSessions(context: AuthContext): Promise<SessionWire[]> {
  const { userId, sessionId } = requireActor(context);
  return context.database.query<SessionWire[]>(
    `SELECT ${columns} FROM session
     WHERE user_id = $1 AND revoked_at IS NULL AND expires_at > now() ORDER BY session.last_used_at DESC, session.id`,
    [userId, sessionId],
  );
}

/** Signs one of one's own devices out. @throws AppError `not_found` */
export async function revokeSession(context: AuthContext, id: string): Promise<void> {
  const { userId } = requireActor(context);
  await context.database.transaction(async (manager) => {
    const revoked = await manager.query<unknown[]>(ending('id::text = $1 AND user_id = $2'), [id, userId]);
    if (revoked.length === 0) throw notFound();
    await recordAccountEvent(manager, userId, { kind: 'sessions_ended' });
  });
}

/** Signs all of one's own devices out but the one that asks. */
export async function revokeOtherSessions(context: AuthContext): Promise<void> {
  const { userId, sessionId } = requireActor(context);
  await context.database.transaction(async (manager) => {
    await revokeSessionsOf(manager, userId, sessionId);
    await recordAccountEvent(manager, userId, { kind: 'sessions_ended' });
  });
}

/**
 * Ends all sessions of a user: no refresh any more, and within a second no access (docs/decisions/0211).
 * @param except a session that stays
 */
export async function revokeSessionsOf(
  database: DataSource | EntityManager,
  userId: number,
  except?: string,
): Promise<void> {
  await database.query(ending('user_id = $1 AND id::text IS DISTINCT FROM $2'), [userId, except ?? null]);
}

/**
 * Ends sessions of which somebody has had enough: the address that one of them asked for does not count later, either. Whoever signs
 * out may still follow their link.
 */
export const ending = (which: string): string =>
  `WITH ended AS (
     UPDATE session SET revoked_at = now() WHERE ${which} AND revoked_at IS NULL RETURNING id
   ), void AS (
     DELETE FROM email_change USING ended WHERE session_id = ended.id
   ) SELECT id FROM ended`;

/** The sessions that ended within so many seconds, whose access tokens may still be about. */
export async function endedSessionIds(database: DataSource, seconds: number): Promise<string[]> {
  const rows = await inScope('everything', () =>
    database.query<{ id: string }[]>(
      prepared('SELECT id FROM session WHERE revoked_at > now() - make_interval(secs => $1)'),
      [seconds],
    ),
  );
  return rows.map(({ id }) => id);
}
