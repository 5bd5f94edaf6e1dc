import { passwordResetHours } from '@portfolio/contracts/auth';
import { forgetAnswers } from '@portfolio/service-kit/idempotency';
import { task, type Schedule, type Task } from '@portfolio/service-kit/jobs';
import { forgetTries } from '@portfolio/service-kit/limits';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { forgetChallenges } from './sign-in/passkeys/challenges.ts';
import type { SigningKeys } from './shared/signing-keys/signing-keys.ts';

const name = 'clean-up';

export const cleanUpSchedule: Schedule = { task: name, cron: '23 * * * *' };

/** Forgets what has expired and rotates the signing key when it is due. */
export const cleanUpJob = ({ database, signingKeys }: { database: DataSource; signingKeys: SigningKeys }): Task =>
  task(name, z.object({}), async () => {
    await database.query(`DELETE FROM session WHERE least(expires_at, revoked_at + interval '14 days') < now()`);
    // Void ones stay for as long as a job that mails an older link may be repeated.
    await database.query(`DELETE FROM password_reset WHERE asked_at < now() - make_interval(hours => $1)`, [
      passwordResetHours,
    ]);
    await database.query('DELETE FROM email_change WHERE expires_at < now()');
    await forgetChallenges(database);
    await database.query('SELECT forget_audit_events()');
    await forgetTries(database);
    await forgetAnswers(database);
    await signingKeys.rotate();
  });
