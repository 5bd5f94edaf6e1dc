import { spawnSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { systemStatus, type ProcessStatus, type SystemStatus } from '@portfolio/contracts/operations';
import { Router, type Request } from 'express';
import type { Logger } from 'pino';
import { request as ask } from 'undici';
import { AppError, permissionDenied, restErrors } from '../errors/index.ts';
import { totalOf, registry } from '../metrics/index.ts';
import { equalTexts } from '../encryption/index.ts';

/** Whether a request carries the operators' token. Without a token nobody is one. @param token `OPERATIONS_TOKEN` */
function isOperator(request: Request, token: string | undefined): boolean {
  const given = /^Bearer (.+)$/.exec(request.get('authorization') ?? '')?.[1];
  return token !== undefined && given !== undefined && equalTexts(given, token);
}

/**
 * `GET /metrics` in Prometheus' format. To everybody without the token it is a path like any other that nobody serves: what
 * the numbers tell is none of the public's business.
 */
export function operationsRouter(token: string | undefined): Router {
  return Router().get('/metrics', async (request, response, next) => {
    if (!isOperator(request, token)) return next();
    response
      .set('Cache-Control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}

/** What a process says of itself besides what all of them do. */
export type StatusDetails = Omit<Partial<ProcessStatus>, 'process' | 'status'>;

interface StatusOptions {
  /** Of this process. */
  name: string;
  /** `OPERATIONS_TOKEN`. */
  token: string | undefined;
  /** What this process says besides; failing or late, it is not ready. */
  details: () => Promise<StatusDetails>;
  /** Refuses who is not staff. Left out where the processes behind decide that. */
  requireStaff?: (request: Request) => Promise<void>;
  /** The processes behind this one, by name, and where they are. */
  behind?: Record<string, string>;
  /** Milliseconds that they have; more than they give those behind them. */
  patience?: number;
  log: Logger;
}

/** What one process behind answered: of itself and those behind it, or with which status it let the caller not in. */
type Told = { processes: ProcessStatus[]; answered: number | undefined };

/** Milliseconds for what a process says of itself; a database may hang. */
const ownPatience = 1_000;

/**
 * `GET /status`, also below `/api`: what this process and those behind it say of themselves, for operators by their token and for
 * staff by their own. Edge and gateway know no users: they tell theirs when a service has let the caller in.
 */
export function statusRouter(options: StatusOptions): Router {
  const { name, token, details, requireStaff, behind = {}, patience = 3_000, log } = options;

  const own = async (): Promise<ProcessStatus> => {
    const status = await ownStatus(name);
    return inTime(details()).then(
      (more) => ({ ...status, ...more }),
      (error: unknown) => ({ ...status, status: 'unavailable', reason: error instanceof Error ? error.message : '' }),
    );
  };

  return Router()
    .get(['/status', '/api/status'], async (request, response) => {
      response.set('Cache-Control', 'no-store');
      const authorization = request.get('authorization');
      if (authorization === undefined) throw new AppError('not_authenticated');
      const told = await Promise.all(
        Object.entries(behind).map(([other, url]) => statusOf(other, url, authorization, patience)),
      );
      if (!isOperator(request, token) && !told.some(({ answered }) => answered === 200)) {
        if (!requireStaff) throw refusalOf(told);
        await requireStaff(request);
      }
      const answer: SystemStatus = { processes: [await own(), ...told.flatMap(({ processes }) => processes)] };
      response.json(answer);
    })
    .use(restErrors({ log }));
}

async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const late = delay(ownPatience, undefined, { ref: false }).then(() => {
    throw new Error('what it needs does not answer in time');
  });
  return Promise.race([answer, late]);
}

/** Nobody behind has let the caller in: as they say, and when they cannot say, that is no refusal. */
function refusalOf(told: Told[]): AppError {
  const answers = new Set(told.map(({ answered }) => answered));
  if (answers.has(401)) return new AppError('token_not_valid');
  return answers.has(403) ? permissionDenied() : new AppError('unavailable');
}

async function statusOf(name: string, url: string, authorization: string, patience: number): Promise<Told> {
  try {
    const { statusCode, body } = await ask(`${url}/status`, {
      headers: { authorization },
      headersTimeout: patience,
      bodyTimeout: patience,
    });
    if (statusCode === 200) return { ...systemStatus.parse(await body.json()), answered: statusCode };
    await body.dump();
    return {
      processes: [{ process: name, status: 'unavailable', reason: `it answered ${statusCode}` }],
      answered: statusCode,
    };
  } catch {
    return { processes: [{ process: name, status: 'down' }], answered: undefined };
  }
}

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
async function ownStatus(name: string): Promise<ProcessStatus> {
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
