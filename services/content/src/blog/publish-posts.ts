import { task, type Schedule, type Task } from '@portfolio/service-kit/jobs';
import type { DataSource } from 'typeorm';
import { z } from 'zod';

const taskName = 'publish-posts';

export const publishPostsSchedule: Schedule = { task: taskName, cron: '* * * * *' };

/** Publishes drafts whose time has come, as of that time; a time that had passed when it was saved means then. */
export const publishPostsJob = (database: DataSource): Task =>
  task(taskName, z.unknown(), async () => {
    await database.query(
      `UPDATE blog_post SET is_published = TRUE, published_at = GREATEST(publish_at, updated_at), saved_by = NULL, revision = revision + 1,
         updated_at = now()
       WHERE NOT is_published AND publish_at <= now()`,
    );
  });
