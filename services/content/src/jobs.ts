import { jobRunner, task, type Task, type Schedule } from '@portfolio/service-kit/jobs';
import type { Logger } from '@portfolio/service-kit/logging';
import type { Mailer } from '@portfolio/service-kit/mail';
import { forEverybody } from '@portfolio/service-kit/row-security';
import type { DataSource } from 'typeorm';
import { contactMailJob } from './contact/contact-mail.ts';
import type { ContentEnvironment } from './environment.ts';
import { forgetTriesJob, forgetTriesSchedule } from './limits.ts';
import { mediaCleanUpJob, mediaCleanUpSchedule } from './media/clean-up.ts';
import type { MediaLibrary } from './media/library.ts';
import { z } from 'zod';

const taskName = 'publish-posts';

const publishPostsSchedule: Schedule = { task: taskName, cron: '* * * * *' };

/** Publishes drafts whose time has come, as of that time; a time that had passed when it was saved means then. */
const publishPostsJob = (database: DataSource): Task =>
  task(taskName, z.unknown(), async () => {
    await database.query(
      `UPDATE blog_post SET is_published = TRUE, published_at = GREATEST(publish_at, updated_at), saved_by = NULL, revision = revision + 1,
         updated_at = now()
       WHERE NOT is_published AND publish_at <= now()`,
    );
  });

/** Makes the words by which questions are understood follow the published content; queued by the database itself. */
const refreshWordsJob = (database: DataSource): Task =>
  task('refresh-words', z.unknown(), async () => {
    await database.query('REFRESH MATERIALIZED VIEW CONCURRENTLY site_lexeme');
  });

/** What time starts. */
export const schedules = [mediaCleanUpSchedule, forgetTriesSchedule, publishPostsSchedule];

/** The work that this service does beside its requests. */
export const contentJobs = (parts: {
  environment: ContentEnvironment;
  database: DataSource;
  media: MediaLibrary;
  mailer: Mailer;
  log: Logger;
}) =>
  jobRunner({
    databaseUrl: parts.environment.DATABASE_URL,
    tasks: [
      contactMailJob({
        database: parts.database,
        mailer: parts.mailer,
        supportEmail: parts.environment.SUPPORT_EMAIL,
        publicOrigin: parts.environment.PUBLIC_ORIGIN,
      }),
      mediaCleanUpJob(parts),
      refreshWordsJob(parts.database),
      forgetTriesJob(parts.database),
      publishPostsJob(parts.database),
    ].map(forEverybody),
    schedules,
    log: parts.log,
  });
