import { setTimeout as delay } from 'node:timers/promises';
import { Router } from 'express';
import type { DataSource } from 'typeorm';

const checkTimeoutMs = 2_000;

/** What background work says of itself, e.g. `{ jobs: { waiting: 0, failing: 0, stuck: 0 } }`. */
type Details = () => Promise<object>;

/**
 * `/health/live`: the process answers. `/health/ready`: it can also serve, i.e. reaches its database and is not
 * closing. Trouble with background work is told along with it and takes nothing away from the requests.
 */
export function healthRouter(database: DataSource, isClosing: () => boolean, details: Details): Router {
  const router = Router();
  router.get('/health/live', (_request, response) => void response.json({ status: 'ok' }));
  router.get('/health/ready', async (_request, response) => {
    const problem = isClosing() ? 'shutting down' : await unreachable(database);
    if (problem) response.status(503).json({ status: 'unavailable', reason: problem });
    else response.json({ status: 'ok', ...(await details().catch(() => ({}))) });
  });
  return router;
}

async function unreachable(database: DataSource): Promise<string | undefined> {
  const timeout = new AbortController();
  try {
    const answered = database.query('SELECT 1').then(() => true);
    // The slower one's outcome is of no interest any more.
    answered.catch(() => {});
    const late = delay(checkTimeoutMs, false, { signal: timeout.signal }).catch(() => false);
    return (await Promise.race([answered, late])) ? undefined : 'database does not answer';
  } catch {
    return 'database cannot be reached';
  } finally {
    timeout.abort();
  }
}
