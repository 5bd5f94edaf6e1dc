import { Client, escapeIdentifier, escapeLiteral } from 'pg';
import { appendOnly } from '../audit/index.ts';
import { migrationsAreRead } from '../database/index.ts';

export interface Login {
  name: string;
  password: string;
}

/** A service's database with its two roles. */
export interface ServiceDatabase {
  database: string;
  /** Migrates: owns the database and all that is in it. */
  owner: Login;
  /** Serves: reads and writes rows, owns nothing, and is kept to its rows by row-level security. */
  application: Login;
}

/** What migrations rely on. */
const extensions = ['pg_trgm', 'btree_gist', 'unaccent', 'citext'];

/**
 * The operators of searches. Row-level security lets nothing look at a row before the policy has, and so no index of such an
 * operator be used, unless it is known to tell nothing of what it sees but by its result.
 */
const leakproof = ['textlike(text, text)', 'texticlike(text, text)'];

/** Any number; two who provide the same server take turns. */
const lockKey = 7_204_114;

/**
 * Makes a service's database and roles, or brings what is there up to date: also one that its application still owned.
 * @param server a superuser's address. One who may only create roles and databases will do too, where providers keep
 *   superusers for themselves; searches then read more than they need.
 * @returns the addresses for both roles
 */
export async function provisionDatabase(
  server: string,
  wanted: ServiceDatabase,
): Promise<{ owner: string; application: string }> {
  const { database, owner, application } = wanted;
  await withClient(server, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [lockKey]);
    for (const login of [owner, application]) await makeRole(client, login);
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [database]);
    if (rowCount === 0) await makeDatabase(client, database);
    await client.query(closedDatabase(wanted));
  });
  const inside = addressOf(server, database);
  await withClient(inside, (client) => fillDatabase(client, wanted));
  return { owner: addressOf(server, database, owner), application: addressOf(server, database, application) };
}

/** As the server makes databases; on one that was set up without a language, and so for ASCII alone, as texts of people need it. */
async function makeDatabase(client: Client, name: string) {
  const { rowCount } = await client.query(
    `SELECT FROM pg_database WHERE datname = 'template1' AND pg_encoding_to_char(encoding) = 'UTF8'`,
  );
  const own = rowCount === 0 ? ` TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8'` : '';
  await client.query(`CREATE DATABASE ${escapeIdentifier(name)}${own}`);
}

async function makeRole(client: Client, { name, password }: Login) {
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [name]);
  const role = `ROLE ${escapeIdentifier(name)} LOGIN PASSWORD ${escapeLiteral(password)}`;
  await client.query(rowCount === 0 ? `CREATE ${role}` : `ALTER ${role}`);
  await client.query(`GRANT ${escapeIdentifier(name)} TO CURRENT_USER`);
}

/** SQL: nobody but the two roles may connect, and the application may do no more than that. */
export function closedDatabase({ database, owner, application }: ServiceDatabase): string {
  const name = escapeIdentifier(database);
  return `ALTER DATABASE ${name} OWNER TO ${escapeIdentifier(owner.name)};
    REVOKE ALL ON DATABASE ${name} FROM PUBLIC;
    GRANT CONNECT ON DATABASE ${name} TO ${escapeIdentifier(application.name)}`;
}

async function fillDatabase(client: Client, { owner, application }: ServiceDatabase) {
  const [from, to] = [escapeIdentifier(owner.name), escapeIdentifier(application.name)];
  for (const extension of extensions) await client.query(`CREATE EXTENSION IF NOT EXISTS ${extension}`);
  await client.query(`REASSIGN OWNED BY ${to} TO ${from}`);
  // What is there, by schema: the service's tables, and those of its job queue.
  const { rows } = await client.query<{ name: string }>(
    `SELECT nspname AS name FROM pg_namespace WHERE nspname !~ '^pg_' AND nspname <> 'information_schema'`,
  );
  for (const { name } of rows) {
    const schema = escapeIdentifier(name);
    await client.query(`GRANT USAGE ON SCHEMA ${schema} TO ${to};
      GRANT ${onTables} ON ALL TABLES IN SCHEMA ${schema} TO ${to};
      GRANT ${onSequences} ON ALL SEQUENCES IN SCHEMA ${schema} TO ${to};
      ${appendOnly}${migrationsAreRead}`);
  }
  const future = `ALTER DEFAULT PRIVILEGES FOR ROLE ${from} GRANT`;
  await client.query(`${future} USAGE ON SCHEMAS TO ${to};
    ${future} ${onTables} ON TABLES TO ${to};
    ${future} ${onSequences} ON SEQUENCES TO ${to}`);
  const { rows: us } = await client.query<{ isSuperuser: boolean }>(
    `SELECT rolsuper AS "isSuperuser" FROM pg_roles WHERE rolname = current_user`,
  );
  if (us[0]?.isSuperuser) for (const one of leakproof) await client.query(`ALTER FUNCTION ${one} LEAKPROOF`);
}

/** `MAINTAIN` refreshes materialized views. */
const onTables = 'SELECT, INSERT, UPDATE, DELETE, MAINTAIN';
const onSequences = 'USAGE, UPDATE';

/** Does `work` on a connection of its own. */
export async function withClient<Result>(address: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: address, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The same server's address with another database, and another role. */
export function addressOf(server: string, database: string, login?: Login): string {
  const address = new URL(server);
  address.pathname = `/${database}`;
  if (login) [address.username, address.password] = [login.name, login.password];
  return address.href;
}
