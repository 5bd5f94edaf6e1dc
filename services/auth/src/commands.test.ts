import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { createTestDatabase, restClient, testEnvironment, type TestDatabase } from '@portfolio/testkit';
import type { DataSource } from 'typeorm';
import { authDatabase } from './database.ts';
import { readAuthEnvironment } from './environment.ts';
import { authService } from './service.ts';

const dataKey = (name: string) => `${name}:${randomBytes(32).toString('base64')}`;

const root = fileURLToPath(new URL('..', import.meta.url));
let testDatabase: TestDatabase;
let database: DataSource;
let environment: Record<string, string>;

beforeAll(async () => {
  // What is tested is what production runs: the built files. Not in `dist`: a product may run from it.
  await promisify(execFile)('npm', ['run', 'build', '--', '--out-dir', '.local'], { cwd: root });
  testDatabase = await createTestDatabase(authDatabase);
  database = await authDatabase(testDatabase.url).initialize();
  const values = { ...testEnvironment({ DATABASE_URL: testDatabase.applicationUrl }), NODE_ENV: 'production' };
  environment = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
  environment['PUBLIC_ORIGIN'] = 'https://site.example';
  environment['DATA_KEYS'] = dataKey('2026a');
}, 180_000);
afterAll(async () => {
  await database.destroy();
  await testDatabase.drop();
});

/** Runs a built command as its own process. */
async function run(command: string, args: readonly string[] = [], input = '', variables: Record<string, string> = {}) {
  const child = spawn(process.execPath, [`.local/${command}.js`, ...args], {
    cwd: root,
    env: { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], ...environment, ...variables },
  });
  child.stdin.end(input);
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
  return { out, err, code };
}

const names = async () => {
  const rows = await database.query<{ username: string }[]>('SELECT username FROM account ORDER BY id');
  return rows.map(({ username }) => username);
};
const operator = ['--username', 'operator', '--email', 'operator@example.com'];
const password = 'correct horse battery';

test('readings.md: demo accounts are never made in production mode', async () => {
  expect(await run('seed')).toEqual({ out: 'auth: no demo accounts in production\n', err: '', code: 0 });
  expect(await names()).toEqual([]);
});

describe('create-superuser', () => {
  test('explains itself', async () => {
    const { out, code } = await run('create-superuser', ['--help']);
    expect([out, code]).toEqual([expect.stringContaining('-- --username NAME --email ADDRESS'), 0]);
  });

  test.each([
    ['no name', ['--email', 'o@example.com'], password, 'username: ["This field is required."]'],
    ['no password', operator, '', 'password: ["This field may not be blank."]'],
    ['a common password', operator, 'password1', 'password: ["This password is too common."]'],
  ])('refuses %s in plain words', async (_title, args, given, sentence) => {
    const { err, code } = await run('create-superuser', args, `${given}\n`);
    expect([err, code]).toEqual([expect.stringContaining(sentence), 1]);
    expect(err).not.toContain('    at ');
  });

  test('makes the first administrator of an empty production database, who signs in and manages users', async () => {
    const made = await run('create-superuser', operator, `${password}\n`);
    expect(made).toEqual({ out: 'Superuser "operator" created.\n', err: '', code: 0 });
    expect(await names()).toEqual(['operator']);
    const service = await authService(readAuthEnvironment(environment));
    const rest = restClient(await service.listen(0));
    const { body } = await rest.post('/auth/login/', { username: 'operator', password });
    expect(body.user).toMatchObject({ username: 'operator', is_staff: true, is_superuser: true });
    const users = await rest.get('/planner/users/', { authorization: `Bearer ${body.access}` });
    expect([users.status, users.body.count]).toEqual([200, 1]);
    await service.close();
  });

  test('refuses a name that is taken', async () => {
    const { err, code } = await run('create-superuser', operator, password);
    expect([err, code]).toEqual([expect.stringContaining('A user with that username already exists.'), 1]);
  });
});

test('a start without the one of DATA_KEYS that sealed ends with one plain sentence', async () => {
  const { err, code } = await run('main', [], '', { DATA_KEYS: dataKey('2026b') });
  expect(err).toBe(
    'The environment variable DATA_KEYS has not the one that the signing keys in the database were sealed with. ' +
      'Put that one back behind the others, or delete the rows of the table signing_key to have new keys made.\n',
  );
  expect(code).toBe(1);
});

test.each([
  ['SECRET_KEY', { SECRET_KEY: '' }, 'is missing'],
  ['SECRET_KEY', { SECRET_KEY: 'development-only-secret-key-of-this-product' }, 'openssl rand -base64 48'],
  ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'http://site.example' }, 'https://site.example'],
  ['PATREON_CAMPAIGN_ID', { PATREON_CLIENT_ID: 'client', PATREON_CLIENT_SECRET: 'secret' }, 'the id of your own'],
  ['PATREON_URL', { PATREON_URL: 'http://patreon.example' }, 'https'],
])('production does not start with a wrong %s: %j', (name, wrong, advice) => {
  const start = () => readAuthEnvironment({ ...environment, ...wrong });
  expect(start).toThrow(`The environment variable ${name} `);
  expect(start).toThrow(advice);
});

test('migrate down tells what it would lose, does so with --yes only, and migrate brings it back', async () => {
  const owner = { MIGRATION_DATABASE_URL: testDatabase.ownerUrl };
  const applied = async () => (await database.query<unknown[]>('SELECT FROM migrations')).length;
  const all = await applied();
  const told = await run('migrate', ['down'], '', owner);
  expect(told).toMatchObject({ err: '', code: 0 });
  expect(told.out).toMatch(/^auth: taking \w+ back would lose:\n {2}(the|\d|nothing)/);
  expect(await applied()).toBe(all);
  expect((await run('migrate', ['down', '--yes'], '', owner)).out).toMatch(/^auth: took \w+ back; lost:\n/);
  expect(await applied()).toBe(all - 1);
  expect((await run('migrate', [], '', owner)).out).toMatch(/^auth: applied \w+\n$/);
  expect(await run('migrate', ['up'], '', owner)).toMatchObject({
    code: 1,
    err: 'migrate takes "down" or nothing, not "up".\n',
  });
}, 180_000);
