import { forgetAnswers } from '@portfolio/service-kit/idempotency';
import { task, type Schedule, type Task } from '@portfolio/service-kit/jobs';
import { forgetTries, type Limit } from '@portfolio/service-kit/limits';
import type { DataSource } from 'typeorm';
import { z } from 'zod';

/** What visitors may do how often, by their network. */
export const limits = {
  contact: { name: 'contact', tries: 5, seconds: 10 * 60 },
  chat: { name: 'chat', tries: 30, seconds: 60 },
} satisfies Record<string, Limit>;

const taskName = 'forget-tries';

export const forgetTriesSchedule: Schedule = { task: taskName, cron: '51 * * * *' };

/** Forgets visitors' tries that count no more, and answers that are not asked for again. */
export const forgetTriesJob = (database: DataSource): Task =>
  task(taskName, z.unknown(), async () => {
    await forgetTries(database);
    await forgetAnswers(database);
  });
