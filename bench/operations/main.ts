/**
 * What a gateway takes of a processor for the operations that the product's screens send, over its own services: ours and Apollo's as it
 * comes, in interleaved rounds. Services take far longer than a gateway does, so requests a second would measure those.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoPassword, type DemoUsername } from '@portfolio/demo/accounts';
import { required } from '../support/environment.ts';
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
  const stock = start('../federation/reference.ts', [supergraph]);
  const [stockPort] = (await once(stock, 'message')) as [number];
  const port = await freePort();
  const own = start('../../gateway/src/main.ts', [], {
    PORT: String(port),
    SUPERGRAPH_PATH: supergraph,
    AUTH_URL: services.auth,
    CONTENT_URL: services.content,
    SCHEDULING_URL: services.scheduling,
  });
  const gateways = [
    { name: 'ours', child: own, url: `http://127.0.0.1:${port}/graphql` },
    { name: 'stock', child: stock, url: `http://127.0.0.1:${stockPort}/graphql` },
  ] as const;
  await untilLive(`http://127.0.0.1:${port}/health/live`);

  for (const screen of screens) {
    const headers = { ...json, ...(screen.as && { authorization: `Bearer ${await signIn(screen.as)}` }) };
    const body = JSON.stringify({ query: textOf(screen), variables: screen.variables });
    const answers = await Promise.all(
      gateways.map(async ({ url }) => (await fetch(url, { method: 'POST', headers, body })).text()),
    );
    const [first = '', second = ''] = answers.map((answer) => JSON.stringify(JSON.parse(answer)));
    if (first.includes('"errors"') || first.length !== second.length)
      throw new Error(`The answers to ${screen.operation} differ: ${first.slice(0, 500)}\n${second.slice(0, 500)}`);
    const costs = { ours: [] as number[], stock: [] as number[] };
    const ask = (url: string, amount: number) => load({ url, amount, connections, method: 'POST', headers, body });
    for (const { url } of gateways) await ask(url, screen.amount * 2);
    for (let round = 1; round <= rounds; round += 1) {
      for (const { name, child, url } of gateways) {
        const before = secondsOf(child);
        await ask(url, screen.amount);
        costs[name].push(((secondsOf(child) - before) * 1_000) / screen.amount);
      }
    }
    printFigures(`${screen.operation}, ${Math.ceil(first.length / 1_024)} kB`, '@apollo/gateway', [
      {
        name: 'processor for a request',
        ours: median(costs.ours),
        reference: median(costs.stock),
        unit: 'ms',
        digits: 2,
      },
    ]);
  }
} finally {
  const running = children.filter(({ exitCode }) => exitCode === null);
  const ended = running.map((child) => once(child, 'exit'));
  for (const child of running) child.kill();
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
    ...more,
  };
  const child = fork(new URL(file, import.meta.url), args, { env, execArgv: [] });
  children.push(child);
  return child;
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

async function signIn(username: DemoUsername): Promise<string> {
  const answer = await fetch(`${services.auth}/auth/login/`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ username, password: demoPassword }),
  });
  return ((await answer.json()) as { access: string }).access;
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
