import { fault } from '@portfolio/contracts/errors';
import { AppError } from '@portfolio/service-kit/errors';
import { inScope } from '@portfolio/service-kit/row-security';
import type { EntityManager } from 'typeorm';
import { requireOpen } from '../../access.ts';
import { recordAccountEvent } from '../../shared/audit/record.ts';
import type { AuthContext } from '../../context.ts';
import { enqueueNotice } from '../../shared/notices/notice-mail.ts';
import type { Secrets } from '../../shared/secrets/secrets.ts';
import { revokeSessionsOf } from '../sessions/devices.ts';
import type { PatreonTokens } from './patreon-api.ts';
import type { Connecting } from './patreon-strategy.ts';
import type { PatreonIdentity } from './patreon.rules.ts';

interface Linked {
  user_id: number;
  has_password: boolean;
  is_manager: boolean;
}

/**
 * Finds, makes or connects the account of someone who came back from Patreon, and stores tier and sealed tokens.
 * An account is never found by its e-mail address: ours are not verified, so whoever registered a supporter's address
 * first would receive the supporter. One that a supporter's own sign-in made is found again when the connection has ended, by a
 * new password or by themselves.
 * @param connecting the signed-in user who connects Patreon, and is told by mail
 * @returns the user's id
 * @throws AppError `token_not_valid` where the session that connects has ended; `conflict` when the supporter belongs to another account that has a password, or manages users
 */
export async function linkAccount(
  { database, secrets }: Pick<AuthContext, 'database' | 'secrets'>,
  identity: PatreonIdentity,
  tokens: PatreonTokens,
  connecting?: Connecting,
): Promise<number> {
  return inScope('everything', () =>
    database.transaction(async (manager) => {
      if (connecting) await requireOpen(manager, connecting);
      const [linked] = await manager.query<Linked[]>(
        `SELECT user_id, password_hash IS NOT NULL AS has_password, is_staff OR is_superuser AS is_manager
       FROM patreon_account JOIN account ON account.id = user_id WHERE patreon_id = $1 FOR UPDATE`,
        [identity.patreonId],
      );
      if (connecting && linked && linked.user_id !== connecting.userId) await release(manager, linked);
      const userId =
        connecting?.userId ??
        linked?.user_id ??
        (await findMade(manager, identity)) ??
        (await createAccount(manager, identity));
      await storePatreon(manager, secrets, userId, identity, tokens);
      if (connecting) {
        await recordAccountEvent(manager, userId, { kind: 'patreon_connected' }, userId);
        await enqueueNotice(manager, 'patreon_connected', connecting.sessionId);
      }
      return userId;
    }),
  );
}

/**
 * Frees a supporter from an account that only Patreon sign-in had made: it has no other way in, so it ends. Not one that
 * manages users meanwhile, which may be the last superuser's.
 */
async function release(manager: EntityManager, linked: Linked): Promise<void> {
  if (linked.has_password || linked.is_manager) throw new AppError('conflict', fault('patreon_connected'));
  await manager.query('DELETE FROM patreon_account WHERE user_id = $1', [linked.user_id]);
  await manager.query(`UPDATE account SET is_active = false, email = '', patreon_origin = NULL WHERE id = $1`, [
    linked.user_id,
  ]);
  await revokeSessionsOf(manager, linked.user_id);
}

/**
 * The account that this supporter's sign-in made, unless another supporter is connected with it now. Not one that manages users
 * meanwhile: whoever gave it another password meant to keep everybody else out.
 */
async function findMade(manager: EntityManager, { patreonId }: PatreonIdentity): Promise<number | undefined> {
  const [made] = await manager.query<{ id: number }[]>(
    `SELECT id FROM account WHERE patreon_origin = $1 AND NOT is_staff AND NOT is_superuser
       AND NOT EXISTS (SELECT FROM patreon_account WHERE user_id = account.id) FOR UPDATE`,
    [patreonId],
  );
  return made?.id;
}

/** The address is taken over when it is verified and free. */
async function createAccount(manager: EntityManager, identity: PatreonIdentity): Promise<number> {
  const [created] = await manager.query<{ id: number }[]>(
    `INSERT INTO account (username, email, first_name, last_name, patreon_origin)
     SELECT CASE WHEN EXISTS (SELECT FROM account WHERE folded(username) = folded($1))
                 THEN $1 || '_' || substr(gen_random_uuid()::text, 1, 8) ELSE $1 END,
       CASE WHEN EXISTS (SELECT FROM account WHERE folded(email) = folded($2)) THEN '' ELSE $2 END, $3, $4,
       CASE WHEN NOT EXISTS (SELECT FROM account WHERE patreon_origin = $5) THEN $5 END
     RETURNING id`,
    [
      `patreon_${identity.patreonId}`,
      identity.email ?? '',
      identity.firstName.slice(0, 150),
      identity.lastName.slice(0, 150),
      identity.patreonId,
    ],
  );
  if (!created) throw new Error('An account could not be created.');
  return created.id;
}

/** Its sealed columns, for `Secrets.seal`. */
export const tokenPurposes = { access_token: 'patreon-access', refresh_token: 'patreon-refresh' } as const;

/** Stores what Patreon said, tokens sealed. */
export async function storePatreon(
  manager: EntityManager,
  secrets: Secrets,
  userId: number,
  { patreonId, tier }: Pick<PatreonIdentity, 'patreonId' | 'tier'>,
  tokens: PatreonTokens,
): Promise<void> {
  await manager.query(
    `INSERT INTO patreon_account (user_id, patreon_id, tier, access_token, refresh_token, access_expires_at)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (user_id) DO UPDATE SET patreon_id = $2, tier = $3, access_token = $4, refresh_token = $5,
       connected_at = CASE patreon_account.patreon_id WHEN $2 THEN patreon_account.connected_at ELSE now() END,
       access_expires_at = $6, refreshed_at = now()`,
    [
      userId,
      patreonId,
      tier,
      secrets.seal(tokenPurposes.access_token, tokens.accessToken),
      secrets.seal(tokenPurposes.refresh_token, tokens.refreshToken),
      tokens.expiresAt,
    ],
  );
}
