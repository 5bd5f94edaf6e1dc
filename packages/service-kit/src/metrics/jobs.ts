import { Gauge, Histogram, type GaugeConfiguration } from 'prom-client';
import { durations, registry } from './registry.ts';

/** The jobs of one kind that nobody works on. */
export interface WaitingJobs {
  task: string;
  waiting: number;
  failing: number;
  stuck: number;
  /** How long the oldest of them has been due. */
  oldestSeconds: number;
}

const registers = [registry];
const gauge = (settings: GaugeConfiguration<string>) => new Gauge(settings);
const queues = new Set<() => Promise<readonly WaitingJobs[]>>();

/** Shows a queue of jobs. @returns ends that */
export function measureJobs(ask: () => Promise<readonly WaitingJobs[]>): () => void {
  queues.add(ask);
  return () => void queues.delete(ask);
}

/** Without the database nothing is known of jobs; everything else is still told. */
const look = async (): Promise<readonly WaitingJobs[]> =>
  (await Promise.all([...queues].map((ask) => ask().catch(() => [])))).flat();

let looking: Promise<readonly WaitingJobs[]> | undefined;

/** One look serves all that is shown of jobs. */
const waitingJobs = (): Promise<readonly WaitingJobs[]> => {
  looking ??= look().finally(() => (looking = undefined));
  return looking;
};

gauge({
  name: 'jobs',
  help: 'Jobs that wait, by task: due or planned (waiting), tried and failed (failing), never tried again or overdue (stuck)',
  labelNames: ['task', 'state'],
  registers,
  async collect() {
    const jobs = await waitingJobs();
    this.reset();
    for (const { task, ...counts } of jobs)
      for (const state of ['waiting', 'failing', 'stuck'] as const) this.set({ task, state }, counts[state]);
  },
});

gauge({
  name: 'jobs_oldest_seconds',
  help: 'How long the oldest waiting job of a task has been due',
  labelNames: ['task'],
  registers,
  async collect() {
    const jobs = await waitingJobs();
    this.reset();
    for (const { task, oldestSeconds } of jobs) this.set({ task }, oldestSeconds);
  },
});

export const jobDuration = new Histogram({
  name: 'job_duration_seconds',
  help: 'Jobs that ran; each try counts',
  labelNames: ['task', 'outcome'],
  buckets: durations,
  registers,
});
