/**
 * Each process of the product is killed, one after the other, while others are asked: how long the rest takes to answer, how soon it is
 * said what is missing, and when it is back by itself. Before that one network floods the edge, and others are asked how they do.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@portfolio/testkit/eventually';
import { required } from '../support/environment.ts';
import { flood } from './flood.ts';

/** Milliseconds. */
const aims = { rest: 2000, refusal: 2000, healed: 10_000 };
const rounds = 3;
const patience = { within: 60_000, every: 50 };

const edge = required('EDGE_URL');
const gateway = required('GATEWAY_URL');

/** Process → what only it can answer. 401 is an answer. */
const probes: Record<string, string> = {
  auth: `${gateway}/auth/user/`,
  content: `${gateway}/projects/`,
  scheduling: `${gateway}/planner/clients/`,
  gateway: `${gateway}/health/live`,
  edge: `${edge}/contact`,
};
/** All calls above but the edge's go through the gateway. */
const needs = (name: string): string[] => (name === 'edge' ? ['edge'] : [name, 'gateway']);

async function ask(name: string): Promise<{ ok: boolean; took: number }> {
  const began = performance.now();
  const status = await fetch(probes[name]!, { signal: AbortSignal.timeout(15_000) }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );
  return { ok: status > 0 && status < 500, took: performance.now() - began };
}

function processOf(name: string): number {
  const run = JSON.parse(readFileSync(join(required('DATA_PATH'), 'run.json'), 'utf8')) as {
    children: { name: string; pid: number }[];
  };
  const found = run.children.find((child) => child.name === name);
  if (!found) throw new Error(`The product has no process ${name}.`);
  return found.pid;
}

type Outage = Record<keyof typeof aims, number>;

async function kill(name: string): Promise<Outage> {
  const others = Object.keys(probes).filter((other) => !needs(other).includes(name));
  const worst: Outage = { rest: 0, refusal: 0, healed: 0 };
  process.kill(processOf(name), 'SIGKILL');
  const began = performance.now();
  for (let wasMissing = false; ; await sleep(50)) {
    const [own, ...rest] = await Promise.all([name, ...others].map(ask));
    for (const answer of rest) worst.rest = Math.max(worst.rest, answer.ok ? answer.took : Infinity);
    worst.healed = performance.now() - began;
    if (!own!.ok) worst.refusal = Math.max(worst.refusal, own!.took);
    if ((own!.ok && wasMissing) || worst.healed > aims.healed * 2) return worst;
    wasMissing ||= !own!.ok;
  }
}

const worstOf = (all: readonly Outage[], key: keyof Outage): number => Math.max(...all.map((each) => each[key]));

if (!(await flood(edge))) process.exitCode = 1;
console.log(`Each process killed ${rounds} times; the slowest of each, in ms`);
for (const name of Object.keys(probes)) {
  const outages: Outage[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const other of Object.keys(probes))
      await eventually(`${other} answers before the next is killed`, async () => (await ask(other)).ok, patience);
    outages.push(await kill(name));
  }
  const figures = (Object.keys(aims) as (keyof Outage)[]).map((key) => {
    const value = worstOf(outages, key);
    if (value > aims[key]) process.exitCode = 1;
    return `${key} ${value.toFixed(0)} (≤ ${aims[key]})`;
  });
  console.log(`  ${name.padEnd(12)}${figures.join('   ')}`);
}
