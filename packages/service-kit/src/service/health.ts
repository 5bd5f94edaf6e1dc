import { setTimeout as delay } from 'node:timers/promises';
import { Router } from 'express';
import type { DataSource } from 'typeorm';

const checkTimeoutMs = 2_000;

/** `/health/live`: the process answers. `/health/ready`: it can also serve, i.e. reaches its database and is not closing. */
export function healthRouter(database: DataSource, isClosing: () => boolean): Router {
  const router = Router();
  router.get('/health/live', (_request, response) => void response.json({ status: 'ok' }));
  router.get('/health/ready', async (_request, response) => {
    const problem = isClosing() ? 'shutting down' : await unreachable(database);
    response.status(problem ? 503 : 200).json(problem ? { status: 'unavailable', reason: problem } : { status: 'ok' });
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
