import type { IncomingMessage, RequestListener } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { createForwarder } from '@portfolio/service-kit/forward';
import type { TrustProxy } from '@portfolio/service-kit/environment';
import { requestIdOf } from '@portfolio/service-kit/request-context';

/** Milliseconds between two questions; shorter than any instance drains. */
const askEvery = 200;

export interface Proxy {
  listener: RequestListener;
  close: () => Promise<void>;
}

/**
 * Gives requests to instances that are ready in turn, as load balancers do: without looking at who asks. An instance that says that it is not
 * ready, or that cannot be reached, gets none until it is ready again; one that is slow to say so keeps its turn. While none is ready, those
 * that can be reached are asked all the same: one that is about to close still answers.
 * @param origins of the instances
 */
export async function createProxy(origins: readonly string[], trustProxy: TrustProxy): Promise<Proxy> {
  const known = new Map<string, Readiness>();
  const closing = new AbortController();
  const forwarder = createForwarder({
    trustProxy,
    // What cannot be reached is left out at once, and asked again soon.
    onFailure: ({ status }, { origin }) => void (status === 503 && known.set(origin, 'gone')),
  });
  let turn = 0;

  const look = async (origin: string): Promise<void> => {
    const readiness = await readinessOf(origin);
    if (readiness) known.set(origin, readiness);
  };
  const watch = async (origin: string): Promise<void> => {
    while (!closing.signal.aborted) {
      await delay(askEvery, undefined, { signal: closing.signal }).catch(() => undefined);
      if (!closing.signal.aborted) await look(origin);
    }
  };
  await Promise.all(origins.map(look));
  const watching = origins.map(watch);

  return {
    listener(request, response) {
      const those = (readiness: Readiness) => origins.filter((each) => known.get(each) === readiness);
      const ready = those('ready');
      const able = ready.length > 0 ? ready : those('not ready');
      const origin = able[turn % able.length];
      turn = (turn + 1) % 1_000_000;
      if (origin === undefined) {
        response.writeHead(503, { 'Retry-After': '1', 'Content-Type': 'application/json' });
        return void response.end('{"detail":"No instance is ready."}');
      }
      const requestId = requestIdOf(request.headers);
      const headers = trustProxy(request.socket.remoteAddress ?? '') ? serviceTokenOf(request) : [];
      void forwarder.forward(request, response, { origin, path: request.url ?? '/', requestId, headers });
    },
    async close() {
      closing.abort();
      await Promise.all(watching);
      await forwarder.close();
    },
  };
}

/** Services call each other through their proxies; from anybody else the forwarder lets none in. */
const serviceTokenOf = ({ headers }: IncomingMessage): string[] => {
  const token = headers['x-service-token'];
  return typeof token === 'string' ? ['x-service-token', token] : [];
};

type Readiness = 'ready' | 'not ready' | 'gone';

/** Undefined when it does not say so in time. */
async function readinessOf(origin: string): Promise<Readiness | undefined> {
  try {
    const answer = await fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(2_000) });
    await answer.body?.cancel();
    return answer.ok ? 'ready' : 'not ready';
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? undefined : 'gone';
  }
}
