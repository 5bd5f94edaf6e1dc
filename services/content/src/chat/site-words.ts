import { task, type Task } from '@portfolio/service-kit/jobs';
import type { DataSource } from 'typeorm';
import { z } from 'zod';

/** Makes the words by which questions are understood follow the published content; queued by the database itself. */
export const refreshWordsJob = (database: DataSource): Task =>
  task('refresh-words', z.unknown(), async () => {
    await database.query('REFRESH MATERIALIZED VIEW CONCURRENTLY site_lexeme');
  });
