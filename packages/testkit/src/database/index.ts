import { createHash, randomBytes } from 'node:crypto';
import { migrate } from '@portfolio/service-kit/database';
import { addressOf, closedDatabase, provisionDatabase, type ServiceDatabase } from '@portfolio/service-kit/provision';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';

export interface TestDatabase {
  /** A superuser's address, to prepare and to look: row-level security does not bind it. */
  url: string;
  /** The address that the service has, and that of the role that migrates. */
  applicationUrl: string;
  ownerUrl: string;
  drop(): Promise<void>;
}

const owner = { name: 'test_owner', password: 'test' };
const application = { name: 'test_application', password: 'test' };
const named = (database: string): ServiceDatabase => ({ database, owner, application });

/**
 * A migrated database of one's own: a copy of a template that the first caller of the run migrates.
 * @param dataSourceOf the service's data source for an address; its migrations decide which template fits
 */
export async function createTestDatabase(dataSourceOf: (url: string) => DataSource): Promise<TestDatabase> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (!serverUrl)
    throw new Error('Run it with "npm test -- units <path>", or set TEST_DATABASE_URL to the address of a superuser.');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(serverUrl, async (server) => {
    const template = await migratedTemplate(server, serverUrl, dataSourceOf);
    // Its files as they are, not page by page into the log: half of the work.
    await server.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
    await server.query(closedDatabase(named(name)));
  });
  return {
    url: addressOf(serverUrl, name),
    applicationUrl: addressOf(serverUrl, name, application),
    ownerUrl: addressOf(serverUrl, name, owner),
    drop: () => onServer(serverUrl, (server) => server.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)),
  };
}

async function migratedTemplate(server: Client, serverUrl: string, dataSourceOf: (url: string) => DataSource) {
  const { migrations } = dataSourceOf(serverUrl).options;
  const sources = Object.values(migrations ?? {})
    .map((migration) =>
      // A schema is in the instance, and not in what the class says.
      typeof migration === 'function'
        ? `${String(migration)} ${JSON.stringify(Reflect.construct(migration, []))}`
        : migration,
    )
    .join('\n');
  const key = createHash('sha256').update(sources).digest();
  const name = `template_${key.toString('hex').slice(0, 16)}`;
  // Test files run in parallel; one of them migrates, the others wait.
  await server.query('SELECT pg_advisory_lock($1)', [key.readInt32BE()]);
  const { rowCount } = await server.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
  if (rowCount === 0) {
    // Under its final name only when complete: a run that was cut off leaves no half template behind.
    await server.query(`DROP DATABASE IF EXISTS ${name}_new WITH (FORCE)`);
    const addresses = await provisionDatabase(serverUrl, named(`${name}_new`));
    await migrate(dataSourceOf(addresses.owner));
    await server.query(`ALTER DATABASE ${name}_new RENAME TO ${name}`);
  }
  await server.query('SELECT pg_advisory_unlock($1)', [key.readInt32BE()]);
  return name;
}

async function onServer(url: string, work: (server: Client) => Promise<unknown>): Promise<void> {
  const server = new Client(url);
  await server.connect();
  try {
    await work(server);
  } finally {
    await server.end();
  }
}
