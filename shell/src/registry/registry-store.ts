import { createStore, type Store } from '@portfolio/remote-kit';
import { conflictsIn, registrySchema, type Registry } from '@portfolio/remote-kit/manifest';

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

function checked(value: unknown): Registry {
  const registry = registrySchema.parse(value);
  const conflicts = conflictsIn(registry.remotes);
  if (conflicts.length > 0) throw new Error(conflicts.join(' '));
  return registry;
}

function lastGood(): Registry | undefined {
  try {
    return checked(JSON.parse(localStorage.getItem(lastGoodKey) ?? ''));
  } catch {
    return undefined;
  }
}

/**
 * Which remotes are live. A broken or unreachable registry changes nothing: the one before, or the last good one of this
 * device, stays in force, and the next navigation asks again. Undefined only until a first one was found.
 */
export function createRegistryStore({ inlined, load, report, retryEvery = 3000 }: Options): RegistryStore {
  const store = createStore<Registry | undefined>(undefined);
  let underway: Promise<void> | undefined;

  const take = (value: unknown): void => {
    const registry = checked(value);
    const text = JSON.stringify(registry);
    if (text === JSON.stringify(store.get())) return;
    localStorage.setItem(lastGoodKey, text);
    store.set(registry);
  };

  const ask = async (): Promise<void> => {
    try {
      take(await load());
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

  try {
    if (inlined !== undefined) take(inlined);
  } catch (error) {
    report(error, { registry: 'inlined' });
  }
  if (!store.get()) {
    store.set(lastGood());
    void refresh();
  }
  return { get: store.get, subscribe: store.subscribe, refresh };
}

/** The registry as the edge serves it; an unchanged one costs a 304. */
export async function fetchRegistry(): Promise<unknown> {
  const response = await fetch('/registry.json', { cache: 'no-cache', signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`/registry.json: ${response.status}`);
  return response.json();
}
