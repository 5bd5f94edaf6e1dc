import { accessTokenVerifier } from '@portfolio/service-kit/access';
import { resourcesOf } from '@portfolio/service-kit/calls';
import { serviceClient } from '@portfolio/service-kit/internal';
import { jobRunner } from '@portfolio/service-kit/jobs';
import { createLogger, type Logger } from '@portfolio/service-kit/logging';
import { createMailer } from '@portfolio/service-kit/mail';
import { forEverybody } from '@portfolio/service-kit/row-security';
import { createService, type Service } from '@portfolio/service-kit/service';
import { internalCalls } from './calls.ts';
import { cleanUpJob, cleanUpSchedule } from './clean-up.ts';
import type { AuthParts } from './context.ts';
import { authDatabase } from './database.ts';
import type { AuthEnvironment } from './environment.ts';
import { emailLinkJob } from './users/email/link-mail.ts';
import { noticeMailJob } from './shared/notices/notice-mail.ts';
import { resetMailJob } from './sign-in/passwords/reset-mail.ts';
import { eraseElsewhereJob, finishErasuresJob, finishErasuresSchedule } from './users/personal-data/erase.ts';
import { breachedPasswords } from './sign-in/passwords/breached.ts';
import { createPatreon } from './sign-in/patreon/create-patreon.ts';
import { refreshTierJob } from './sign-in/patreon/refresh-tier.ts';
import { createScheduling } from './shared/scheduling/scheduling.ts';
import { createSecrets } from './shared/secrets/secrets.ts';
import { refuseDemoAccounts } from './seed/demo-accounts.ts';
import { endedSessionIds } from './sign-in/sessions/devices.ts';
import { createSigningKeys } from './shared/signing-keys/signing-keys.ts';
import { authResources } from './calls.ts';
import { authSubgraph } from './subgraph.ts';
import { accountConstraints } from './users/account/constraints.ts';

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
