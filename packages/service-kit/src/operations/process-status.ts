import { spawnSync } from 'node:child_process';
import type { ProcessStatus } from '@portfolio/contracts/operations';
import { totalOf } from '../metrics/index.ts';

let version: string | undefined;

/** What is deployed: `VERSION`, as images have it, or the commit of the checkout. */
function deployed(): string {
  version ??= process.env['VERSION'] || commit() || 'unknown';
  return version;
}

function commit(): string | undefined {
  const { stdout, status } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: import.meta.dirname,
    timeout: 1_000,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : undefined;
}

/** What every process can say. Counts are since its start. */
export async function ownStatus(name: string): Promise<ProcessStatus> {
  const requests = 'http_request_duration_seconds';
  return {
    process: name,
    status: 'ok',
    version: deployed(),
    since: new Date(Date.now() - process.uptime() * 1_000).toISOString(),
    memoryMb: Math.round(process.memoryUsage.rss() / 1024 / 1024),
    connections: await totalOf('http_connections_open'),
    requests: {
      underway: await totalOf('http_requests_in_flight'),
      answered: await totalOf(requests, ({ status }) => status !== 'aborted'),
      failed: await totalOf(requests, ({ status }) => Number(status) >= 500),
      rejected: await totalOf('http_requests_rejected_total'),
    },
  };
}
