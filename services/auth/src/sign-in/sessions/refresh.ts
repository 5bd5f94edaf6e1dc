import type { RefreshInput, RefreshResult } from '@portfolio/contracts/auth';
import { prepared } from '@portfolio/service-kit/database';
import { AppError } from '@portfolio/service-kit/errors';
import { countTry, networkOf } from '@portfolio/service-kit/limits';
import { inScope } from '@portfolio/service-kit/row-security';
import type { AuthContext } from '../../context.ts';
import { limits } from '../../shared/limits/limits.ts';
import { issueAccessToken } from './access-token.ts';
import { ending } from './devices.ts';
import { hashToken, refreshLifetime, rotationGrace, sessionLifetime, successorOf } from './refresh-token.ts';

interface TokenState {
  session_id: string;
  /** Why the token does not count any more, worst first. */
  problem: 'revoked' | 'replayed' | 'expired' | null;
  id: number;
  is_staff: boolean;
  is_superuser: boolean;
}

const details = {
  unknown: 'Token is invalid',
  expired: 'Token is expired',
  revoked: 'Token is blacklisted',
  replayed: 'Token is blacklisted',
};

/**
 * Exchanges a refresh token for an access token (rest.md, "refresh"). With `rotate` the token is replaced; used again
 * after the grace it counts as stolen, and the whole session ends.
 * @throws AppError `token_not_valid`, `throttled`
 */
export async function refreshSession(context: AuthContext, input: RefreshInput): Promise<RefreshResult> {
  return inScope('everything', async () => {
    const { refresh } = input;
    await countTry(context, limits.refreshAddress, networkOf(context.clientAddress));
    await countTry(context, limits.refreshAccount, hashToken(refresh), ofToken);
    const state = input.rotate ? await rotateToken(context, refresh) : await readToken(context, refresh);
    if (state?.problem === 'replayed') {
      await context.database.query(ending('id = $1'), [state.session_id]);
    }
    const problem = state ? state.problem : 'unknown';
    if (!state || problem) throw new AppError('token_not_valid', details[problem ?? 'unknown']);
    const access = await issueAccessToken(context, state, state.session_id);
    return input.rotate ? { access, refresh: successorOf(context.secrets, refresh) } : { access };
  });
}

/** The account that a refresh token, by its hash, belongs to. Counted before it is rotated, which a refusal must not. */
const ofToken = {
  column: 'user_id::text',
  from: 'FROM refresh_token JOIN session ON session.id = session_id WHERE hash = $1',
};

/** Expects `token` as a row of refresh_token, the grace as $2, and the time until which an unused session lives as $3. */
const stateOf = `SELECT session.id AS session_id, account.id, account.is_staff, account.is_superuser,
    CASE WHEN session.revoked_at IS NOT NULL OR NOT account.is_active THEN 'revoked'
         WHEN token.rotated_at < now() - $2::interval THEN 'replayed'
         WHEN token.expires_at < now() OR session.created_at < now() - interval '${sessionLifetime}' THEN 'expired'
    END AS problem, least(now() + $3::interval, session.created_at + interval '${sessionLifetime}') AS ends_at
  FROM token JOIN session ON session.id = token.session_id JOIN account ON account.id = session.user_id`;

const read = prepared(`WITH token AS (SELECT * FROM refresh_token WHERE hash = $1) ${stateOf}`);

/** Marking the token as rotated locks it, so that of concurrent rotations the first decides and the others follow. */
const rotate = prepared(
  `WITH token AS (
     UPDATE refresh_token SET rotated_at = coalesce(rotated_at, now()) WHERE hash = $1 RETURNING *
   ), state AS (${stateOf}), used AS (
     UPDATE session SET last_used_at = now(), expires_at = ends_at
     FROM state WHERE session.id = state.session_id AND problem IS NULL
   ), successor AS (
     INSERT INTO refresh_token (hash, session_id, expires_at)
     SELECT $4, session_id, ends_at FROM state WHERE problem IS NULL
     ON CONFLICT DO NOTHING
   )
   SELECT * FROM state`,
);

async function readToken({ database }: AuthContext, refresh: string): Promise<TokenState | undefined> {
  const [state] = await database.query<TokenState[]>(read, [hashToken(refresh), rotationGrace, refreshLifetime]);
  return state;
}

async function rotateToken({ database, secrets }: AuthContext, refresh: string): Promise<TokenState | undefined> {
  const successor = hashToken(successorOf(secrets, refresh));
  const [state] = await database.query<TokenState[]>(rotate, [
    hashToken(refresh),
    rotationGrace,
    refreshLifetime,
    successor,
  ]);
  return state;
}
