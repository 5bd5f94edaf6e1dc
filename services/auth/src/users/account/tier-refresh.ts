import { enqueue } from '@portfolio/service-kit/jobs';
import type { DataSource } from 'typeorm';

/** The job with which `patreon/` reads a supporter's tier afresh. */
export const tierRefreshTask = 'refresh-patreon-tier';

/** SQL: whether what is known of a connection's tier is old, and can be asked for. */
export const isTierStale = `refresh_token IS NOT NULL AND refreshed_at < now() - interval '10 minutes'`;

/** Asks Patreon again, soon and once, however often it is called for. */
export const enqueueTierRefresh = (database: DataSource, userId: number): Promise<void> =>
  enqueue(database, tierRefreshTask, { userId }, { jobKey: `${tierRefreshTask}/${userId}` });

/** The same where it is old. */
export async function refreshStaleTier(database: DataSource, userId: number): Promise<void> {
  const stale = await database.query<unknown[]>(`SELECT FROM patreon_account WHERE user_id = $1 AND ${isTierStale}`, [
    userId,
  ]);
  if (stale.length > 0) await enqueueTierRefresh(database, userId);
}
