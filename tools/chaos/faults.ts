import { setTimeout as sleep } from 'node:timers/promises';
import { serviceNames } from '@portfolio/contracts/routes';
import { signalGroup } from '../processes.ts';
import type { Random } from './random.ts';
import type { Site } from './site.ts';

const programs = [...serviceNames, 'gateway', 'edge'] as const;

/** Something that goes wrong, once. */
interface Fault {
  name: string;
  /** How often it comes, in relation to the others. */
  weight: number;
  /** @returns what was hit */
  strike(site: Site, random: Random): Promise<string>;
}

/** @throws when it does not run, which no round leaves behind */
function processOf(site: Site, name: string): number {
  const pid = site.pid(name);
  if (pid === undefined) throw new Error(`${name} does not run.`);
  return pid;
}

export const faults: readonly Fault[] = [
  {
    name: 'killed',
    weight: 10,
    strike(site, random) {
      const name = random.pick(programs);
      signalGroup(processOf(site, name), 'SIGKILL');
      return Promise.resolve(name);
    },
  },
  {
    name: 'two killed at once',
    weight: 3,
    strike(site, random) {
      const first = random.pick(programs);
      const second = random.pick(programs.filter((name) => name !== first));
      for (const name of [first, second]) signalGroup(processOf(site, name), 'SIGKILL');
      return Promise.resolve(`${first} and ${second}`);
    },
  },
  {
    name: 'frozen for a while',
    weight: 5,
    async strike(site, random) {
      const name = random.pick(programs);
      const pid = processOf(site, name);
      signalGroup(pid, 'SIGSTOP');
      await sleep(random.between(300, 4_000));
      signalGroup(pid, 'SIGCONT');
      return name;
    },
  },
  {
    // Nobody wakes it: the supervisor has to notice.
    name: 'hung',
    weight: 0.4,
    strike(site, random) {
      const name = random.pick(programs);
      signalGroup(processOf(site, name), 'SIGSTOP');
      return Promise.resolve(name);
    },
  },
  {
    name: 'PostgreSQL killed',
    weight: 3,
    strike(site) {
      signalGroup(processOf(site, 'postgres'), 'SIGKILL');
      return Promise.resolve('postgres');
    },
  },
  {
    name: 'database connections cut',
    weight: 4,
    async strike(site) {
      await site.sql(
        'postgres',
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname LIKE 'portfolio%' AND pid <> pg_backend_pid()`,
      );
      return 'all';
    },
  },
];
