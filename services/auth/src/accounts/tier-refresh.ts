import { enqueue } from '@portfolio/service-kit/jobs';
import type { DataSource } from 'typeorm';

/** The job with which `patreon/` reads a supporter's tier afresh. */
export const tierRefreshTask = 'refresh-patreon-tier';

/** Asks Patreon again, soon and once, however often it is called for. */
export const enqueueTierRefresh = (database: DataSource, userId: number): Promise<void> =>
  enqueue(database, tierRefreshTask, { userId }, { jobKey: `${tierRefreshTask}/${userId}` });
