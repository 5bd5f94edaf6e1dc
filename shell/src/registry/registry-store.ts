import { contractVersion, createStore, type Store } from '@portfolio/remote-kit';
import {
  judge,
  registryFor,
  type Published,
  type Registry,
  type RegistryRemote,
  type Signed,
} from '@portfolio/remote-kit/manifest';
import { withLocal, type LocalRemote } from './local-remote.ts';

export interface RegistryStore extends Store<Registry | undefined> {
  /** Asks for the registry and takes it over when it is sound. Never rejects. */
  refresh: () => Promise<void>;
  /** Resolves once the signature of what is in force was found good; nothing that it names runs before. */
  trusted: () => Promise<void>;
  /** This release fails here: gives the visitor the one before. False when there is none, or it was given already. */
  fallBack: (remote: RegistryRemote) => boolean;
  /** The release of the shell that is live; undefined while nothing is known. */
  shell: () => string | undefined;
}

interface Options {
  /** What the edge put into the page, or what it gives the page that has only begun now. */
  brought: unknown;
  load: () => Promise<unknown>;
  report: (error: unknown, details?: Record<string, unknown>) => void;
  /** Public keys that may sign. */
  keys: readonly string[];
  /** What tells this visitor from others, where the edge has given them something. */
  visitor?: () => string | undefined;
  /** A developer's own remote; nothing is shown before it is known whether there is one. */
  local?: Pick<LocalRemote, 'row' | 'drop'>;
  /** Milliseconds between attempts while there is no registry at all. */
  retryEvery?: number;
}

interface Known {
  signed: Signed;
  published: Published;
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
function look(value: unknown): Known | undefined {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is missing throws
    const signed = value as Signed;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- looked at in the next line
    const published = JSON.parse(signed.payload) as Published;
    return Array.isArray(published.remotes) && Array.isArray(signed.signatures) ? { signed, published } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Which remotes are live. A broken, unsigned, older or unreachable registry changes nothing: the one before, or the last good one of this
 * device, stays in force, and the next navigation asks again. Undefined only until a first one was found.
 */
export function createRegistryStore(options: Options): RegistryStore {
  const { brought, load, report, keys, visitor = () => undefined, local, retryEvery = 3000 } = options;
  const store = createStore<Registry | undefined>(undefined);
  const without = new Set<string>();
  let known: Known | undefined;
  let shell: string | undefined;
  /** The highest number that this device has seen. */
  let newest = 0;
  /** What was found good last, as it came. */
  let good: string | undefined;
  let underway: Promise<void> | undefined;
  let own: RegistryRemote | undefined;
  let isWaiting = local?.row !== undefined;

  const show = (): void => {
    if (!known || isWaiting) return;
    const { signed, published } = known;
    const { withdrawn } = signed;
    const released = registryFor(published, { contract: contractVersion, id: visitor(), without, withdrawn });
    const registry = own ? withLocal(released, own) : released;
    const before = shell;
    shell = published.shell?.release;
    if (shell !== before || JSON.stringify(registry) !== JSON.stringify(store.get())) store.set(registry);
  };

  /** A device whose storage is full or closed has no last good registry, and that is all. */
  const keep = (text: string): void => {
    good = text;
    try {
      localStorage.setItem(lastGoodKey, text);
    } catch {
      // The page brings one.
    }
  };

  /** What is in force already is neither checked nor written down again: that would be in the way of the screen somebody goes on to. */
  const ask = async (): Promise<void> => {
    try {
      const value = await load();
      const text = JSON.stringify(value);
      if (text === good) return;
      const { checkedRegistry } = await import('./checked-registry.ts');
      known = await checkedRegistry(value, keys, Math.max(newest, known?.published.sequence ?? 0));
      show();
      keep(text);
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

  /**
   * What the page brought is shown at once and checked meanwhile. Where nothing can check it the edge's word holds, as it does for
   * the page itself. It holds too when this device has seen a newer one: a page that a worker kept for a time without a connection comes
   * with the files of its own release only. The newer one is then asked for, and nothing older taken any more.
   */
  const begin = async (): Promise<void> => {
    const inPage = look(brought instanceof Promise ? await brought : brought);
    known = inPage;
    if (local?.row) {
      own = await local.row;
      isWaiting = false;
    }
    show();
    const kept = look(lastGood());
    const isKeptGood = kept !== undefined && (await judge(kept.signed, keys)) === 'good';
    if (isKeptGood) newest = kept.published.sequence;
    const verdict = inPage && (await judge(inPage.signed, keys));
    if (verdict === 'bad') report(new Error('The registry in the page is not signed by a trusted key.'));
    known = verdict === 'bad' || !inPage ? (isKeptGood ? kept : undefined) : inPage;
    if (known) show();
    else store.set(undefined);
    if (known !== inPage || !inPage || inPage.published.sequence < newest) void refresh();
    else if (verdict === 'good') keep(JSON.stringify(inPage.signed));
  };
  const begun = begin();

  return {
    get: store.get,
    subscribe: store.subscribe,
    refresh: () => begun.then(refresh),
    trusted: () => begun,
    fallBack({ name, release, development }) {
      if (development && own?.name === name) {
        own = undefined;
        local?.drop();
        show();
        return true;
      }
      const remote = known?.published.remotes.find((each) => each.name === name);
      const isLast =
        release !== remote?.canary?.release.release && (release !== remote?.live.release || !remote.previous);
      if (isLast || without.has(release)) return false;
      without.add(release);
      show();
      return store.get()?.remotes.find((each) => each.name === name)?.release !== release;
    },
    shell: () => shell,
  };
}

/** The registry as the edge serves it; an unchanged one costs a 304. */
export async function fetchRegistry(): Promise<unknown> {
  const response = await fetch('/registry.json', { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`/registry.json: ${response.status}`);
  return response.json();
}

/** What the edge told this visitor by, while a release is for a share of the visitors only. */
export const visitorId = (): string | undefined => /(?:^|;\s*)visitor=([\w-]+)/.exec(document.cookie)?.[1];
