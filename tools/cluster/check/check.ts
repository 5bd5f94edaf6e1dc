import { flows } from './flows.ts';
import { killEach, type Outage } from './killed.ts';
import { rollingUpgrade, type Rolling } from './rolling.ts';
import { runningCluster } from './running.ts';

/**
 * Drives what must not depend on the instance that somebody meets, then upgrades every part under load, and prints what was seen.
 * @param dataPath of a cluster that runs
 * @param isLast for an instance that the upgrade ends for good
 * @returns whether all is well
 */
export async function checkCluster(dataPath: string, isLast?: (instance: string) => boolean): Promise<boolean> {
  const cluster = await runningCluster(dataPath);
  let failed = 0;
  for (const { title, run } of flows) {
    try {
      console.log(`✓ ${title}: ${await run(cluster)}`);
    } catch (error) {
      failed += 1;
      console.log(`✗ ${title}: ${(error as Error).message}`);
    }
  }
  console.log('\nEvery instance stopped and started, one after the other, under load ...');
  const rolling = await rollingUpgrade(cluster, isLast);
  console.log(renderRolling(rolling));
  const lost = rolling.tallies.reduce((sum, { failures }) => sum + failures.length, 0);
  if (isLast) return failed === 0 && lost === 0 && rolling.writes.acknowledged === rolling.writes.found;
  console.log('\nOne of two killed, and then both ...');
  const outages = await killEach(cluster);
  console.log(renderOutages(outages));
  const isWell = outages.every((outage) => outage.isWell);
  return isWell && failed === 0 && lost === 0 && rolling.writes.acknowledged === rolling.writes.found;
}

function renderOutages(outages: readonly Outage[]): string {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const ms = (time: number | undefined): string => (time === undefined ? '' : `${time} ms`);
  return [
    row(['killed', 'the rest answers after', 'what is missing is said after', 'all is well after', '']),
    row(['---', '---:', '---:', '---:', '---']),
    ...outages.map(({ killed, rest, missing, healed, isWell }) =>
      row([killed, ms(rest), ms(missing), ms(healed), isWell ? '' : 'too late']),
    ),
  ].join('\n');
}

/** A table as documents have it. */
function renderRolling({ tallies, parts, writes }: Rolling): string {
  const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
  const failures = [
    ...new Set(tallies.flatMap((tally) => tally.failures.map((failure) => `${tally.name}: ${failure}`))),
  ];
  return [
    row(['requests under way', 'sent', 'failed', 'median', 'p99', 'slowest']),
    row(['---', '---:', '---:', '---:', '---:', '---:']),
    ...tallies.map(({ name, times, failures: own }) => {
      const sorted = times.toSorted((a, b) => a - b);
      const at = (share: number) => `${Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)} ms`;
      return row([name, times.length, own.length, at(0.5), at(0.99), at(1)]);
    }),
    '',
    `Writes acknowledged: ${writes.acknowledged}; found afterwards: ${writes.found}.`,
    '',
    row(['part, both instances', 'ended in', 'started in']),
    row(['---', '---:', '---:']),
    ...parts.map(({ name, ending, starting }) => row([name, `${ending.toFixed(1)} s`, `${starting.toFixed(1)} s`])),
    ...failures.slice(0, 10),
  ].join('\n');
}
