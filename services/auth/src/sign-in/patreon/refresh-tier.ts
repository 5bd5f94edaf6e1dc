import { task, type Task } from '@portfolio/service-kit/jobs';
import { z } from 'zod';
import { tierRefreshTask } from '../../users/account/tier-refresh.ts';
import type { AuthContext } from '../../context.ts';
import { storePatreon, tokenPurposes } from './link-account.ts';
import { PatreonRefused, type PatreonApi, type PatreonTokens } from './patreon-api.ts';

interface Stored {
  patreon_id: string;
  tier: string | null;
  access_token: Buffer | null;
  refresh_token: Buffer | null;
  access_expires_at: Date | null;
}

type Parts = Pick<AuthContext, 'database' | 'secrets'> & { api: PatreonApi };

/** Reads a supporter's tier afresh. While Patreon fails the job is tried again and the last known tier stands. */
export const refreshTierJob = (parts: Omit<Parts, 'api'> & { api: PatreonApi | undefined }): Task =>
  task(tierRefreshTask, z.object({ userId: z.int() }), async (_context, { userId }) => {
    const { api, database } = parts;
    if (!api) return;
    try {
      const tier = await currentTier({ ...parts, api }, userId);
      if (tier === undefined) return;
      await database.query('UPDATE patreon_account SET tier = $2, refreshed_at = now() WHERE user_id = $1', [
        userId,
        tier,
      ]);
    } catch (error) {
      if (!(error instanceof PatreonRefused)) throw error;
      await database.query(forgetTokens, [userId]);
    }
  });

/** The supporter took the permission back. */
const forgetTokens = `UPDATE patreon_account SET tier = NULL, access_token = NULL, refresh_token = NULL, refreshed_at = now()
  WHERE user_id = $1`;

/** @returns undefined when there is nothing to ask with */
async function currentTier(parts: Parts, userId: number): Promise<string | null | undefined> {
  const tokens = await validTokens(parts, userId, new Date(Date.now() + 60_000));
  if (!tokens) return undefined;
  try {
    return (await parts.api.identity(tokens.accessToken)).tier;
  } catch (error) {
    if (!(error instanceof PatreonRefused)) throw error;
    const renewed = await validTokens(parts, userId, tokens.expiresAt);
    return renewed && (await parts.api.identity(renewed.accessToken)).tier;
  }
}

/**
 * The stored tokens, renewed when they expire by `expiringBy`. Renewing is a transaction of its own: the old refresh
 * token is used up, whatever happens next, and the lock keeps two jobs from using it twice.
 */
const validTokens = ({ database, secrets, api }: Parts, userId: number, expiringBy: Date) =>
  database.transaction(async (manager): Promise<PatreonTokens | undefined> => {
    const [stored] = await manager.query<Stored[]>('SELECT * FROM patreon_account WHERE user_id = $1 FOR UPDATE', [
      userId,
    ]);
    if (!stored?.access_token || !stored.refresh_token) return undefined;
    const refreshToken = secrets.open(tokenPurposes.refresh_token, stored.refresh_token);
    const expiresAt = stored.access_expires_at ?? new Date(0);
    if (expiresAt > expiringBy) {
      return { accessToken: secrets.open(tokenPurposes.access_token, stored.access_token), refreshToken, expiresAt };
    }
    const tokens = await api.refresh(refreshToken).catch((error: unknown) => {
      if (!(error instanceof PatreonRefused)) throw error;
    });
    if (!tokens) {
      // While nobody else can store others: who signs in anew meanwhile keeps theirs.
      await manager.query(forgetTokens, [userId]);
      return undefined;
    }
    await storePatreon(manager, secrets, userId, { patreonId: stored.patreon_id, tier: stored.tier }, tokens);
    return tokens;
  });
