import { Gauge, Histogram } from 'prom-client';
import { durations, registry } from './registry.ts';

/** Of a pool of `pg`, which TypeORM's driver has, too. */
interface Pool {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}

const registers = [registry];
const pools = new Map<() => Pool | undefined, string>();

/** Shows a pool under its name. @param find undefined while it is not open */
export const measurePool = (name: string, find: () => Pool | undefined): void => void pools.set(find, name);

/** What all pools of the same name have in common; only tests have several. */
const poolGauge = (name: string, help: string, valueOf: (pool: Pool) => number) =>
  new Gauge({
    name,
    help,
    labelNames: ['pool'],
    registers,
    collect() {
      this.reset();
      for (const [find, pool] of pools) {
        const open = find();
        if (open) this.inc({ pool }, valueOf(open));
      }
    },
  });

poolGauge('database_connections', 'Open connections', (pool) => pool.totalCount);
poolGauge(
  'database_connections_used',
  'Connections that work for somebody',
  (pool) => pool.totalCount - pool.idleCount,
);
poolGauge('database_connections_waiting', 'Requests and jobs that wait for a connection', (pool) => pool.waitingCount);

const statementDuration = new Histogram({
  name: 'database_statement_duration_seconds',
  help: 'Statements, from being sent to their last row',
  labelNames: ['command', 'outcome'],
  buckets: durations,
  registers,
});

const commands = new Set(['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'WITH', 'BEGIN', 'START', 'COMMIT', 'ROLLBACK']);

/** The first word of a statement, when it is one of few. */
export function commandOf(text: string): string {
  const word = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? '';
  return commands.has(word) ? word : 'other';
}

/** @param command of `commandOf` */
export const measureStatement = (command: string, outcome: 'ok' | 'error', seconds: number): void =>
  statementDuration.observe({ command, outcome }, seconds);
