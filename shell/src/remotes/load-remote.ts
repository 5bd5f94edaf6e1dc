import {
  loadRemote as loadModule,
  registerPlugins,
  registerRemotes,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import { contractVersion, type RemoteLifecycles } from '@portfolio/remote-kit';
import { containerOf, satisfiesContract, type RegistryRemote } from '@portfolio/remote-kit/manifest';
import { inTime } from './in-time.ts';
import { lifecyclesIn } from './lifecycles-in.ts';
import { absolute, admit, integrityAt, guardScripts } from './integrity.ts';
import { assertSound, Final, withRetries } from './retry.ts';
import { UnfitError } from './unfit-error.ts';

/** Checked before it runs, and in the mode in which the edge lets it be preloaded, so that what is on its way is used. */
function anonymousScript(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = url;
  script.crossOrigin = 'anonymous';
  script.integrity = integrityAt(url);
  return script;
}

/**
 * Loads a remote's entry again after network errors and 5xx, with back-off, and never after 404: a file that is
 * gone stays gone, and waiting would only delay the panel that says so.
 */
const retryPlugin = (): ModuleFederationRuntimePlugin => ({
  name: 'retry',
  createScript: ({ url }) => anonymousScript(url),
  async loadEntryError({ getRemoteEntry, origin, remoteInfo, globalLoading, uniqueKey }) {
    const entry = await withRetries(async () => {
      await assertSound(remoteInfo.entry, integrityAt(remoteInfo.entry));
      delete globalLoading[uniqueKey];
      return getRemoteEntry({ origin, remoteInfo });
    });
    // The hook's type wants a promise of a promise, which no function can return.
    return entry as never;
  },
});

registerPlugins([retryPlugin()]);
guardScripts();

/** Milliseconds; the federation runtime itself would wait for a remote's entry for ever. */
const patience = 15_000;

let attempts = 0;
const loaded = new Map<string, Promise<RemoteLifecycles>>();

/**
 * The lifecycles of a release; once for all who ask, until it fails. Rejects when it cannot be loaded, throws at import, or does
 * not fit this shell.
 */
export function loadRemote(remote: RegistryRemote): Promise<RemoteLifecycles> {
  const key = `${remote.name}_${remote.release}`;
  const before = loaded.get(key);
  if (before) return before;
  const loading = inTime(load(remote, key), patience, 'Loading');
  loaded.set(key, loading);
  loading.catch(() => loaded.delete(key));
  return loading;
}

/**
 * Each attempt registers the release under a name of its own, because the federation runtime remembers some failures by name
 * for ever; code that has arrived is not fetched twice, since its container is known by release.
 */
async function load(remote: RegistryRemote, key: string): Promise<RemoteLifecycles> {
  const { name, contract } = remote;
  if (!satisfiesContract(contractVersion, contract)) throw new UnfitError(name, contract);
  admit(remote);
  attempts += 1;
  const alias = `${key}_${attempts}`;
  registerRemotes([{ name: alias, entry: absolute(remote.entry), entryGlobalName: containerOf(remote) }]);

  const module = await withRetries(() => loadModule<unknown>(`${alias}/remote`).catch(explain));
  return lifecyclesIn(module, name);
}

/** Only a chunk that did not arrive is worth asking for again; what threw at import would throw again. */
async function explain(error: unknown): Promise<never> {
  if (!(error instanceof Error) || error.name !== 'ChunkLoadError') throw new Final(String(error), { cause: error });
  const request: unknown = Reflect.get(error, 'request');
  if (typeof request === 'string' && request !== '') await assertSound(request, integrityAt(request));
  throw error;
}
