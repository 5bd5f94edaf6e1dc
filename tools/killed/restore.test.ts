import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressOf, withClient } from '@portfolio/service-kit/provision';
import { backUp, type Source } from '../backup/backup.ts';
import { restore } from '../backup/restore.ts';
import { inProcess, type Work } from './killed.ts';

const server = String(process.env['TEST_DATABASE_URL']);
const service = { name: `killed_${randomUUID().slice(0, 8)}`, password: 'serves' };
let folder: string;
let site: Source;

const sql = (database: string, text: string) => withClient(addressOf(server, database), (client) => client.query(text));
const allDatabases = () => Object.values(site.databases);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'killed-'));
  const databases = { one: `${service.name}_one`, two: `${service.name}_two` };
  site = { server, databases, folders: { media: join(folder, 'media') } };
  await sql('postgres', `CREATE ROLE ${service.name} LOGIN PASSWORD '${service.password}'`);
  for (const database of allDatabases()) {
    await sql('postgres', `CREATE DATABASE ${database}`);
    await sql(
      database,
      `CREATE TABLE migrations (name text);
       CREATE TABLE word (it text);
       GRANT SELECT ON word TO ${service.name}`,
    );
  }
  await mkdir(join(folder, 'media'));
  await write('before');
});
afterEach(async () => {
  for (const database of allDatabases()) await sql('postgres', `DROP DATABASE ${database} WITH (FORCE)`);
  await sql('postgres', `DROP ROLE ${service.name}`);
  await rm(folder, { recursive: true });
});

async function write(word: string): Promise<void> {
  for (const database of allDatabases()) await sql(database, `TRUNCATE word; INSERT INTO word VALUES ('${word}')`);
  for (const file of ['a', 'b']) await writeFile(join(folder, 'media', file), word);
}

/** The words that services find, in databases and files; none where they get in nowhere. */
async function found(): Promise<Set<string>> {
  const words = new Set<string>();
  for (const database of allDatabases())
    try {
      const { rows } = await withClient(addressOf(server, database, service), (client) =>
        client.query<{ it: string }>('SELECT it FROM word'),
      );
      for (const { it } of rows) words.add(it);
    } catch (error) {
      if (!(error as Error).message.startsWith('too many connections')) throw error;
    }
  if (words.size > 0) for (const file of ['a', 'b']) words.add(await readFile(join(folder, 'media', file), 'utf8'));
  return words;
}

test('a restore that is killed leaves nothing half for services, and the next try works', async () => {
  const from = join(folder, 'backup');
  await backUp(site, from);
  const work = { kind: 'restore' as const, target: { ...site, keysPath: join(folder, 'none') }, from } satisfies Work;
  await write('since');
  const steps = (await inProcess(work))!;
  expect([...(await found())]).toEqual(['before']);

  const left = new Set<string | undefined>();
  for (const at of [1, ...Array.from({ length: 9 }, (_, index) => steps - 16 + 2 * index)]) {
    await write('since');
    expect(await inProcess(work, { at })).toBeUndefined();
    const words = [...(await found())];
    expect(words.length).toBeLessThan(2);
    left.add(words[0]);
    const refused = await backUp(site, join(folder, `after ${at}`)).then(() => undefined, String);
    expect(refused ?? words[0]).toMatch(/A restore was cut off\. Run it again|^since$/);
    await restore({ ...work.target, say: () => undefined }, from, true);
    expect([...(await found())]).toEqual(['before']);
  }
  expect(left).toEqual(new Set(['since', undefined, 'before']));
}, 120_000);
