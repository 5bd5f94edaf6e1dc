import { act } from 'react';
import type { RemoteLifecycles, RemoteProps } from '../contract/index.ts';
import { createTestHost, type TestHost, type TestHostOptions } from './host.ts';

export interface RenderOptions extends TestHostOptions {
  /** Address to open; `/` when left out. */
  path?: string;
  /** Navigation state of that address. */
  state?: unknown;
}

export interface RenderedRemote {
  host: TestHost;
  container: HTMLElement;
  unmount: () => Promise<void>;
}

/**
 * Mounts a whole remote as the shell does, on a host without a server: `await renderRemote(remote, { path: '/projects', graphql })`.
 * Use Testing Library's `screen` to look at it. Unmount it, or let `afterEach(unmountAll)` do so.
 */
export async function renderRemote(
  remote: RemoteLifecycles,
  { path = '/', state = null, ...options }: RenderOptions = {},
): Promise<RenderedRemote> {
  window.history.replaceState({ usr: state, key: 'test', idx: 0 }, '', path);
  const host = createTestHost(options);
  const container = document.createElement('div');
  document.body.append(container);

  const props: RemoteProps = {
    ...host,
    release: { name: 'test', version: '0.0.0', release: 'test' },
    domElement: container,
    crashed: (crash) => host.crashes.push(crash),
  };
  const unmount = async (): Promise<void> => {
    await outsideAct(() => remote.unmount(props));
    container.remove();
    open.delete(unmount);
  };
  open.add(unmount);
  await act(async () => {
    await remote.bootstrap(props);
    await remote.mount(props);
  });
  return { host, container, unmount };
}

/** `act` would throw once more what the remote has told the host. */
async function outsideAct(work: () => Promise<void>): Promise<void> {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  await work();
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
}

const open = new Set<() => Promise<void>>();

/** Unmounts every remote that a test left open. */
export async function unmountAll(): Promise<void> {
  for (const unmount of open) await unmount();
}
