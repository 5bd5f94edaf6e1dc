import { perAddress, serviceNames, type ServiceName } from '@portfolio/contracts/routes';
import type { ServiceEnvironment } from '@portfolio/service-kit/environment';
import type { Service } from '@portfolio/service-kit/service';
import type { DataSource } from 'typeorm';
import { createTestIssuer, type Persona, type TestIssuer } from '../actors/index.ts';
import { graphqlClient, restClient, type GraphQLClient, type RestClient } from '../clients/index.ts';
import { createTestDatabase } from '../database/index.ts';

/** A key of each service towards each. */
const testKey = (service: ServiceName) => `key-of-${service}-in-tests`.padEnd(32, '-');

const testKeys = serviceNames.map((name) => `${name}:${testKey(name)}`).join(',');

/** What a service sends when it calls another one: `service.rest.get('/internal/…', serviceHeaders('auth'))`. */
export const serviceHeaders = (caller: ServiceName) => ({ 'x-service-token': testKey(caller) });

/** Opens what operators see of a service under test. */
export const operatorHeaders = { authorization: 'Bearer the-token-of-the-operators-in-tests' };

/** A service's environment for tests: random port, silent, nothing else reachable unless given. */
export const testEnvironment = (given: Partial<ServiceEnvironment> & { DATABASE_URL: string }): ServiceEnvironment => ({
  NODE_ENV: 'test',
  PROTECTED_NETWORK: false,
  ALLOWED_HOSTS: [],
  HOST: '127.0.0.1',
  PORT: 0,
  LOG_LEVEL: 'silent',
  PUBLIC_ORIGIN: 'http://localhost:3000',
  DRAIN_SECONDS: 0,
  STALL_SECONDS: 60,
  // Tests of races ask for more at once than people do.
  REQUESTS_AT_ONCE: 10_000,
  TRUSTED_PROXIES: 'loopback',
  OPERATIONS_TOKEN: 'the-token-of-the-operators-in-tests',
  SECRET_KEY: 'the-secret-key-of-a-service-in-tests',
  OUTGOING_KEYS: testKeys,
  INCOMING_KEYS: testKeys,
  PLAIN_SERVICE_KEYS: true,
  // Port 9 (discard) refuses connections.
  ...perAddress(() => 'http://127.0.0.1:9'),
  ...given,
});

export interface TestService {
  url: string;
  /** Its database, for a superuser. */
  databaseUrl: string;
  /** The address with which the service itself reaches it. */
  applicationDatabaseUrl: string;
  issuer: TestIssuer;
  /** Anonymous calls. */
  rest: RestClient;
  graphql: GraphQLClient;
  /** Calls as someone: `service.as(actors.manager).get('/planner/clients/')`. */
  as(persona: Persona): RestClient;
  graphqlAs(persona: Persona): GraphQLClient;
  close(): Promise<void>;
}

/**
 * Runs a service as production does, on a migrated database of its own, and forgets both at `close()`:
 * `beforeAll(async () => { service = await testService({ dataSourceOf, create }) }); afterAll(() => service.close());`
 */
export async function testService(options: {
  dataSourceOf: (url: string) => DataSource;
  create: (environment: ServiceEnvironment) => Promise<Service>;
  environment?: Partial<ServiceEnvironment>;
}): Promise<TestService> {
  const [database, issuer] = await Promise.all([createTestDatabase(options.dataSourceOf), createTestIssuer()]);
  const service = await options.create(
    testEnvironment({ AUTH_URL: issuer.url, ...options.environment, DATABASE_URL: database.applicationUrl }),
  );
  const url = await service.listen(0);
  const tokenOf = (persona: Persona) => () => issuer.token(persona);
  return {
    url,
    databaseUrl: database.url,
    applicationDatabaseUrl: database.applicationUrl,
    issuer,
    rest: restClient(url),
    graphql: graphqlClient(url),
    as: (persona) => restClient(url, tokenOf(persona)),
    graphqlAs: (persona) => graphqlClient(url, tokenOf(persona)),
    async close() {
      await service.close();
      await Promise.all([database.drop(), issuer.close()]);
    },
  };
}
