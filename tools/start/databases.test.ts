import { eventually } from '@portfolio/testkit';
import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { prepareCluster, removeCluster } from '../postgres/cluster.ts';
import { isAlive } from '../processes.ts';
import { Component } from './component.ts';
import { isAccepting, provision, readMarks, requireServer, writeMark } from './databases.ts';
import { findFreePorts } from './ports.ts';
import { readSecrets } from './secrets.ts';

let folder: string;
let data: string;
let port: number;
let server: string;
let cluster: Component;

async function startCluster() {
  const command = await prepareCluster({ data, port, password: 'superuser' });
  cluster = new Component(
    { name: 'postgres', ...command, env: {}, isReady: () => isAccepting(server), stopSignal: 'SIGINT', attempts: 10 },
    { line: () => undefined, notice: () => undefined, change: () => undefined },
  );
  await cluster.start();
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'databases-'));
  await chmod(folder, 0o711);
  data = join(folder, 'postgres');
  [port = 0] = await findFreePorts(1);
  server = `postgresql://postgres:superuser@127.0.0.1:${port}/postgres`;
  await startCluster();
}, 60_000);

afterAll(async () => {
  await cluster.stop();
  await removeCluster(data);
  await rm(folder, { recursive: true });
});

async function query(address: string, sql: string) {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

test('each service has a role and a database of its own, with the extensions that need a superuser', async () => {
  const { auth, content } = await provision(server, { auth: 'a', content: 'b' });
  expect(await query(String(auth), 'SELECT current_user, current_database()')).toEqual([
    { current_user: 'portfolio_auth', current_database: 'portfolio_auth' },
  ]);
  const extensions = await query(String(auth), 'SELECT extname FROM pg_extension ORDER BY 1');
  expect(extensions.map(({ extname }) => extname)).toEqual(['btree_gist', 'citext', 'pg_trgm', 'plpgsql', 'unaccent']);
  await query(String(auth), 'CREATE TABLE migrated ()');

  const stranger = String(content).replace(/portfolio_content$/, 'portfolio_auth');
  await expect(query(stranger, 'SELECT 1')).rejects.toThrow('permission denied for database');
});

test('a later start keeps the data and takes new passwords', async () => {
  const { auth } = await provision(server, { auth: 'new', content: 'b' });
  expect(await query(String(auth), 'SELECT * FROM migrated')).toEqual([]);
});

test('what a start has done stays with the database', async () => {
  expect(await readMarks(server, ['auth', 'content'])).toEqual({ auth: {}, content: {} });
  await writeMark(server, 'auth', { filled: true, migratedBy: "a'b" });
  expect(await readMarks(server, ['auth', 'content'])).toEqual({
    auth: { filled: true, migratedBy: "a'b" },
    content: {},
  });
});

test('a server killed with kill -9, and one that an earlier run left running, are recovered from', async () => {
  process.kill(Number(cluster.pid), 'SIGKILL');
  await cluster.stop();
  await startCluster();
  expect(await isAccepting(server)).toBe(true);

  const command = await prepareCluster({ data, port, password: 'superuser' });
  await cluster.stop();
  const orphan = spawn(command.file, command.args, { ...command.account, detached: true, stdio: 'ignore' });
  await eventually('the orphan accepts connections', () => isAccepting(server));
  await startCluster();
  expect(isAlive(Number(orphan.pid))).toBe(false);
  expect(await isAccepting(server)).toBe(true);
}, 60_000);

test('a server that cannot be used is named, without its password', async () => {
  await expect(requireServer(`postgresql://postgres:wrong@127.0.0.1:${port}/postgres`)).rejects.toThrow(
    /^The PostgreSQL server in DATABASE_URL \(127\.0\.0\.1:\d+\) cannot be used: password authentication failed/,
  );
  await expect(requireServer('postgresql://postgres:secret@127.0.0.1:1/postgres')).rejects.toThrow('ECONNREFUSED');
});

test('secrets are made once and only their owner reads them', async () => {
  const path = join(folder, 'secrets');
  const made = readSecrets(path, ['auth']);
  expect(readSecrets(path, ['auth', 'content'])).toMatchObject({
    postgres: made.postgres,
    roles: { auth: made.roles.auth, content: expect.any(String) },
  });
  expect(readSecrets(path, []).roles).toHaveProperty('auth', made.roles.auth);
  expect((await stat(join(path, 'secrets.json'))).mode & 0o777).toBe(0o600);
});
