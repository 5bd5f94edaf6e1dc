import { createStore, type Store } from '@portfolio/remote-kit';
import type { Registry } from '@portfolio/remote-kit/manifest';

export interface RegistryStore extends Store<Registry | undefined> {
  /** Asks for the registry and takes it over when it is sound. Never rejects. */
  refresh: () => Promise<void>;
}

interface Options {
  /** What the edge put into the page. */
  inlined: unknown;
  load: () => Promise<unknown>;
  report: (error: unknown, details?: Record<string, unknown>) => void;
  /** Milliseconds between attempts while there is no registry at all. */
  retryEvery?: number;
}

const lastGoodKey = 'registry';

/** What this device checked before. */
function lastGood(): unknown {
  try {
    return JSON.parse(localStorage.getItem(lastGoodKey) ?? '');
  } catch {
    return undefined;
  }
}

/**
 * For what the edge has checked before it put it into the page, and for what this device has: enough to know that it is one.
 * The full check is a chunk of its own, because the first screen does not wait for it.
 */
const looksLikeRegistry = (value: unknown): value is Registry =>
  typeof value === 'object' && value !== null && 'remotes' in value && Array.isArray(value.remotes);

/**
 * Which remotes are live. A broken or unreachable registry changes nothing: the one before, or the last good one of this
 * device, stays in force, and the next navigation asks again. Undefined only until a first one was found.
 */
export function createRegistryStore({ inlined, load, report, retryEvery = 3000 }: Options): RegistryStore {
  const store = createStore<Registry | undefined>(undefined);
  let underway: Promise<void> | undefined;

  const take = (registry: Registry): void => {
    const text = JSON.stringify(registry);
    if (text === JSON.stringify(store.get())) return;
    localStorage.setItem(lastGoodKey, text);
    store.set(registry);
  };

  const ask = async (): Promise<void> => {
    try {
      const [value, { checkedRegistry }] = await Promise.all([load(), import('./checked-registry.ts')]);
      take(checkedRegistry(value));
    } catch (error) {
      report(error, { registry: 'kept as it was' });
      if (!store.get()) setTimeout(() => void refresh(), retryEvery);
    }
  };

  const refresh = (): Promise<void> => {
    underway ??= ask().finally(() => {
      underway = undefined;
    });
    return underway;
  };

  const first = [inlined, lastGood()].find(looksLikeRegistry);
  if (first) take(first);
  if (first !== inlined || !first) void refresh();
  return { get: store.get, subscribe: store.subscribe, refresh };
}

/** The registry as the edge serves it; an unchanged one costs a 304. */
export async function fetchRegistry(): Promise<unknown> {
  const response = await fetch('/registry.json', { cache: 'no-cache', signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`/registry.json: ${response.status}`);
  return response.json();
}
