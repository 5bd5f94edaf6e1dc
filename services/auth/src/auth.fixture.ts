import { demoAccounts, demoPassword, type DemoUsername } from '@portfolio/contracts/demo';
import { schedulingUserIds, type SchedulingUser } from '@portfolio/contracts/scheduling';
import { restClient, testEnvironment, createTestDatabase, graphqlClient } from '@portfolio/testkit';
import { createServer, type Server } from 'node:http';
import type { DataSource } from 'typeorm';
import { authDatabase } from './database.ts';
import { readAuthEnvironment, type AuthEnvironment } from './environment.ts';
import { seedDemoAccounts } from './seed/demo-accounts.ts';
import { authService } from './service.ts';

/** Stands where the scheduling service does, and answers as it does. */
export interface SchedulingDouble {
  url: string;
  users: Map<number, Omit<SchedulingUser, 'id'>>;
  /** While false it hangs, as a service in trouble does. */
  answers: boolean;
  close(): Promise<void>;
}

const portOf = (server: Server) =>
  new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });

async function schedulingDouble(): Promise<SchedulingDouble> {
  const server = createServer((request, response) => {
    if (!double.answers) return;
    const { searchParams } = new URL(request.url ?? '', 'http://localhost');
    const { ids } = schedulingUserIds.parse(Object.fromEntries(searchParams));
    const nothing = { administered_companies: [], employee_profile: null };
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify(ids.map((id) => ({ id, ...(double.users.get(id) ?? nothing) }))));
  });
  const double: SchedulingDouble = {
    url: `http://127.0.0.1:${await portOf(server)}`,
    users: new Map([
      [
        demoAccounts.manager.id,
        { administered_companies: [{ id: 1, name: 'Northwind Security' }], employee_profile: null },
      ],
      [demoAccounts.guard.id, { administered_companies: [], employee_profile: { id: 1, company_id: 1 } }],
    ]),
    answers: true,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return double;
}

export interface AuthFixture {
  url: string;
  environment: AuthEnvironment;
  /** A connection of the test's own. */
  database: DataSource;
  scheduling: SchedulingDouble;
  rest: ReturnType<typeof restClient>;
  graphql: ReturnType<typeof graphqlClient>;
  internal: Record<string, string>;
  /** Signs in with a demo account and calls with its access token. */
  signIn(username: DemoUsername, password?: string): Promise<SignedIn>;
  close(): Promise<void>;
}

export interface SignedIn {
  access: string;
  refresh: string;
  rest: ReturnType<typeof restClient>;
  graphql: ReturnType<typeof graphqlClient>;
}

/** The auth service on a database of its own with the demo accounts. */
export async function authFixture(given: Partial<Record<keyof AuthEnvironment, string>> = {}): Promise<AuthFixture> {
  const [testDatabase, scheduling] = await Promise.all([createTestDatabase(authDatabase), schedulingDouble()]);
  const database = await authDatabase(testDatabase.url).initialize();
  await seedDemoAccounts(database);
  const base = testEnvironment({ DATABASE_URL: testDatabase.url, SCHEDULING_URL: scheduling.url });
  const variables = Object.fromEntries(
    Object.entries({ ...base, ...given }).map(([name, value]) => [name, String(value)]),
  );
  const environment = readAuthEnvironment(variables);
  const service = await authService(environment);
  const url = await service.listen(0);
  const rest = restClient(url);
  return {
    url,
    environment,
    database,
    scheduling,
    rest,
    graphql: graphqlClient(url),
    internal: { 'x-service-token': environment.SERVICE_TOKEN },
    async signIn(username, password = demoPassword) {
      const { status, body } = await rest.post('/auth/login/', { username, password });
      if (status !== 200) throw new Error(`Signing in as ${username} was answered ${status}.`);
      const bearer = () => Promise.resolve(String(body.access));
      return {
        access: body.access,
        refresh: body.refresh,
        rest: restClient(url, bearer),
        graphql: graphqlClient(url, bearer),
      };
    },
    async close() {
      await service.close();
      await database.destroy();
      await Promise.all([testDatabase.drop(), scheduling.close()]);
    },
  };
}
