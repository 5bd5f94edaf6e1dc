import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { integrityAt } from './integrity.ts';
import { assertSound, withRetries } from './retry.ts';

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
export const retryPlugin = (): ModuleFederationRuntimePlugin => ({
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
