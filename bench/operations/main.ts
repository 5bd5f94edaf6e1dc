/**
 * What a gateway takes of a processor for the operations that the product's screens send, over its own services: ours and those of others
 * as they come, in interleaved rounds. Services take far longer than a gateway does, so requests a second say more of those.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DemoUsername } from '@portfolio/demo/accounts';
import { required } from '../support/environment.ts';
import { installIn } from '../support/install.ts';
import { signIn } from '../support/sign-in.ts';
import { load } from '../support/load.ts';
import { median } from '../support/median.ts';
import { processes } from '../support/processor.ts';
import { printFigures } from '../support/table.ts';

const rounds = 5;
const connections = 4;
const top = join(import.meta.dirname, '../..');
const services = {
  auth: required('AUTH_URL'),
  content: required('CONTENT_URL'),
  scheduling: required('SCHEDULING_URL'),
};
const json = { 'content-type': 'application/json' };

interface Gateway {
  name: string;
  child: ChildProcess;
  url: string;
  /** Of each round: milliseconds of a processor for a request, and requests a second. */
  costs: number[];
  rates: number[];
}

interface Screen {
  /** As the remote names its operation. */
  operation: string;
  remote: string;
  variables: object;
  as?: DemoUsername;
  amount: number;
}

const monday = new Date();
monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
monday.setUTCHours(0, 0, 0, 0);
const sunday = new Date(monday.getTime() + 7 * 86_400_000);
const list = { page: 1, pageSize: 10, search: '', ordering: '' };
const screens: Screen[] = [
  { operation: 'FeaturedProjects', remote: 'mfe-public', variables: { pageSize: 3 }, amount: 400 },
  { operation: 'Projects', remote: 'mfe-public', variables: { page: 1, pageSize: 12 }, amount: 300 },
  { operation: 'ShiftList', remote: 'mfe-scheduling', variables: list, as: 'manager', amount: 200 },
  {
    operation: 'Schedule',
    remote: 'mfe-scheduling',
    variables: { from: monday.toISOString(), to: sunday.toISOString() },
    as: 'manager',
    amount: 100,
  },
  // The only one that two services answer together.
  { operation: 'ManagedUsers', remote: 'mfe-scheduling', variables: list, as: 'superuser', amount: 200 },
];

installIn(join(import.meta.dirname, '../gateways'));
const folder = mkdtempSync(join(tmpdir(), 'bench-operations-'));
const children: ChildProcess[] = [];
try {
  const supergraph = join(folder, 'supergraph.graphql');
  const sdl = readFileSync(join(top, 'gateway/supergraph.graphql'), 'utf8');
  writeFileSync(
    supergraph,
    sdl.replaceAll(
      /"http:\/\/(auth|content|scheduling)\/graphql"/g,
      (_, name: keyof typeof services) => `"${services[name]}/graphql"`,
    ),
  );
  const port = await freePort();
  const own = start('../../gateway/src/main.ts', [], {
    PORT: String(port),
    SUPERGRAPH_PATH: supergraph,
    AUTH_URL: services.auth,
    CONTENT_URL: services.content,
    SCHEDULING_URL: services.scheduling,
  });
  const others = await Promise.all([
    startOther('@apollo/gateway', '../federation/reference.ts', supergraph),
    startOther('Hive, its router in Rust', '../gateways/hive.ts', supergraph, 'router'),
    startOther('Hive, stitching', '../gateways/hive.ts', supergraph),
    startOther('Mercurius', '../gateways/mercurius.ts', JSON.stringify(services)),
  ]);
  const ours: Gateway = { name: 'ours', child: own, url: `http://127.0.0.1:${port}/graphql`, costs: [], rates: [] };
  await untilLive(`http://127.0.0.1:${port}/health/live`);

  for (const screen of screens) {
    const headers = {
      ...json,
      ...(screen.as && { authorization: `Bearer ${await signIn(services.auth, screen.as)}` }),
    };
    const body = JSON.stringify({ query: textOf(screen), variables: screen.variables });
    const answers = await Promise.all(
      [ours, ...others].map(async ({ url }) => (await fetch(url, { method: 'POST', headers, body })).text()),
    );
    const [first = '', ...more] = answers.map((answer) => JSON.stringify(JSON.parse(answer)));
    const able = others.filter(({ name }, index) => {
      const isSame = more[index]?.length === first.length;
      if (!isSame) console.log(`\n${name} answers ${screen.operation} otherwise: ${more[index]?.slice(0, 300)}`);
      return isSame;
    });
    // What it should be is what Apollo's says.
    if (first.includes('"errors"') || able[0] !== others[0])
      throw new Error(`Ours answers ${screen.operation}: ${first.slice(0, 500)}`);
    const gateways = [ours, ...able];
    const ask = (url: string, amount: number) => load({ url, amount, connections, method: 'POST', headers, body });
    for (const gateway of gateways) {
      Object.assign(gateway, { costs: [], rates: [] });
      await ask(gateway.url, screen.amount * 2);
    }
    for (let round = 1; round <= rounds; round += 1) {
      for (const { child, url, costs, rates } of gateways) {
        const before = secondsOf(child);
        rates.push(await ask(url, screen.amount));
        costs.push(((secondsOf(child) - before) * 1_000) / screen.amount);
      }
    }
    const compare = (of: 'costs' | 'rates', unit: string, digits: number) =>
      able.map((gateway) => ({
        name: gateway.name,
        ours: median(ours[of]),
        reference: median(gateway[of]),
        unit,
        digits,
      }));
    const title = `${screen.operation}, ${Math.ceil(first.length / 1_024)} kB`;
    printFigures(`${title}: of a processor for a request`, 'other', compare('costs', 'ms', 2));
    printFigures(`${title}: answers`, 'other', compare('rates', 'req/s', 0));
  }
} finally {
  const running = children.filter(({ exitCode }) => exitCode === null);
  const ended = running.map((child) => once(child, 'exit'));
  // Hive's listens to the other signal, and stays.
  for (const child of running) child.kill('SIGKILL');
  await Promise.all(ended);
  rmSync(folder, { recursive: true });
}

function start(file: string, args: string[], more: NodeJS.ProcessEnv = {}): ChildProcess {
  const env = {
    ...process.env,
    APOLLO_TELEMETRY_DISABLED: 'true',
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    PUBLIC_ORIGIN: 'https://site.example',
    // Production refuses the one of `npm start`.
    OPERATIONS_TOKEN: randomUUID(),
    ...more,
  };
  const child = fork(new URL(file, import.meta.url), args, { env, execArgv: [] });
  children.push(child);
  return child;
}

async function startOther(name: string, file: string, ...args: string[]): Promise<Gateway> {
  const child = start(file, args);
  const started = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => undefined)]);
  if (!started) throw new Error(`${name} did not start.`);
  const [port] = started as [number];
  return { name, child, url: `http://127.0.0.1:${port}/graphql`, costs: [], rates: [] };
}

function secondsOf({ pid }: ChildProcess): number {
  return processes().get(Number(pid))?.seconds ?? Number.NaN;
}

/** As the build registers it. */
function textOf({ remote, operation }: Screen): string {
  const known = JSON.parse(readFileSync(join(top, remote, 'dist/operations.json'), 'utf8')) as Record<string, string>;
  const text = Object.values(known).find((each) => new RegExp(`^query ${operation}\\b`).test(each));
  if (text === undefined) throw new Error(`${remote} has no operation ${operation}.`);
  return text;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: free } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return free;
}

async function untilLive(url: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const isLive = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isLive) return;
    await sleep(100);
  }
  throw new Error('The gateway did not start.');
}
