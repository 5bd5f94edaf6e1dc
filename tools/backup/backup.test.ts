import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressOf, withClient } from '@portfolio/service-kit/provision';
import { backUp, type Source } from './backup.ts';
import { filesBelow } from './files.ts';
import { readManifest } from './manifest.ts';
import { makeKey } from '@portfolio/releases/keys';
import { changeRegistry, readRegistry } from '@portfolio/releases/registry';
import { folderStore } from '@portfolio/releases/store';
import { Client } from 'pg';
import { restore as restoreTo, type Target } from './restore.ts';

const server = String(process.env['TEST_DATABASE_URL']);
let folder: string;
let site: Source;
let elsewhere: Source;
let said: string[];

const restore = (to: Source, from: string, replace: boolean) => {
  const target: Target = { ...to, keysPath: join(folder, 'keys.json'), say: (sentence) => said.push(sentence) };
  return restoreTo(target, from, replace);
};

/** What tables of services have: keys in circles, generated columns, identities, triggers, bytes, arrays, row-level security. */
const schema = `
  CREATE TABLE migrations (id serial PRIMARY KEY, name text);
  CREATE TABLE topic (name text PRIMARY KEY);
  INSERT INTO migrations (name) VALUES ('First1');
  INSERT INTO topic VALUES ('of the migration');
  CREATE TABLE person (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text, boss int REFERENCES person,
    upper text GENERATED ALWAYS AS (upper(name)) STORED, tags text[], body jsonb, photo bytea, at timestamptz);
  CREATE TABLE "Odd name" (a int, b text, PRIMARY KEY (b, a), person int REFERENCES person DEFERRABLE);
  CREATE TABLE loose (value numeric);
  CREATE TABLE noted (what text);
  CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN INSERT INTO noted VALUES (NEW.name); RETURN NEW; END';
  CREATE TRIGGER note AFTER INSERT ON person FOR EACH ROW EXECUTE FUNCTION note();
  ALTER TABLE person ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
  CREATE MATERIALIZED VIEW names AS SELECT name FROM person;`;

const rows = `
  INSERT INTO person (name, boss, tags, body, photo, at)
    SELECT 'tab\\t, line' || chr(10) || ' and \\ of ' || n, 1, ARRAY['a,b', NULL], '{"a": [1, "\\u00e9"]}',
      decode('00ff5c0a', 'hex'), '2026-03-29 01:30:00.123456+00' FROM generate_series(1, 300) AS n;
  INSERT INTO "Odd name" VALUES (2, 'b', 1), (1, 'b', NULL), (1, '', 300);
  INSERT INTO loose VALUES (0.10), (NULL), (1e30);`;

async function makeSite(name: string): Promise<Source> {
  const databases = { one: `backup_${randomUUID().slice(0, 8)}`, two: `backup_${randomUUID().slice(0, 8)}` };
  for (const database of Object.values(databases)) {
    await withClient(server, (client) => client.query(`CREATE DATABASE ${database}`));
    await withClient(addressOf(server, database), (client) => client.query(schema));
  }
  return {
    server,
    databases,
    folders: { media: join(folder, name, 'media'), releases: join(folder, name, 'releases') },
  };
}

beforeEach(async () => {
  said = [];
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  [site, elsewhere] = [await makeSite('site'), await makeSite('elsewhere')];
  for (const database of Object.values(site.databases))
    await withClient(addressOf(server, database), (client) => client.query(rows));
  const files = { 'media/ab/abc': 'picture', 'media/incoming/1/x': 'on its way', 'releases/registry/1.json': '{}' };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(folder, 'site', path, '..'), { recursive: true });
    await writeFile(join(folder, 'site', path), content);
  }
});
afterEach(async () => {
  for (const database of [site, elsewhere].flatMap(({ databases }) => Object.values(databases)))
    await withClient(server, (client) => client.query(`DROP DATABASE ${database} WITH (FORCE)`));
  await rm(folder, { recursive: true });
});

const backup = (name = 'backup') => join(folder, name);

test('what is restored elsewhere is the same, row for row and file for file, and goes on counting', async () => {
  const made = await backUp(site, backup());
  expect(made.databases['one']?.tables.map(({ name, rows: count }) => [name, count])).toEqual([
    ['public."Odd name"', 3],
    ['public.loose', 3],
    ['public.migrations', 1],
    ['public.noted', 300],
    ['public.person', 300],
    ['public.topic', 1],
  ]);
  await restore(elsewhere, backup(), false);
  const again = await backUp(elsewhere, backup('again'));
  expect({ ...again, made: made.made }).toEqual(made);
  expect(await filesBelow(join(folder, 'elsewhere'))).toEqual(['media/ab/abc', 'releases/registry/1.json']);
  const found = await withClient(addressOf(server, elsewhere.databases['two']!), async (client) => ({
    next: (await client.query(`INSERT INTO person (name) VALUES ('next') RETURNING id`)).rows,
    view: (await client.query('SELECT count(*)::int FROM names')).rows,
  }));
  expect(found).toEqual({ next: [{ id: 301 }], view: [{ count: 300 }] });
});

test('nothing that is there is lost unless one says so', async () => {
  await backUp(site, backup());
  await expect(backUp(site, backup())).rejects.toThrow(/is not empty: a backup needs a new folder/);
  await expect(restore(site, backup(), false)).rejects.toThrow(
    /With --replace it would be lost:\n {2}backup_\w+: its \d+ rows go; \d+ of/,
  );
  await withClient(addressOf(server, site.databases['one']!), (client) => client.query('TRUNCATE loose'));
  await restore(site, backup(), true);
  const again = await backUp(site, backup('again'));
  expect(again.databases).toEqual(readManifest(backup()).databases);
});

test('a damaged backup, or one of other tables, changes nothing and says why', async () => {
  await backUp(site, backup());
  const path = join(backup(), 'databases/two/public.loose.copy');
  const whole = await readFile(path);
  await writeFile(path, 'x');
  await expect(restore(elsewhere, backup(), false)).rejects.toThrow(/public\.loose\.copy is missing or damaged/);
  await writeFile(path, whole);
  await withClient(addressOf(server, elsewhere.databases['one']!), (client) =>
    client.query('ALTER TABLE loose ADD COLUMN later int'),
  );
  await expect(restore(elsewhere, backup(), false)).rejects.toThrow(
    /The tables are not those of the backup, such as public\.loose/,
  );
  await rm(join(backup(), 'backup.json'));
  await expect(restore(elsewhere, backup(), false)).rejects.toThrow(/There is no whole backup/);
});

describe('what takes the place of something', () => {
  const write = async (path: string, content: string) => {
    await mkdir(join(folder, 'site', path, '..'), { recursive: true });
    await writeFile(join(folder, 'site', path), content);
  };

  test('leaves nothing newer beside it, and says before what is lost', async () => {
    await backUp(site, backup());
    await write('media/ff/later', 'uploaded since');
    await write('media/ab/abc', 'another');
    await restore(site, backup(), true);
    expect(said).toEqual([
      expect.stringMatching(/its \d+ rows go; \d+ of 20/),
      expect.stringMatching(/its \d+ rows go; \d+ of 20/),
      'media: 1 files that the backup does not have go, such as ff/later.',
    ]);
    expect(await readdir(join(folder, 'site/media'))).toEqual(
      expect.not.arrayContaining(['ff', '.restoring', '.replaced']),
    );
    expect(await readFile(join(folder, 'site/media/ab/abc'), 'utf8')).toBe('picture');
    expect(await readFile(join(folder, 'site/media/incoming/1/x'), 'utf8')).toBe('on its way');
  });

  test('is refused beside services, and nothing changes', async () => {
    await backUp(site, backup());
    await write('media/ff/later', 'uploaded since');
    const running = new Client({
      connectionString: addressOf(server, site.databases['two']!),
      application_name: 'content',
    });
    await running.connect();
    await expect(restore(site, backup(), true)).rejects.toThrow(
      /"content" is connected to the database of two: stop the services, and restore then/,
    );
    await running.end();
    expect(await filesBelow(join(folder, 'site/media'))).toContain('ff/later');
  });

  test('is all of it or nothing: what fails in the last database leaves the first as it was, and the next try works', async () => {
    await backUp(site, backup());
    await withClient(addressOf(server, site.databases['one']!), (client) => client.query('DELETE FROM loose'));
    await withClient(addressOf(server, site.databases['two']!), (client) =>
      client.query('ALTER TABLE loose ADD x int'),
    );
    await write('media/.restoring/half', 'of a try that was killed');
    await expect(restore(site, backup(), true)).rejects.toThrow(/two could not be restored, and all is as it was/);
    const left = () =>
      withClient(
        addressOf(server, site.databases['one']!),
        async (client) => (await client.query('SELECT FROM loose')).rowCount,
      );
    expect(await left()).toBe(0);
    await withClient(addressOf(server, site.databases['two']!), (client) => client.query('ALTER TABLE loose DROP x'));
    await restore(site, backup(), true);
    expect(await left()).toBe(3);
    expect(await readdir(join(folder, 'site/media'))).not.toContain('.restoring');
  });

  test('releases that are restored are in force again where newer ones were seen', async () => {
    const signer = { store: folderStore(site.folders['releases']!), keys: [makeKey()] };
    await writeFile(join(folder, 'keys.json'), JSON.stringify(signer.keys));
    await rm(join(folder, 'site/releases'), { recursive: true });
    const shell = {
      release: 's1',
      contract: '2.1',
      shared: {},
      since: '2026-01-01T00:00:00Z',
      commit: 'c',
      before: [],
    };
    await changeRegistry(signer, (now) => ({ ...now, shell }));
    await backUp(site, backup());
    for (const release of ['s2', 's3'])
      await changeRegistry(signer, (now) => ({ ...now, shell: { ...shell, release } }));
    await restore(site, backup(), true);
    expect(await readRegistry(signer)).toMatchObject({ sequence: 4, shell: { release: 's1' } });
    await rm(join(folder, 'keys.json'));
    await restore(site, backup(), true);
    expect(said.at(-1)).toMatch(/edges have seen registry 4\. .* npm run release -- renew 4/);
    expect(await changeRegistry(signer, (now) => ({ ...now }), 4)).toMatchObject({
      sequence: 5,
      shell: { release: 's1' },
    });
  });
});
