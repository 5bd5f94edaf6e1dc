import { task, type Schedule, type Task } from '@portfolio/service-kit/jobs';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { refuseRest } from './give.ts';

const name = 'end-open-shifts';

export const openShiftSchedule: Schedule = { task: name, cron: '* * * * *' };

const aDayAgo = `now() - interval '1 day'`;

/**
 * Who waits for an open shift until it begins is told that nothing comes of it; a day later, nobody wants to hear of it any more. One
 * that fails keeps none of the others, and is tried again.
 */
export const openShiftTask = (database: DataSource): Task =>
  task(name, z.object({}), async () => {
    const begun = await database.query<{ id: number }[]>(
      `SELECT id FROM open_shift WHERE start_time <= now() AND start_time > ${aDayAgo}
         AND id IN (SELECT open_shift_id FROM open_shift_claim WHERE status = 'waiting') ORDER BY id`,
    );
    const failures: unknown[] = [];
    for (const { id } of begun)
      await database
        .transaction(async (manager) => {
          await manager.query('SELECT FROM open_shift WHERE id = $1 FOR UPDATE', [id]);
          await refuseRest(manager, id);
        })
        .catch((error: unknown) => failures.push(error));
    await database.query(
      `UPDATE open_shift_claim SET status = 'refused', decided_at = now() FROM open_shift
       WHERE open_shift.id = open_shift_id AND open_shift_claim.status = 'waiting' AND start_time <= ${aDayAgo}`,
    );
    if (failures.length > 0) throw new AggregateError(failures, 'Some open shifts have not ended.');
  });
