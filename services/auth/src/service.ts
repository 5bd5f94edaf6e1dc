import { accessTokenVerifier } from '@portfolio/service-kit/access';
import { resourcesOf } from '@portfolio/service-kit/calls';
import { serviceClient } from '@portfolio/service-kit/internal';
import { jobRunner, task, type Schedule, type Task } from '@portfolio/service-kit/jobs';
import { createLogger, type Logger } from '@portfolio/service-kit/logging';
import { createMailer } from '@portfolio/service-kit/mail';
import { forEverybody } from '@portfolio/service-kit/row-security';
import { createService, type Service } from '@portfolio/service-kit/service';
import { internalCalls, authResources } from './calls.ts';
import type { AuthParts } from './context.ts';
import { authDatabase } from './database.ts';
import type { AuthEnvironment } from './environment.ts';
import { emailLinkJob } from './users/email/link-mail.ts';
import { noticeMailJob } from './shared/notices/notice-mail.ts';
import { resetMailJob } from './sign-in/passwords/reset-mail.ts';
import { eraseElsewhereJob, finishErasuresJob, finishErasuresSchedule } from './users/personal-data/erase.ts';
import { breachedPasswords } from './sign-in/passwords/breached.ts';
import { createPatreon } from './sign-in/patreon/patreon.ts';
import { refreshTierJob } from './sign-in/patreon/refresh-tier.ts';
import { createScheduling } from './shared/scheduling/scheduling.ts';
import { createSecrets } from './shared/secrets/secrets.ts';
import { refuseDemoAccounts } from './seed/demo-accounts.ts';
import { endedSessionIds } from './sign-in/sessions/devices.ts';
import { createSigningKeys, type SigningKeys } from './shared/signing-keys/signing-keys.ts';
import { authSubgraph } from './subgraph.ts';
import { accountConstraints } from './users/account/constraints.ts';
import { passwordResetHours } from '@portfolio/contracts/auth';
import { forgetAnswers } from '@portfolio/service-kit/idempotency';
import { forgetTries } from '@portfolio/service-kit/limits';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { forgetChallenges } from './sign-in/passkeys/challenges.ts';

const cleanUp = 'clean-up';

const cleanUpSchedule: Schedule = { task: cleanUp, cron: '23 * * * *' };

/** Forgets what has expired and rotates the signing key when it is due. */
const cleanUpJob = ({ database, signingKeys }: { database: DataSource; signingKeys: SigningKeys }): Task =>
  task(cleanUp, z.object({}), async () => {
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

/** What time starts. */
export const schedules = [cleanUpSchedule, finishErasuresSchedule];

/** The auth service, assembled alike for `main.ts` and for tests. */
export async function authService(environment: AuthEnvironment, options: { log?: Logger } = {}): Promise<Service> {
  const { log = createLogger({ name: 'auth', level: environment.LOG_LEVEL }) } = options;
  const database = authDatabase(environment.DATABASE_URL);
  const secrets = createSecrets(environment);
  const signingKeys = createSigningKeys(database, secrets);
  const scheduling = createScheduling(environment);
  const services = {
    content: serviceClient('content', environment),
    scheduling: serviceClient('scheduling', environment),
  };
  const mailer = createMailer({ smtpUrl: environment.SMTP_URL, from: environment.MAIL_FROM });
  const patreon = createPatreon(environment, secrets);
  const jobs = jobRunner({
    databaseUrl: environment.DATABASE_URL,
    tasks: [
      resetMailJob({ database, mailer, publicOrigin: environment.PUBLIC_ORIGIN, secrets }),
      emailLinkJob({ database, mailer, publicOrigin: environment.PUBLIC_ORIGIN, secrets }),
      noticeMailJob({ database, mailer, publicOrigin: environment.PUBLIC_ORIGIN }),
      refreshTierJob({ database, secrets, api: patreon?.api }),
      cleanUpJob({ database, signingKeys }),
      eraseElsewhereJob({ database, services }),
      finishErasuresJob(database),
    ].map(forEverybody),
    schedules,
    log,
  });
  return createService<AuthParts>({
    name: 'auth',
    environment,
    database,
    parts: {
      database,
      log,
      isBreached: breachedPasswords(environment.BREACHED_PASSWORDS_URL, log),
      patreon,
      publicOrigin: environment.PUBLIC_ORIGIN,
      secondFactorRequired: environment.SECOND_FACTOR_REQUIRED,
      scheduling,
      services,
      secrets,
      signingKeys,
    },
    resources: authResources,
    internalResources: resourcesOf(internalCalls),
    subgraph: await authSubgraph(),
    constraints: accountConstraints,
    verifyAccessToken: accessTokenVerifier(signingKeys.verificationKey),
    setsUpSecondFactors: true,
    askEndedSessions: (seconds) => endedSessionIds(database, seconds),
    background: [
      {
        async start() {
          if (environment.NODE_ENV === 'production') await refuseDemoAccounts(database);
          await signingKeys.rotate();
          await signingKeys.current();
        },
        stop: () => Promise.resolve(),
      },
      jobs,
    ],
    onClose: async () => {
      mailer.close();
      await Promise.all([scheduling, services.content, services.scheduling].map((client) => client.close()));
    },
    log,
  });
}
