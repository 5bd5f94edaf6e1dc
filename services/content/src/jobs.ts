import { jobRunner } from '@portfolio/service-kit/jobs';
import type { Logger } from '@portfolio/service-kit/logging';
import type { Mailer } from '@portfolio/service-kit/mail';
import { forEverybody } from '@portfolio/service-kit/row-security';
import type { DataSource } from 'typeorm';
import { publishPostsJob, publishPostsSchedule } from './blog/publish-posts.ts';
import { refreshWordsJob } from './chat/site-words.ts';
import { contactMailJob } from './contact/contact-mail.ts';
import type { ContentEnvironment } from './environment.ts';
import { forgetTriesJob, forgetTriesSchedule } from './limits.ts';
import { mediaCleanUpJob, mediaCleanUpSchedule } from './media/clean-up.ts';
import type { MediaLibrary } from './media/library.ts';

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
