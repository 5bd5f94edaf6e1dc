import { task, type Schedule, type Task } from '@portfolio/service-kit/jobs';
import type { DataSource } from 'typeorm';
import { z } from 'zod';

const forget = 'forget-events';

export const forgetEventsSchedule: Schedule = { task: forget, cron: '41 * * * *' };

/** Forgets events that are as old as they are kept; only this function of the owner's may. */
export const forgetEventsTask = (database: DataSource): Task =>
  task(forget, z.object({}), async () => {
    await database.query('SELECT forget_audit_events()');
  });
