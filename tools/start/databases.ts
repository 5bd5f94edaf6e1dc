import { provisionDatabase, withClient } from '@portfolio/service-kit/provision';
import { PlainError } from '../terminal/plain-error.ts';
import type { Secrets } from './secrets.ts';

/** A database's addresses: for its owner, who migrates, and for the application. */
export type Addresses = Awaited<ReturnType<typeof provisionDatabase>>;

export const databaseName = (service: string) => `portfolio_${service}`;

/** The first PostgreSQL that knows the privilege MAINTAIN, which the services' roles are given. */
const oldestServer = 17;

/** @throws PlainError saying what to do when the server does not answer, does not let us in or is too old */
export async function requireServer(server: string): Promise<void> {
  requireVersion(await versionOf(server));
}

/**
 * @param version as the server says it, such as `17.11 (Debian 17.11-0+deb13u1)`
 * @throws PlainError when it is too old
 */
export function requireVersion(version: string): void {
  if (Number.parseInt(version, 10) >= oldestServer) return;
  throw new PlainError(
    `The server in DATABASE_URL is PostgreSQL ${version}, which is too old: use ${oldestServer} or newer.`,
  );
}

async function versionOf(server: string): Promise<string> {
  try {
    return await withClient(server, async (client) => {
      const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
      return rows[0]?.server_version ?? '';
    });
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

/** True when the server says anything at all: also that it starts up, or has no room for another connection. */
export async function isAnswering(server: string): Promise<boolean> {
  try {
    return await withClient(server, () => Promise.resolve(true));
  } catch (error) {
    // What the server says has a code of SQL's; a socket's is a word.
    return /^[0-9A-Z]{5}$/.test((error as { code?: string }).code ?? '');
  }
}

/**
 * Makes a database and two roles for each service, or brings what is there up to date.
 * @param server a superuser's address
 * @param secrets passwords of the roles, by service
 * @returns by service, the addresses to serve and to migrate with
 */
export async function provision(
  server: string,
  { roles, owners }: Pick<Secrets, 'roles' | 'owners'>,
): Promise<Record<string, Addresses>> {
  const provided = await Promise.all(
    Object.entries(roles).map(async ([service, password]) => {
      const database = databaseName(service);
      const owner = { name: `${database}_owner`, password: String(owners[service]) };
      const addresses = await provisionDatabase(server, { database, owner, application: { name: database, password } });
      return [service, addresses] as const;
    }),
  );
  return Object.fromEntries(provided);
}

/** Keeps the services' roles out of the databases that a server begins with; for a server that is ours alone. */
export function closeServer(server: string): Promise<unknown> {
  return withClient(server, (client) => client.query('REVOKE ALL ON DATABASE postgres, template1 FROM PUBLIC'));
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
