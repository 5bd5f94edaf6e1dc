import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseEnv } from 'node:util';
import { perAddress } from '@portfolio/contracts/routes';
import { eventually } from '@portfolio/testkit';
import { generate } from 'selfsigned';
import { Agent, request } from 'undici';
import { prepareCluster } from '../postgres/cluster.ts';
import { root } from '../root.ts';
import { isAccepting } from '../start/databases.ts';
import { findFreePorts } from '../start/ports.ts';
import { text as example } from './settings.ts';

let folder: string;
let cert: string;
let key: string;
const paths = () => ({ cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') });
const children: ChildProcess[] = [];
/** A process of a busy machine takes its time to start. */
const waits = { within: 60_000 };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portfolio-tls-'));
  // For the account that PostgreSQL runs as.
  chmodSync(folder, 0o755);
  const made = await generate([{ name: 'commonName', value: 'localhost' }], {
    keySize: 2048,
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] },
    ],
  });
  cert = made.cert;
  key = made.private;
  writeFileSync(paths().cert, cert);
  writeFileSync(paths().key, key, { mode: 0o600 });
});
afterAll(async () => {
  for (const child of children) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const ended = once(child, 'exit');
    // PostgreSQL ends its own processes with it, without writing down what nobody needs; nobody waits for the answers of the others.
    child.kill(child.spawnfile === process.execPath ? 'SIGKILL' : 'SIGQUIT');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

/** A process with these settings and nothing else of ours. */
function run(args: readonly string[], settings: NodeJS.Dict<string>): ChildProcess {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, args, { cwd: root, env: { PATH, NODE_COMPILE_CACHE, ...settings } });
  children.push(child);
  return child;
}

const mine = { OPERATIONS_TOKEN: 'a-token-of-the-operators-of-this-site', PUBLIC_ORIGIN: 'https://site.example' };

/** The gateway as production starts it. */
const gateway = (settings: NodeJS.Dict<string>) =>
  run(['gateway/src/main.ts'], {
    ...parseEnv(example('deploy/env/common.env')),
    ...perAddress(() => 'http://127.0.0.1:9'),
    ...mine,
    ...settings,
  });

test.each([
  ['an address of another host', { AUTH_URL: 'http://auth.internal:4101' }, 'AUTH_URL is not valid'],
  ['others than its host', { HOST: '0.0.0.0' }, 'HOST is not valid'],
  ['half a certificate', { TLS_CERT_PATH: '/etc/cert.pem' }, 'TLS needs both TLS_CERT_PATH and TLS_KEY_PATH'],
])(
  'a process of production does not start with %s in the clear, and says what to set',
  async (_what, settings, sentence) => {
    const said = await text(gateway(settings).stderr!);
    expect(said).toContain(sentence);
    expect(said).toMatch(/TLS_KEY_PATH|https address/);
  },
);

test('processes speak TLS with each other, and only with who has a certificate that they know', async () => {
  const auth = createServer({ cert, key }, (_request, response) => response.end('{}')).listen(0);
  const [known = 0, stranger = 0] = await findFreePorts(2);
  const settings = {
    // An address that is not this host's name for itself, so that TLS is what lets it start.
    HOST: '0.0.0.0',
    TLS_CERT_PATH: paths().cert,
    TLS_KEY_PATH: paths().key,
    AUTH_URL: `https://localhost:${(auth.address() as AddressInfo).port}`,
  };
  gateway({ ...settings, PORT: String(known), NODE_EXTRA_CA_CERTS: paths().cert });
  gateway({ ...settings, PORT: String(stranger) });
  const client = new Agent({ connect: { ca: cert } });
  const servicesOf = async (port: number) => {
    const { body } = await request(`https://localhost:${port}/health`, { dispatcher: client });
    return ((await body.json()) as { services: Record<string, string> }).services;
  };
  await eventually('it knows auth', async () => (await servicesOf(known)).auth === 'up', waits);
  const others = await eventually('the other one answers', () => servicesOf(stranger), waits);
  expect(others).toMatchObject({ auth: 'down', content: 'down' });
  // Nothing falls back to what is not encrypted.
  await expect(request(`http://localhost:${known}/health`)).rejects.toThrow(/\w/);
  await client.close();
  auth.closeAllConnections();
  auth.close();
}, 150_000);

test('PostgreSQL is reached over TLS, and not when nobody knows its certificate', async () => {
  const [port = 0] = await findFreePorts(1);
  const { file, args, account } = await prepareCluster({ data: join(folder, 'postgres'), port, password: 'test' });
  const data = args[1]!;
  for (const [name, content] of [
    ['server.crt', cert],
    ['server.key', key],
  ] as const) {
    writeFileSync(join(data, name), content, { mode: 0o600 });
    if (account.uid !== undefined) chownSync(join(data, name), account.uid, account.gid);
  }
  children.push(spawn(file, [...args, '-c', 'ssl=on', '-c', 'fsync=off'], { ...account, stdio: 'ignore' }));
  const url = `postgresql://postgres:test@localhost:${port}/postgres`;
  await eventually('PostgreSQL is up', () => isAccepting(url), waits);

  /** What a service's own data source finds out about its connection. */
  const ask = async (address: string, settings: NodeJS.Dict<string> = {}) => {
    const script = `
      const { createDataSource } = await import('@portfolio/service-kit/database');
      const source = createDataSource({ url: process.env.DATABASE_URL, entities: [], migrations: [], applicationName: 'tls' });
      await source.initialize();
      const [{ ssl }] = await source.query('SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()');
      console.log(ssl);
      await source.destroy();`;
    const child = run(['--input-type=module', '--eval', script], { ...settings, DATABASE_URL: address });
    const [out, err] = await Promise.all([text(child.stdout!), text(child.stderr!)]);
    return out.trim() || (/self.signed certificate/.exec(err)?.[0] ?? err);
  };
  const strict = `${url}?sslmode=verify-full`;
  expect(await ask(url)).toBe('false');
  expect(await ask(strict, { NODE_EXTRA_CA_CERTS: paths().cert })).toBe('true');
  expect(await ask(strict)).toMatch(/self.signed certificate/);
}, 150_000);
