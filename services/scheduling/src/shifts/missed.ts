import { task, type Schedule, type Task } from '@portfolio/service-kit/jobs';
import type { DataSource } from 'typeorm';
import { z } from 'zod';

const name = 'mark-missed-shifts';

/** Every minute, so that a missed shift shows as such when somebody looks. */
export const missedSchedule: Schedule = { task: name, cron: '* * * * *' };

/**
 * readings.md, "what sets missed": a scheduled shift whose end has passed without check-in. Nobody misses a draft. One statement, which finds
 * its rows by a partial index and may be repeated.
 */
export const missedTask = (database: DataSource): Task =>
  task(name, z.object({}), async () => {
    await database.query(
      `UPDATE shift SET status = 'missed'
       WHERE status = 'scheduled' AND NOT is_draft AND checked_in_at IS NULL AND end_time < now()`,
    );
  });
