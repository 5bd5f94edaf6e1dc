import { createStore, type User, type WritableStore } from '@portfolio/remote-kit';
import { createPasskeyCalls } from '@portfolio/remote-kit/session';
import { apiAnswering, createTestHost, type TestHost, type TestHostOptions } from '@portfolio/remote-kit/testing';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { MenuLink } from '../layout/menu/menu-store.ts';
import { createPasswordQuestions, type PasswordQuestions } from '../password-question/questions.ts';
import { ShellProvider } from '../shell-context.tsx';
import type { Areas } from '../remotes/areas.ts';
import type { LocalRemoteState } from '../registry/local-remote.ts';
import { noStill, type Still } from '../start/still.ts';
import { registry } from './registry.ts';

export interface Rendered {
  host: TestHost;
  /** Paths whose remotes were fetched ahead. */
  warmed: string[];
  passwordQuestions: PasswordQuestions;
  slow: WritableStore<boolean>;
  /** Where remotes put their elements. */
  outlet: HTMLElement;
}

/** Renders a part of the shell at `path`, without remotes. */
export function renderShell(
  children: ReactNode,
  {
    path = '/',
    state = null,
    prepare,
    menu = [],
    shell,
    local,
    still = noStill(document.createElement('div')),
    find = () => [],
    ...options
  }: TestHostOptions & {
    path?: string;
    state?: unknown;
    prepare?: (host: TestHost) => void;
    menu?: readonly MenuLink[];
    /** The release of the shell that is live. */
    shell?: string | undefined;
    /** What the page says of a remote of the developer's own. */
    local?: LocalRemoteState;
    still?: Still;
    /** What remotes find. */
    find?: Areas['find'];
  } = {},
): Rendered {
  window.history.replaceState({ usr: state, key: 'test', idx: 0 }, '', path);
  const host = createTestHost(options);
  prepare?.(host);
  const warmed: string[] = [];
  const store = createStore<typeof registry | undefined>(registry);
  const slow = createStore(false);
  const localState = createStore<LocalRemoteState | undefined>(local);
  const passwordQuestions = createPasswordQuestions();
  const api = apiAnswering(options.rest ?? {});
  const enter = async (call: string, body: object, target?: (user: User) => string): Promise<User> => {
    const { user } = await api.post<{ user: User }>(call, body);
    if (target) host.navigate(target(user));
    return user;
  };
  const outlet = document.createElement('div');
  const parts = {
    host,
    passkeys: createPasskeyCalls({ api, plainApi: api, enter }),
    passwordQuestions,
    registry: {
      get: store.get,
      subscribe: store.subscribe,
      refresh: () => Promise.resolve(),
      trusted: () => Promise.resolve(),
      fallBack: () => false,
      shell: () => shell,
    },
    slow,
    localRemote: { state: localState, row: undefined, drop: () => {}, reset: () => localState.set(undefined) },
    menu: { ...createStore(menu), refresh: () => Promise.resolve() },
    still,
    areas: { outlet, of: () => undefined, warm: (to: string) => warmed.push(to), find },
  };
  render(
    <ShellProvider parts={parts}>
      <BrowserRouter>{children}</BrowserRouter>
    </ShellProvider>,
    still.page.get() ? { container: still.root } : {},
  );
  return { host, warmed, passwordQuestions, slow, outlet };
}
