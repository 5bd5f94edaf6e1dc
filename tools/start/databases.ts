import pg from 'pg';
import { PlainError } from '../terminal/plain-error.ts';

/** What the services' migrations rely on; only a superuser may create them. */
const extensions = ['pg_trgm', 'btree_gist', 'unaccent', 'citext'];

const databaseName = (service: string) => `portfolio_${service}`;

/** The same server's address with another role and database. */
function addressOf(server: string, service: string, password: string): string {
  const address = new URL(server);
  address.username = databaseName(service);
  address.password = password;
  address.pathname = `/${databaseName(service)}`;
  return address.href;
}

async function withClient<Result>(address: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** @throws PlainError saying what to do when the server does not answer or does not let us in */
export async function requireServer(server: string): Promise<void> {
  try {
    await withClient(server, (client) => client.query('SELECT 1'));
  } catch (error) {
    const { host } = new URL(server);
    const reason = (error as Error).message || (error as NodeJS.ErrnoException).code;
    throw new PlainError(
      `The PostgreSQL server in DATABASE_URL (${host}) cannot be used: ${reason}. Start it or correct DATABASE_URL; ` +
        'without DATABASE_URL an embedded one is used.',
    );
  }
}

/** True when the server accepts connections. */
export function isAccepting(server: string): Promise<boolean> {
  return withClient(server, (client) => client.query('SELECT 1')).then(
    () => true,
    () => false,
  );
}

/**
 * Makes a role and a database for each service, or brings what is there up to date.
 * @param server a superuser's address
 * @param passwords by service
 * @returns each service's own address
 */
export async function provision(server: string, passwords: Record<string, string>): Promise<Record<string, string>> {
  const services = Object.entries(passwords);
  await withClient(server, async (client) => {
    const names = (rows: { name: string }[]) => new Set(rows.map((row) => row.name));
    const roles = names((await client.query('SELECT rolname AS name FROM pg_roles')).rows);
    const databases = names((await client.query('SELECT datname AS name FROM pg_database')).rows);
    for (const [service, password] of services) {
      const name = client.escapeIdentifier(databaseName(service));
      const verb = roles.has(databaseName(service)) ? 'ALTER' : 'CREATE';
      await client.query(`${verb} ROLE ${name} LOGIN PASSWORD ${client.escapeLiteral(password)}`);
      if (databases.has(databaseName(service))) continue;
      await client.query(`GRANT ${name} TO CURRENT_USER`);
      await client.query(`CREATE DATABASE ${name} OWNER ${name}`);
      await client.query(`REVOKE ALL ON DATABASE ${name} FROM PUBLIC`);
    }
  });
  await Promise.all(services.map(([service]) => createExtensions(server, service)));
  return Object.fromEntries(services.map(([service, password]) => [service, addressOf(server, service, password)]));
}

function createExtensions(server: string, service: string) {
  const address = new URL(server);
  address.pathname = `/${databaseName(service)}`;
  return withClient(address.href, async (client) => {
    for (const extension of extensions) await client.query(`CREATE EXTENSION IF NOT EXISTS ${extension}`);
  });
}

/** What a start leaves in a service's database for the next one: as a comment, because it must go where the data goes. */
export interface Mark {
  /** Demo content was created. */
  filled?: boolean;
  /** Identifies the build that migrated last. */
  migratedBy?: string;
}

/** Marks by service; empty for a database that no start has finished with. */
export function readMarks(server: string, services: readonly string[]): Promise<Record<string, Mark>> {
  return withClient(server, async (client) => {
    const { rows } = await client.query<{ name: string; mark: string | null }>(
      `SELECT datname AS name, shobj_description(oid, 'pg_database') AS mark FROM pg_database`,
    );
    const texts = new Map(rows.map(({ name, mark }) => [name, mark]));
    return Object.fromEntries(services.map((service) => [service, parseMark(texts.get(databaseName(service)))]));
  });
}

/** Somebody else's comment counts as none: migrations and demo content notice by themselves what is there already. */
function parseMark(text: string | null | undefined): Mark {
  try {
    return JSON.parse(text ?? '{}') as Mark;
  } catch {
    return {};
  }
}

export function writeMark(server: string, service: string, mark: Mark): Promise<unknown> {
  return withClient(server, (client) => {
    const text = client.escapeLiteral(JSON.stringify(mark));
    return client.query(`COMMENT ON DATABASE ${client.escapeIdentifier(databaseName(service))} IS ${text}`);
  });
}
