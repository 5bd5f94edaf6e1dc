import { demoPassword, type DemoUsername } from '@portfolio/demo/accounts';
import type { Logger } from '@portfolio/service-kit/logging';
import { restClient, testEnvironment, createTestDatabase, graphqlClient } from '@portfolio/testkit';
import type { DataSource } from 'typeorm';
import { authDatabase } from '../src/database.ts';
import { readAuthEnvironment, type AuthEnvironment } from '../src/environment.ts';
import { seedDemoAccounts } from '../src/seed/demo-accounts.ts';
import { authService } from '../src/service.ts';
import { startSchedulingStandIn, type SchedulingStandIn } from './scheduling-stand-in.ts';

export interface TestAuth {
  url: string;
  environment: AuthEnvironment;
  /** A connection of the test's own, as a superuser. */
  database: DataSource;
  databaseUrl: string;
  scheduling: SchedulingStandIn;
  rest: ReturnType<typeof restClient>;
  graphql: ReturnType<typeof graphqlClient>;
  /** Signs in with a demo account and calls with its access token. */
  signIn(username: DemoUsername, password?: string): Promise<SignedIn>;
  /** Calls as who was given these tokens. */
  as(tokens: { access: string; refresh: string }): SignedIn;
  close(): Promise<void>;
}

export interface SignedIn {
  access: string;
  refresh: string;
  rest: ReturnType<typeof restClient>;
  graphql: ReturnType<typeof graphqlClient>;
}

/** The auth service on a database of its own with the demo accounts. */
export async function startAuth(
  given: Partial<Record<keyof AuthEnvironment, string>> = {},
  options: { log?: Logger } = {},
): Promise<TestAuth> {
  const [testDatabase, scheduling] = await Promise.all([createTestDatabase(authDatabase), startSchedulingStandIn()]);
  const database = await authDatabase(testDatabase.url).initialize();
  await seedDemoAccounts(database);
  const base = testEnvironment({
    DATABASE_URL: testDatabase.applicationUrl,
    SCHEDULING_URL: scheduling.url,
    CONTENT_URL: scheduling.url,
  });
  const variables = Object.fromEntries(
    Object.entries({ ...base, ...given }).map(([name, value]) => [name, String(value)]),
  );
  const environment = readAuthEnvironment(variables);
  const service = await authService(environment, options);
  const url = await service.listen(0);
  const rest = restClient(url);
  const as = ({ access, refresh }: { access: string; refresh: string }): SignedIn => {
    const bearer = () => Promise.resolve(access);
    return { access, refresh, rest: restClient(url, bearer), graphql: graphqlClient(url, bearer) };
  };
  return {
    url,
    environment,
    database,
    databaseUrl: testDatabase.url,
    scheduling,
    rest,
    graphql: graphqlClient(url),
    async signIn(username, password = demoPassword) {
      const { status, body } = await rest.post('/auth/login/', { username, password });
      if (status !== 200) throw new Error(`Signing in as ${username} was answered ${status}.`);
      return as(body);
    },
    as,
    async close() {
      await service.close();
      await database.destroy();
      await Promise.all([testDatabase.drop(), scheduling.close()]);
    },
  };
}
