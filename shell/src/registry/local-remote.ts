import { createStore, type WritableStore } from '@portfolio/remote-kit';
import type { Registry, RegistryRemote } from '@portfolio/remote-kit/manifest';
import { tabStorage } from '@portfolio/remote-kit/storage';

/** What the page says of it; nothing while every remote is a released one. */
export type LocalRemoteState =
  | { status: 'running'; name: string; from: string }
  /** The deployment allows none, or it does not answer. */
  | { status: 'refused' | 'gone'; from: string };

export interface LocalRemote {
  state: WritableStore<LocalRemoteState | undefined>;
  /** Its row of the registry; undefined when this tab has none. */
  row: Promise<RegistryRemote | undefined> | undefined;
  /** It failed: the released one comes back. */
  drop: () => void;
  /** This tab goes back to what is released. */
  reset: () => void;
}

const parameter = 'local-remote';

/** Programs of this very machine, whoever has written the link. */
const onThisMachine = /^http:\/\/(?:localhost|127\.0\.0\.1):\d+$/;

/** Taken from the address, so that a link that is passed on does not carry it along. */
function wanted(): string | undefined {
  const address = new URL(window.location.href);
  const given = address.searchParams.get(parameter);
  if (given !== null) {
    address.searchParams.delete(parameter);
    window.history.replaceState(window.history.state, '', address);
    if (onThisMachine.test(given)) tabStorage.setItem(parameter, given);
    else tabStorage.removeItem(parameter);
  }
  return tabStorage.getItem(parameter) ?? undefined;
}

/**
 * A remote that a developer runs beside a deployed shell: `?local-remote=http://localhost:3003`, for this tab until it is reset.
 * @param isAllowed by the deployment
 */
export function createLocalRemote(isAllowed: boolean): LocalRemote {
  const state = createStore<LocalRemoteState | undefined>(undefined);
  const forget = (): void => tabStorage.removeItem(parameter);
  const from = wanted();

  const end = (status: 'refused' | 'gone'): undefined => {
    forget();
    if (from !== undefined) state.set({ status, from });
  };
  const ask = async (address: string): Promise<RegistryRemote | undefined> => {
    try {
      const { askLocalRemote } = await import('./ask-local-remote.ts');
      const row = await askLocalRemote(address);
      state.set({ status: 'running', name: row.name, from: address });
      return row;
    } catch {
      return end('gone');
    }
  };
  if (from !== undefined && !isAllowed) end('refused');
  return {
    state,
    row: from !== undefined && isAllowed ? ask(from) : undefined,
    drop: () => end('gone'),
    reset() {
      forget();
      window.location.reload();
    },
  };
}

/** With a local remote in the place of the one that is live, or beside the others when it is new. */
export const withLocal = ({ remotes }: Registry, local: RegistryRemote): Registry => ({
  remotes: remotes.some(({ name }) => name === local.name)
    ? remotes.map((remote) => (remote.name === local.name ? local : remote))
    : [...remotes, local],
});
