import type { Command, CommandSearch, Host, RemoteLifecycles } from '@portfolio/remote-kit';
import type { RegistryRemote } from '@portfolio/remote-kit/manifest';
import { registerApplication, setMountMaxTime, setUnmountMaxTime, start, triggerAppChange } from 'single-spa';
import type { RegistryStore } from '../registry/registry-store.ts';
import { decide, refusal, type Decision } from '../routing/decide.ts';
import { createOutcomes, sendOutcomes } from './outcomes.ts';
import { createArea, type Area } from './area.ts';

/** What somebody begins to do something with. */
const touches = ['pointerdown', 'keydown', 'input'] as const;

/** Waits for `work`. @returns whether nobody has clicked, tapped or typed anything inside of `element` meanwhile */
async function untouched(element: HTMLElement, work: Promise<void>): Promise<boolean> {
  let isUntouched = true;
  const touch = (): void => {
    isUntouched = false;
  };
  for (const name of touches) element.addEventListener(name, touch, { capture: true });
  await work;
  for (const name of touches) element.removeEventListener(name, touch, { capture: true });
  return isUntouched;
}

interface Options {
  host: Host;
  registry: RegistryStore;
  load: (remote: RegistryRemote) => Promise<RemoteLifecycles>;
}

export interface Areas {
  /** Holds the elements of all remotes; the shell puts it into its main part. */
  outlet: HTMLElement;
  /** The area of a remote that the registry lists. */
  of: (name: string) => Area | undefined;
  /** Loads the remote behind `path` without showing it, so that going there is quick. */
  warm: (path: string) => void;
  /** What each remote finds that has a screen for this visitor, shown or not. A promise rejects when its remote fails. */
  find: (search: CommandSearch) => Promise<readonly Command[]>[];
}

/**
 * Registers each remote of the registry with single-spa, by its routes. single-spa starts and ends areas as the address, the
 * session or the registry changes. Areas return at once, so single-spa never waits for a remote; its own time limits are a
 * second net below.
 */
export function startAreas({ host, registry, load }: Options): Areas {
  setMountMaxTime(3000, false);
  setUnmountMaxTime(3000, false);

  const outlet = document.createElement('div');
  const areas = new Map<string, Area>();
  const outcomes = createOutcomes(sendOutcomes);
  window.addEventListener('pagehide', outcomes.tell);
  const deciding = (pathname: string): Decision => decide(pathname, registry.get(), host.session.get());
  /** Nothing runs before the signature of what names it was found good. */
  const trusted = (remote: RegistryRemote) => registry.trusted().then(() => load(remote));
  const latest = (name: string) => registry.get()?.remotes.find((remote) => remote.name === name);

  const register = (name: string): void => {
    const area = createArea({
      host,
      load: trusted,
      outlet,
      latest: () => latest(name),
      refresh: registry.refresh,
      fallBack: registry.fallBack,
      outcomes,
    });
    areas.set(name, area);
    registerApplication({
      name,
      app: {
        bootstrap: () => Promise.resolve(),
        mount: () => Promise.resolve(area.enter()),
        unmount: () => Promise.resolve(area.leave()),
      },
      activeWhen: ({ pathname }) => {
        const decision = deciding(pathname);
        return decision.show === 'remote' && decision.remote.name === name;
      },
    });
  };

  const follow = (): void => {
    for (const { name } of registry.get()?.remotes ?? []) if (!areas.has(name)) register(name);
    void triggerAppChange();
  };

  /** A release that was published meanwhile shows with this navigation, however late its news come, unless somebody does something already. */
  const showNewest = async (): Promise<void> => {
    const { pathname } = window.location;
    const isUntouched = await untouched(outlet, registry.refresh());
    if (!isUntouched || window.location.pathname !== pathname) return;
    const decision = deciding(pathname);
    if (decision.show === 'remote') areas.get(decision.remote.name)?.navigated();
  };

  followNavigation(() => {
    const decision = deciding(window.location.pathname);
    if (decision.show === 'remote') areas.get(decision.remote.name)?.navigated();
    void showNewest();
  });
  registry.subscribe(follow);
  followUser(host, () => {
    for (const area of areas.values()) area.restart();
  });
  host.session.subscribe(() => void triggerAppChange());
  follow();
  start();

  return {
    outlet,
    of: (name) => areas.get(name),
    warm(path) {
      const decision = deciding(path);
      if (decision.show === 'remote') trusted(decision.remote).catch(() => {}); // going there will say what is wrong
    },
    find: (search) =>
      (registry.get()?.remotes ?? [])
        .filter(({ routes }) => routes.some(({ guard }) => refusal(guard, host.session.get()) === undefined))
        .map(async (remote) => (await trusted(remote)).find?.(host, search) ?? []),
  };
}

/** Calls `onChange` when the one who was signed in no longer is. */
function followUser({ session }: Host, onChange: () => void): void {
  let before = session.get().user?.id;
  session.subscribe(() => {
    const now = session.get().user?.id;
    const changed = before !== undefined && now !== before;
    before = now;
    if (changed) onChange();
  });
}

/** Calls `onMove` after the path has changed, not for a change of the query alone. */
function followNavigation(onMove: () => void): void {
  let before = window.location.pathname;
  window.addEventListener('single-spa:routing-event', () => {
    const { pathname } = window.location;
    if (pathname === before) return;
    before = pathname;
    onMove();
  });
}
