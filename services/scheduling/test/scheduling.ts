import { accessTokenVerifier, remoteKeys } from '@portfolio/service-kit/access';
import { withoutScope } from '@portfolio/service-kit/database';
import type { Logger } from '@portfolio/service-kit/logging';
import { testService, type Persona, type TestService } from '@portfolio/testkit';
import type { DataSource } from 'typeorm';
import webPush from 'web-push';
import { schedulingDatabase } from '../src/database.ts';
import type { SchedulingEnvironment } from '../src/environment.ts';
import { schedulingService } from '../src/service.ts';
import { startAuthStandIn, type AuthStandIn } from './auth-stand-in.ts';
import { Builder } from './builder.ts';

export interface TestScheduling extends TestService {
  /** A superuser's connection beside the service's, to prepare and to look. */
  database: DataSource;
  /** Makes rows with sensible values in what a test says nothing about. */
  make: Builder;
  auth: AuthStandIn;
  /** A second process on the same database, with the background work. */
  another(): Promise<{ url: string; close(): Promise<void> }>;
  /** What the service reads, for a process of its own. */
  environment: SchedulingEnvironment;
}

/**
 * The scheduling service on a migrated database of its own, with a stand-in for the auth service. Without background
 * work: the clock must not change rows that a test looks at.
 */
export async function startScheduling({
  SMTP_URL = 'smtp://127.0.0.1:9',
  prepare,
  log,
}: {
  SMTP_URL?: string;
  /** Instead of none; `another()` writes there, too. */
  log?: Logger;
  /** Done before the service connects with its `DATABASE_URL`. */
  prepare?: (applicationDatabaseUrl: string) => Promise<unknown>;
} = {}): Promise<TestScheduling> {
  const auth = await startAuthStandIn();
  let own: SchedulingEnvironment;
  let another: TestScheduling['another'];
  const service = await testService({
    dataSourceOf: schedulingDatabase,
    create: async (environment) => {
      await prepare?.(environment.DATABASE_URL);
      const { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY } = webPush.generateVAPIDKeys();
      const mail = { SMTP_URL, MAIL_FROM: 'Portfolio <no-reply@site.example>' };
      own = { ...environment, ...mail, ROLE: 'all', AUTH_URL: auth.url, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY };
      const verifyAccessToken = accessTokenVerifier(remoteKeys(environment.AUTH_URL));
      another = async () => {
        const second = await schedulingService(own, { verifyAccessToken, ...(log && { log }) });
        return { url: await second.listen(0), close: () => second.close() };
      };
      return schedulingService(own, { verifyAccessToken, ...(log && { log }), background: [] });
    },
  });
  const database = await withoutScope(schedulingDatabase(service.databaseUrl)).initialize();
  return {
    ...service,
    auth,
    another: () => another(),
    environment: own!,
    database,
    make: new Builder(database),
    async close() {
      await database.destroy();
      await service.close();
      await auth.close();
    },
  };
}

let lastUserId = 1000;

/** Somebody with an account and nothing else. */
export const somebody = (): Persona & { userId: number } => ({ userId: ++lastUserId });

/** The statuses of answers that came in no particular order. */
export const statusesOf = (answers: readonly { status: number }[]): number[] =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);
