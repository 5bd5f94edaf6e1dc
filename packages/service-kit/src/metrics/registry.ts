import { collectDefaultMetrics, Registry, Counter } from 'prom-client';

/** Everything that this process measures. One process is one server, so there is one. */
export const registry = new Registry();

/** Memory, time of the processor, delay of the event loop: of processes, not of servers that tests start within one. */
export const measureProcess = (): void => collectDefaultMetrics({ register: registry });

/** What all durations are sorted into, in seconds: from a look into a small table to a large export. */
export const durations = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** What a metric has counted, in all or of the labels that `counts` takes; of a histogram, how many. */
export async function totalOf(name: string, counts: (labels: Labels) => boolean = () => true): Promise<number> {
  const { values = [] } = (await registry.getSingleMetric(name)?.get()) ?? {};
  return values
    .filter((value) => !('metricName' in value) || value.metricName === `${name}_count`)
    .filter(({ labels }) => counts(labels))
    .reduce((sum, { value }) => sum + value, 0);
}

type Labels = Partial<Record<string, string | number>>;

export const secondsSince = (startedAt: number): number => (performance.now() - startedAt) / 1_000;

const registers = [registry];
const labelNames = ['remote', 'track'] as const;

/** Told by visitors' pages to this edge. */
export const releaseStarts = new Counter({
  name: 'release_starts_total',
  help: 'Starts of a remote that visitors’ pages told of, of its live release or its canary',
  labelNames,
  registers,
});

export const releaseFailures = new Counter({
  name: 'release_failures_total',
  help: 'Failures of a remote that visitors’ pages told of, of its live release or its canary',
  labelNames,
  registers,
});
