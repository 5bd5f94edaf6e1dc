import {
  createStore,
  type Crash,
  type CrashPhase,
  type Host,
  type ReleaseInfo,
  type RemoteLifecycles,
  type RemoteProps,
  type Store,
} from '@portfolio/remote-kit';
import type { RegistryRemote } from '@portfolio/remote-kit/manifest';
import { inTime } from './in-time.ts';
import type { Outcomes } from './outcomes.ts';
import { Final } from './retry.ts';

export type AreaState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'running' }
  | { status: 'failed'; crash: Crash; release: ReleaseInfo }
  /** The remote has no screen at this address. */
  | { status: 'not-found'; pathname: string };

/** Milliseconds. */
export interface AreaTimes {
  load: number;
  mount: number;
  unmount: number;
  /** First pause before a remote that could not be loaded is asked for again by itself; doubles up to `healMost`. */
  heal: number;
  healMost: number;
}

export const areaTimes: AreaTimes = { load: 20_000, mount: 5_000, unmount: 2_000, heal: 3_000, healMost: 8_000 };

interface Options {
  host: Host;
  load: (remote: RegistryRemote) => Promise<RemoteLifecycles>;
  /** What the registry says of this remote now; undefined when it is gone. */
  latest: () => RegistryRemote | undefined;
  /** Asks for the registry, for a release that may have replaced a broken one. Never rejects. */
  refresh: () => Promise<void>;
  /** Gives the visitor the release before one that fails; false when there is none to give. */
  fallBack?: (remote: RegistryRemote) => boolean;
  /** Told of each start and each failure. */
  outcomes?: Pick<Outcomes, 'started' | 'failed'>;
  /** Where remotes put their elements. */
  outlet: HTMLElement;
  times?: AreaTimes;
}

export interface Area {
  state: Store<AreaState>;
  /** Starts the live release. Returns at once. */
  enter: () => void;
  /** Ends what runs. Returns at once, whatever the remote does. */
  leave: () => void;
  /** The visitor went on inside the area: a failed remote starts anew, a newer release takes over. */
  navigated: () => void;
  /** Begins anew, when somebody else is signed in: nothing of the one before stays on the screen. */
  restart: () => void;
  /** After a failure: once more, with the live release. Resolves when it was started. */
  retry: () => Promise<void>;
}

/**
 * Whether the release itself is at fault, so that another one may do better: not a connection that is lost, and not what happens later,
 * when somebody may have typed something. A development server that does not answer has been stopped.
 */
const isOfRelease = ({ phase, error }: Crash, { development }: RegistryRemote): boolean =>
  phase === 'load' ? error instanceof Final || development === true : phase === 'mount' || phase === 'render';

const bootstrapped = new WeakSet<RemoteLifecycles>();

async function bootstrapOnce(lifecycles: RemoteLifecycles, props: RemoteProps): Promise<void> {
  if (bootstrapped.has(lifecycles)) return;
  await lifecycles.bootstrap(props);
  bootstrapped.add(lifecycles);
}

/** One life of a remote in its area: from the first attempt to load it until it is left, fails or is replaced. */
interface Life {
  remote: RegistryRemote;
  element: HTMLElement;
  /** Set once there is something to unmount. */
  unmount?: () => Promise<void>;
  ended: boolean;
}

/**
 * The part of the page that belongs to one remote. Nothing a remote does reaches further: every call into it is timed and
 * caught, nobody waits for it, and what comes from a life that has ended is only reported.
 */
export function createArea({
  host,
  load,
  latest,
  refresh,
  fallBack,
  outcomes,
  outlet,
  times = areaTimes,
}: Options): Area {
  const state = createStore<AreaState>({ status: 'idle' });
  let current: Life | undefined;
  let healing: { timer: ReturnType<typeof setTimeout>; pause: number } | undefined;

  const about = ({ name, version, release }: RegistryRemote): ReleaseInfo => ({ name, version, release });

  const end = (life: Life): void => {
    life.ended = true;
    const unmounting = async (): Promise<void> => life.unmount?.(); // async: what it throws at once is a rejection too
    inTime(unmounting(), times.unmount, 'Unmounting').catch((error: unknown) =>
      host.report(error, { ...about(life.remote), phase: 'unmount' }),
    );
    delete life.unmount;
    life.element.remove();
  };

  const fail = (life: Life, crash: Crash): void => {
    host.report(crash.error, { ...about(life.remote), phase: crash.phase });
    if (life.ended) return;
    if (isOfRelease(crash, life.remote) || crash.phase === 'update') {
      if (crash.phase === 'load') outcomes?.started(life.remote); // it did not come so far
      outcomes?.failed(life.remote, crash.error);
    }
    end(life);
    if (isOfRelease(crash, life.remote) && fallBack?.(life.remote)) return enter();
    state.set({ status: 'failed', crash, release: about(life.remote) });
    if (crash.phase === 'load') healLater();
  };

  const propsFor = (life: Life): RemoteProps => ({
    ...host,
    release: about(life.remote),
    domElement: life.element,
    crashed: (crash) => fail(life, crash),
    notFound: (pathname) => {
      if (!life.ended) state.set({ status: 'not-found', pathname });
    },
  });

  const arrive = (remote: RegistryRemote): Promise<RemoteLifecycles> => inTime(load(remote), times.load, 'Loading');

  const run = async (life: Life, loading: Promise<RemoteLifecycles>): Promise<void> => {
    let phase: CrashPhase = 'load';
    try {
      const lifecycles = await loading;
      if (life.ended) return;
      phase = 'mount';
      const props = propsFor(life);
      outcomes?.started(life.remote);
      outlet.append(life.element);
      life.unmount = () => lifecycles.unmount(props);
      state.set({ status: 'running' });
      const mounting = async (): Promise<void> => {
        await bootstrapOnce(lifecycles, props);
        if (!life.ended) await lifecycles.mount(props);
      };
      await inTime(mounting(), times.mount, 'Mounting');
    } catch (error) {
      fail(life, { phase, error });
    }
  };

  const begin = (remote: RegistryRemote): Life => {
    if (current) end(current);
    current = { remote, element: document.createElement('div'), ended: false };
    return current;
  };

  const enter = (): void => {
    stopHealing();
    const remote = latest();
    if (!remote) return;
    const life = begin(remote);
    state.set({ status: 'loading' });
    void run(life, arrive(remote));
  };

  /** While the panel is shown, tries to load in the background, so that the area heals when its host is back. */
  const healLater = (): void => {
    const pause = Math.min(healing ? healing.pause * 2 : times.heal, times.healMost);
    healing = { pause, timer: setTimeout(() => void heal(), pause) };
  };

  const heal = async (): Promise<void> => {
    const attempt = healing;
    await refresh();
    const remote = latest();
    const loading = remote ? arrive(remote) : Promise.reject(new Error('The registry no longer lists it.'));
    const loaded = await loading.then(
      () => true,
      () => false,
    );
    if (healing !== attempt) return; // left, or retried, meanwhile
    if (!loaded || !remote) return healLater();
    stopHealing();
    void run(begin(remote), loading);
  };

  const stopHealing = (): void => {
    clearTimeout(healing?.timer);
    healing = undefined;
  };

  return {
    state,
    enter,
    leave() {
      stopHealing();
      if (current) end(current);
      current = undefined;
      state.set({ status: 'idle' });
    },
    navigated() {
      const now = state.get();
      const remote = latest();
      const replaced = current && remote && current.remote.release !== remote.release;
      if (now.status === 'failed' || replaced) enter();
      else if (now.status === 'not-found' && now.pathname !== window.location.pathname)
        state.set({ status: 'running' });
    },
    restart() {
      if (current) enter();
    },
    async retry() {
      const failed = current;
      await refresh();
      if (current === failed && failed) enter();
    },
  };
}
