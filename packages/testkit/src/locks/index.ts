import type { DataSource } from 'typeorm';
import { eventually } from '../eventually/index.ts';

/**
 * Waits until so many statements of a database wait for a lock: what is done at once stands still there, in a known place.
 * @param database of which they are, asked outside of the transaction that holds the lock
 */
export const lockWaits = (database: Pick<DataSource, 'query'>, count: number): Promise<unknown> =>
  eventually(`${count} wait for a lock`, async () => {
    const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    return (await database.query<unknown[]>(waiting)).length === count;
  });
