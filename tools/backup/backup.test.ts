import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressOf, withClient } from '@portfolio/service-kit/provision';
import { backUp, type Source } from './backup.ts';
import { filesBelow } from './files.ts';
import { readManifest } from './manifest.ts';
import { restore } from './restore.ts';

const server = String(process.env['TEST_DATABASE_URL']);
let folder: string;
let site: Source;
let elsewhere: Source;

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
  await expect(restore(site, backup(), false)).rejects.toThrow(/has rows already, in public/);
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
