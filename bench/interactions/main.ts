/**
 * How long the page takes to be painted again after each click, tap and key of the browser tests, on a processor slowed four times
 * (interaction to next paint). With `SCRIPTS=late` first touches begin the scripts. `FILES="portal scheduling/shifts"` narrows the tests. Tests that run out of time for being slowed down do not matter here.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Interaction } from '@portfolio/testkit/interactions';
import { median } from '../support/median.ts';

const root = join(import.meta.dirname, '../..');
const aim = 100;
const slowedBy = 4;
const folder = mkdtempSync(join(tmpdir(), 'interactions-'));
const file = join(folder, 'interactions.jsonl');
const files = process.env['FILES']?.split(' ') ?? [];
try {
  const args = ['test', ...files, '--config', 'e2e/playwright.config.ts', '--reporter', 'line', '--workers', '1'];
  spawnSync(
    join(root, 'node_modules/.bin/playwright'),
    [
      ...args,
      '--retries',
      '0',
      '--timeout',
      '180000',
      '--project',
      'site',
      '--project',
      'people',
      '--project',
      'accounts',
    ],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, INTERACTIONS: file, SLOWED_BY: String(slowedBy) },
    },
  );
  print(read());
} finally {
  rmSync(folder, { recursive: true });
}

/** The longest event of each interaction, as the browser's own figure has it. */
function read(): Interaction[] {
  const longest = new Map<string, Interaction>();
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const one = JSON.parse(line) as Interaction;
    const key = `${one.began} ${one.id}`;
    if (one.duration > (longest.get(key)?.duration ?? 0)) longest.set(key, one);
  }
  return [...longest.values()].toSorted((a, b) => b.duration - a.duration);
}

function print(all: readonly Interaction[]): void {
  console.log(`\nInteractions on a processor slowed ${slowedBy} times`);
  const documents = new Map<number, number>();
  for (const { began, count } of all) documents.set(began, Math.max(count, documents.get(began) ?? 0));
  const quick = [...documents.values()].reduce((sum, count) => sum + count, -all.length);
  const durations = (first: boolean): number[] =>
    all.filter(({ isFirst }) => isFirst === first).map(({ duration }) => duration);
  summarize('first touch of a rendered page', durations(true), 0);
  summarize('later', durations(false), quick);
  console.log('\n  duration   until heard   heard for   where');
  for (const { duration, delay, handled, event, path, target, isFirst } of all.slice(0, 40)) {
    const times = [duration, delay, handled].map((time, column) => `${time} ms`.padStart([10, 13, 11][column]!));
    console.log(`  ${times.join(' ')}   ${path} ${event} ${target}${isFirst ? ' (first)' : ''}`);
  }
}

/** @param quick how many more took less than 16 ms, which the browser counts and does not time */
function summarize(title: string, timed: readonly number[], quick: number): void {
  const some = [...timed, ...Array<number>(quick).fill(8)];
  const at = (share: number): string => `${some[Math.floor(some.length * (1 - share))] ?? 0} ms`;
  console.log(
    `  ${title}: ${some.length}, ${quick} of them below 16 ms   median ${median(some)} ms   p75 ${at(0.75)}   p95 ${at(0.95)}   ` +
      `most ${some[0] ?? 0} ms   above ${aim} ms: ${timed.filter((duration) => duration > aim).length}`,
  );
}
