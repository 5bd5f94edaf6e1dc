/**
 * A query over three subgraphs, one after the other, each request with an authorization of its own: our gateway and
 * Apollo's as it comes, over the same subgraphs, in interleaved rounds. Also the memory that ours takes meanwhile.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { composeServices } from '@apollo/composition';
import { load } from '../support/load.ts';
import { median } from '../support/median.ts';
import { printFigures } from '../support/table.ts';
import { names, query, typeDefs, type Name } from './graph.ts';

const rounds = 5;
const amount = 3_000;
const connections = 20;
const body = JSON.stringify({ query });
const json = { 'content-type': 'application/json' };
let caller = 0;

const folder = mkdtempSync(join(tmpdir(), 'bench-federation-'));
const children: ChildProcess[] = [];
const env = {
  ...process.env,
  APOLLO_TELEMETRY_DISABLED: 'true',
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  PUBLIC_ORIGIN: 'https://site.example',
  // Production refuses the one of `npm start`.
  OPERATIONS_TOKEN: randomUUID(),
};

function start(file: string, args: string[], more: NodeJS.ProcessEnv = {}, execArgv: string[] = []): ChildProcess {
  const child = fork(new URL(file, import.meta.url), args, { env: { ...env, ...more }, execArgv });
  children.push(child);
  return child;
}

try {
  const origins = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await ownAddress(start('subgraph.ts', [name]))])),
  ) as Record<Name, string>;
  const supergraph = join(folder, 'supergraph.graphql');
  writeFileSync(supergraph, compose(origins));
  const stock = await ownAddress(start('reference.ts', [supergraph]));
  const port = await freePort();
  const gateway = start(
    '../../gateway/src/main.ts',
    [],
    {
      PORT: String(port),
      SUPERGRAPH_PATH: supergraph,
      AUTH_URL: origins.auth,
      CONTENT_URL: origins.content,
      SCHEDULING_URL: origins.scheduling,
    },
    ['--max-semi-space-size=8'],
  );
  const ours = `http://127.0.0.1:${port}`;
  await untilLive(ours);
  await requireSameAnswer(ours, stock);

  const rates: { ours: number[]; stock: number[] } = { ours: [], stock: [] };
  await ask(ours);
  await ask(stock);
  for (let round = 1; round <= rounds; round += 1) {
    rates.stock.push(await ask(stock));
    rates.ours.push(await ask(ours));
    console.log(`  round ${round} of ${rounds}`);
  }
  printFigures(
    `A query over three subgraphs, ${connections} connections, median of ${rounds} rounds`,
    '@apollo/gateway',
    [
      { name: 'answers', ours: median(rates.ours), reference: median(rates.stock), unit: 'req/s' },
      {
        name: 'memory of the gateway',
        ours: residentMegabytes(gateway),
        reference: residentMegabytes(children[3]!),
        unit: 'MB',
      },
    ],
  );
} finally {
  const running = children.filter(({ exitCode }) => exitCode === null);
  const ended = running.map((child) => once(child, 'exit'));
  for (const child of running) child.kill();
  await Promise.all(ended);
  rmSync(folder, { recursive: true });
}

async function ownAddress(child: ChildProcess): Promise<string> {
  const [port] = (await once(child, 'message')) as [number];
  return `http://127.0.0.1:${port}`;
}

function compose(origins: Record<Name, string>): string {
  const subgraphs = names.map((name) => ({ name, url: `${origins[name]}/graphql`, typeDefs: typeDefs[name] }));
  const { supergraphSdl, errors } = composeServices(subgraphs);
  if (!supergraphSdl) throw new Error(String(errors));
  return supergraphSdl;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function untilLive(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const isLive = await fetch(`${origin}/health/live`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isLive) return;
    await sleep(100);
  }
  throw new Error('The gateway did not start.');
}

async function requireSameAnswer(...origins: string[]): Promise<void> {
  const answers = origins.map(async (origin) => {
    const answer = await fetch(`${origin}/graphql`, { method: 'POST', headers: json, body });
    return answer.text();
  });
  const [first, ...others] = await Promise.all(answers);
  if (!first?.includes('Project 2') || others.some((other) => other.trim() !== first.trim())) {
    throw new Error(`The answers differ: ${[first, ...others].join('\n')}`);
  }
}

function ask(origin: string): Promise<number> {
  return load({
    url: `${origin}/graphql`,
    amount,
    connections,
    method: 'POST',
    body,
    requests: [
      {
        setupRequest: (request) => {
          caller += 1;
          return { ...request, headers: { ...json, authorization: `Bearer ${caller}` } };
        },
      },
    ],
  });
}

/** As Linux counts it. */
function residentMegabytes({ pid }: ChildProcess): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1_024;
}
