import { fault } from '@portfolio/contracts/errors';
import { confirmedForMinutes } from '@portfolio/contracts/auth';
import {
  signedIn as signedInByToken,
  type Access,
  requireActor,
  tokenNotValid,
  type Actor,
} from '@portfolio/service-kit/access';
import { permissionDenied } from '@portfolio/service-kit/errors';
import { oncePerRequest } from '@portfolio/service-kit/request-context';
import { inScope } from '@portfolio/service-kit/row-security';
import type { EntityManager } from 'typeorm';
import type { AuthContext } from './context.ts';

/**
 * By what the database says now: the token of a device that was signed out, or of an account that was deactivated, is
 * good for ten more minutes, and nobody must link accounts or change passwords with it.
 * @throws AppError `not_authenticated`, `token_not_valid`
 */
const requireOpenSession = oncePerRequest(async (context: AuthContext): Promise<void> => {
  if (!(await isOpen(context, requireActor(context)))) throw tokenNotValid('Session has ended');
});

/** The same, of who has the second factor that the deployment asks for. @throws AppError `permission_denied` for who has not */
export const requireSession = async (context: AuthContext): Promise<void> => {
  await requireOpenSession(context);
  if (requireActor(context).lacksSecondFactor) throw permissionDenied(fault('second_factor_missing'));
};

/** Whether a session of this user goes on, by what the database says now. */
async function isOpen(
  { database }: { database: Pick<EntityManager, 'query'> },
  { userId, sessionId }: { userId: number; sessionId?: string },
): Promise<boolean> {
  const found = await inScope({ user: userId }, () =>
    database.query<unknown[]>(
      `SELECT FROM session JOIN account ON account.id = session.user_id
       WHERE session.id = $1 AND account.id = $2 AND account.is_active
         AND session.revoked_at IS NULL AND session.expires_at > now()`,
      [sessionId, userId],
    ),
  );
  return found.length > 0;
}

/** Ways of a second step come and go one after the other, so that each sees whether it is the first or the last. */
export const lockAccount = (manager: EntityManager, userId: number): Promise<unknown> =>
  manager.query('SELECT FROM account WHERE id = $1 FOR NO KEY UPDATE', [userId]);

/**
 * Since the session was looked at, it may have been ended with another password of the account, which locks it, too: what comes later
 * finds what is made now, what came before is found here.
 * @throws AppError `token_not_valid`
 */
export async function requireOpen(
  manager: EntityManager,
  session: { userId: number; sessionId: string },
): Promise<void> {
  await lockAccount(manager, session.userId);
  if (!(await isOpen({ database: manager }, session))) throw tokenNotValid('Session has ended');
}

/** Whose session it is that asks. @throws AppError `token_not_valid` for a token of none */
export function requireOwnSession(context: AuthContext): Actor & { sessionId: string } {
  const actor = requireActor(context);
  if (!actor.sessionId) throw tokenNotValid('Token has no session');
  return { ...actor, sessionId: actor.sessionId };
}

/** Auth's own calls ask more of a signed-in user than a good token. */
export const signedIn: Access<AuthContext> = { ...signedInByToken, check: requireSession };

/** For what is sent together with the old password. */
export const signedInWithPassword: Access<AuthContext> = { ...signedIn, proof: 'old-password' };

/** For the little that setting up a required second factor takes, too. */
export const signedInToSetUp: Access<AuthContext> = {
  ...signedInByToken,
  refusals: [401],
  check: requireOpenSession,
};

/**
 * For what would let whoever got hold of a session keep the account: the password, or a sign-in, of the last minutes. The screens
 * ask for the password when it is refused, and repeat the call.
 */
export const confirmedByPassword: Access<AuthContext> = {
  ...signedIn,
  name: 'password',
  description: `For signed-in users who gave their password within ${confirmedForMinutes} minutes.`,
  refusals: [401, 403],
  proof: 'fresh',
  async check(context) {
    await requireSession(context);
    await requirePassword(context);
  },
};

/** The same for what sets up a required second factor. */
export const confirmedToSetUp: Access<AuthContext> = {
  ...confirmedByPassword,
  async check(context) {
    await requireOpenSession(context);
    await requirePassword(context);
  },
};

async function requirePassword(context: AuthContext): Promise<void> {
  if (!(await isConfirmed(context, requireActor(context).sessionId))) throw permissionDenied(fault('password_needed'));
}

/** Whether the user of a session that goes on proved to be it in the last minutes. Renewing its tokens proves nothing. */
export async function isConfirmed(
  { database }: Pick<AuthContext, 'database'>,
  sessionId: string | undefined,
): Promise<boolean> {
  const confirmed = await database.query<unknown[]>(
    `SELECT FROM session
     WHERE id::text = $1 AND revoked_at IS NULL AND confirmed_at > now() - make_interval(mins => $2)`,
    [sessionId, confirmedForMinutes],
  );
  return confirmed.length > 0;
}
