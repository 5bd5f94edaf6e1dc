import { task, type Schedule, type Task } from '@portfolio/service-kit/jobs';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { refuseRest } from './give.ts';

const name = 'end-open-shifts';

export const openShiftSchedule: Schedule = { task: name, cron: '* * * * *' };

/** Who waits for an open shift until it begins is told that nothing comes of it. */
export const openShiftTask = (database: DataSource): Task =>
  task(name, z.object({}), async () => {
    const begun = await database.query<{ id: number }[]>(
      `SELECT id FROM open_shift WHERE start_time <= now() AND id IN (SELECT open_shift_id FROM open_shift_claim WHERE status = 'waiting')`,
    );
    for (const { id } of begun)
      await database.transaction(async (manager) => {
        await manager.query('SELECT FROM open_shift WHERE id = $1 FOR UPDATE', [id]);
        await refuseRest(manager, id);
      });
  });
