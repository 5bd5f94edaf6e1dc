import { Counter } from 'prom-client';
import { registry } from './registry.ts';

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
