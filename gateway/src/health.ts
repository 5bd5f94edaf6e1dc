import { perService, serviceNames, type ServiceName } from '@portfolio/contracts/routes';
import { Router } from 'express';
import { Agent, request } from 'undici';

type State = 'up' | 'down';
export type Health = { status: 'ok' | 'degraded' | 'unavailable'; services: Record<ServiceName, State> };

const checkTimeoutMs = 2_000;
/** One check serves all who ask meanwhile. */
const keptMs = 1_000;

/**
 * `/health/live`: the process answers. `/health` and `/health/ready`: which services are ready. While some are, the gateway
 * serves what they own: 200 `degraded`. Only without any of them, or while closing, 503 `unavailable`.
 */
export function healthRouter(services: Record<ServiceName, string>, isClosing: () => boolean): Router {
  const agent = new Agent({ connectTimeout: checkTimeoutMs, headersTimeout: checkTimeoutMs });
  let kept: { at: number; health: Promise<Health> } | undefined;

  async function check(): Promise<Health> {
    const states = perService<State>(() => 'down');
    await Promise.all(serviceNames.map(async (name) => (states[name] = await stateOf(agent, services[name]))));
    return summary(states);
  }

  const router = Router();
  router.get('/health/live', (_request, response) => void response.json({ status: 'ok' }));
  router.get(['/health', '/health/ready'], async (_request, response) => {
    if (!kept || performance.now() - kept.at > keptMs) kept = { at: performance.now(), health: check() };
    const health = await kept.health;
    const status = isClosing() ? 'unavailable' : health.status;
    response.status(status === 'unavailable' ? 503 : 200).json({ ...health, status });
  });
  return router;
}

async function stateOf(agent: Agent, origin: string): Promise<State> {
  try {
    const { statusCode, body } = await request(`${origin}/health/ready`, { dispatcher: agent });
    await body.dump();
    return statusCode === 200 ? 'up' : 'down';
  } catch {
    return 'down';
  }
}

function summary(services: Record<ServiceName, State>): Health {
  const up = Object.values(services).filter((state) => state === 'up').length;
  if (up === 0) return { status: 'unavailable', services };
  return { status: up === Object.keys(services).length ? 'ok' : 'degraded', services };
}
