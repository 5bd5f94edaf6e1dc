import { forgetAnswers } from '@portfolio/service-kit/idempotency';
import { task, type Schedule, type Task } from '@portfolio/service-kit/jobs';
import { forgetTries, type Limit } from '@portfolio/service-kit/limits';
import type { DataSource } from 'typeorm';
import { forgetDeleted } from './shifts/deleted-shifts.ts';
import { z } from 'zod';

const hour = 3_600;

export const limits = {
  /** E-mails to people who did not ask for them: few to one, and to all no more than a firm that begins has guards. */
  invitationMails: { name: 'invitation-mail', tries: 5, seconds: hour },
  invitationMailsOfCompany: { name: 'invitation-mail-company', tries: 200, seconds: hour },
  /** Calendars look every few minutes, on each device; a guess is one of 2^256. */
  calendarReads: { name: 'calendar', tries: 240, seconds: hour },
  unknownCalendars: { name: 'unknown-calendar', tries: 60, seconds: hour },
} satisfies Record<string, Limit>;

const taskName = 'forget-tries';

export const forgetTriesSchedule: Schedule = { task: taskName, cron: '41 * * * *' };

export const forgetTriesTask = (database: DataSource): Task =>
  task(taskName, z.object({}), async () => {
    await forgetTries(database);
    await forgetAnswers(database);
    await forgetDeleted(database);
  });
