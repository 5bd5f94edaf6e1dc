import { Router, type Request } from 'express';
import { request as ask } from 'undici';
import { z } from 'zod';
import { isOperator } from './operations-router.ts';
import { ownStatus, type ProcessStatus } from './process-status.ts';

const answer = z.object({
  processes: z.array(z.looseObject({ process: z.string(), status: z.enum(['ok', 'unavailable', 'down']) })),
});

const timeoutMs = 3_000;

interface StatusOptions {
  /** Of this process. */
  name: string;
  /** `OPERATIONS_TOKEN`. */
  token: string | undefined;
  /** What this process says besides; failing, it is not ready. */
  details: () => Promise<object>;
  /** Whether who asks is staff. Left out where the processes behind decide that. */
  isStaff?: (request: Request) => Promise<boolean>;
  /** The processes behind this one, by name, and where they are. */
  behind?: Record<string, string>;
}

type Told = { processes: ProcessStatus[]; isAllowed: boolean };

/**
 * `GET /status`: what this process and those behind it say of themselves, for operators by their token and for staff by their own.
 * Edge and gateway know no users: they tell theirs when a service has let the caller in. To everybody else it is a path that
 * nobody serves.
 */
export function statusRouter({ name, token, details, isStaff, behind = {} }: StatusOptions): Router {
  const own = async (): Promise<ProcessStatus> => {
    const status = await ownStatus(name);
    return details().then(
      (more) => ({ ...status, ...more }),
      (error: unknown) => ({ ...status, status: 'unavailable', reason: error instanceof Error ? error.message : '' }),
    );
  };
  return Router().get('/status', async (request, response, next) => {
    const authorization = request.get('authorization');
    if (authorization === undefined) return next();
    const told = await Promise.all(Object.entries(behind).map(([other, url]) => statusOf(other, url, authorization)));
    const isAllowed =
      isOperator(request, token) || told.some((one) => one.isAllowed) || (await isStaff?.(request)) === true;
    if (!isAllowed) return next();
    response.set('Cache-Control', 'no-store').json({
      processes: [await own(), ...told.flatMap(({ processes }) => processes)],
    });
  });
}

async function statusOf(name: string, url: string, authorization: string): Promise<Told> {
  try {
    const { statusCode, body } = await ask(`${url}/status`, {
      headers: { authorization },
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
    });
    if (statusCode === 200) return { ...answer.parse(await body.json()), isAllowed: true };
    await body.dump();
    return { processes: [], isAllowed: false };
  } catch {
    return { processes: [{ process: name, status: 'down' }], isAllowed: false };
  }
}
