import { forgetAnswers } from '@portfolio/service-kit/idempotency';
import { task, type Schedule, type Task } from '@portfolio/service-kit/jobs';
import { forgetTries } from '@portfolio/service-kit/limits';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { forgetPlans } from './planner/plans/plans.ts';
import { forgetPublications } from './planner/publishing/take-back.ts';
import { forgetThreads } from './planner/threads/threads.ts';
import { forgetDeleted } from './shifts/deleted-shifts.ts';

const name = 'clean-up';

export const cleanUpSchedule: Schedule = { task: name, cron: '41 * * * *' };

/** Forgets what has been kept for long enough. */
export const cleanUpTask = (database: DataSource): Task =>
  task(name, z.object({}), async () => {
    // Only this function of the owner's may.
    await database.query('SELECT forget_audit_events()');
    await forgetTries(database);
    await forgetAnswers(database);
    await forgetDeleted(database);
    await forgetPlans(database);
    await forgetPublications(database);
    await forgetThreads(database);
  });
