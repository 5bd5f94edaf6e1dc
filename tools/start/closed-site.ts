import { withClient } from '@portfolio/service-kit/provision';
import { escapeIdentifier, escapeLiteral, type Client } from 'pg';
import { PlainError } from '../terminal/plain-error.ts';

/** What is in the comment of a database: `restoring` while a restore changes it, and after one that was cut off. */
type Mark = Record<string, unknown> & { restoring?: { seen: number } | undefined };

interface Site {
  /** A superuser's address. */
  server: string;
  /** Databases by service. */
  databases: Readonly<Record<string, string>>;
}

/**
 * Lets nobody but superusers connect any more: what is restored in part is served to nobody.
 * @param seen the newest number of a registry before, which a next try must know
 */
export const closeSite = (site: Site, seen: number): Promise<void> =>
  ofEach(site, async (server, name, mark) => {
    await comment(server, name, { ...mark, restoring: { seen } });
    // Another would shut themselves out.
    const { rowCount } = await server.query('SELECT FROM pg_roles WHERE rolname = current_user AND rolsuper');
    if (rowCount) await server.query(`ALTER DATABASE ${escapeIdentifier(name)} CONNECTION LIMIT 0`);
  });

export const openSite = (site: Site): Promise<void> =>
  ofEach(site, async (server, name, mark) => {
    await server.query(`ALTER DATABASE ${escapeIdentifier(name)} CONNECTION LIMIT -1`);
    await comment(server, name, { ...mark, restoring: undefined });
  });

/** The newest number of a registry before a restore that was cut off; undefined when none was. */
export async function seenBeforeCut(site: Site): Promise<number | undefined> {
  const seen: number[] = [];
  await ofEach(site, (_server, _name, { restoring }) => Promise.resolve(restoring && seen.push(restoring.seen)));
  return seen.length > 0 ? Math.max(...seen) : undefined;
}

/** @throws PlainError where a restore was cut off: databases and files may be of two times */
export async function requireWholeSite(site: Site): Promise<void> {
  if ((await seenBeforeCut(site)) !== undefined)
    throw new PlainError('A restore was cut off. Run it again: npm run restore -- <folder> --replace');
}

const ofEach = (
  { server, databases }: Site,
  work: (server: Client, name: string, mark: Mark) => Promise<unknown>,
): Promise<void> =>
  withClient(server, async (client) => {
    const { rows } = await client.query<{ name: string; mark: string | null }>(
      `SELECT datname AS name, shobj_description(oid, 'pg_database') AS mark FROM pg_database WHERE datname = ANY ($1)`,
      [Object.values(databases)],
    );
    for (const { name, mark } of rows) await work(client, name, marked(mark));
  });

/** Somebody else's comment is none of ours. */
function marked(text: string | null): Mark {
  try {
    return JSON.parse(text ?? '{}') as Mark;
  } catch {
    return {};
  }
}

const comment = (server: Client, name: string, mark: Mark): Promise<unknown> =>
  server.query(`COMMENT ON DATABASE ${escapeIdentifier(name)} IS ${escapeLiteral(JSON.stringify(mark))}`);
