import { setTimeout as sleep } from 'node:timers/promises';
import { serviceNames } from '@portfolio/contracts/routes';
import { signalGroup } from '../processes.ts';
import type { Random } from './random.ts';
import type { Site } from './site.ts';
import { fill } from './small-disk.ts';

const parts = [...serviceNames, 'gateway', 'edge'] as const;

/** Something that goes wrong, once. */
export interface Fault {
  name: string;
  /** How often it comes, in relation to the others. */
  weight: number;
  /** Whether this site can have it; always when left out. */
  isPossible?: (site: Site) => boolean;
  /** @returns what was hit */
  strike(site: Site, random: Random): Promise<string>;
}

/** @throws when it does not run, which no round leaves behind */
function processOf(site: Site, name: string): number {
  const pid = site.pid(name);
  if (pid === undefined) throw new Error(`${name} does not run.`);
  return pid;
}

/** What runs of the parts: in a cluster two of each, of which one may still be starting. */
const programsOf = (site: Site): string[] =>
  parts.flatMap((part) => site.instancesOf(part)).filter((name) => site.pid(name) !== undefined);

export const faults: readonly Fault[] = [
  {
    name: 'killed',
    weight: 10,
    strike(site, random) {
      const name = random.pick(programsOf(site));
      signalGroup(processOf(site, name), 'SIGKILL');
      return Promise.resolve(name);
    },
  },
  {
    name: 'two killed at once',
    weight: 3,
    strike(site, random) {
      const first = random.pick(programsOf(site));
      const second = random.pick(programsOf(site).filter((name) => name !== first));
      for (const name of [first, second]) signalGroup(processOf(site, name), 'SIGKILL');
      return Promise.resolve(`${first} and ${second}`);
    },
  },
  {
    name: 'frozen for a while',
    weight: 5,
    async strike(site, random) {
      const name = random.pick(programsOf(site));
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
      const name = random.pick(programsOf(site));
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
  {
    name: 'clock moved, and back',
    weight: 4,
    async strike(site, random) {
      const name = random.pick(programsOf(site));
      // From seconds to hours, as clocks are wrong.
      const seconds = Math.round(10 ** random.between(0.5, 4)) * random.pick([1, -1]);
      const undo = site.moveClock(processOf(site, name), seconds * 1000);
      await sleep(random.between(1_000, 5_000));
      undo();
      return `${name} by ${seconds} s`;
    },
  },
  {
    name: 'disk full',
    weight: 3,
    isPossible: ({ disk }) => disk !== undefined,
    async strike({ disk }, random) {
      const free = fill(disk!);
      try {
        await sleep(random.between(500, 4_000));
      } finally {
        free();
      }
      return 'databases, files and logs';
    },
  },
];
