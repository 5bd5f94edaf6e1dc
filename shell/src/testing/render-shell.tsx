import { createStore } from '@portfolio/remote-kit';
import { createTestHost, type TestHost, type TestHostOptions } from '@portfolio/remote-kit/testing';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { MenuLink } from '../layout/menu/menu-store.ts';
import { createPasswordQuestions, type PasswordQuestions } from '../password-question/questions.ts';
import { ShellProvider } from '../shell-context.tsx';
import { registry } from './registry.ts';

export interface Rendered {
  host: TestHost;
  /** Paths whose remotes were fetched ahead. */
  warmed: string[];
  passwordQuestions: PasswordQuestions;
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
    ...options
  }: TestHostOptions & {
    path?: string;
    state?: unknown;
    prepare?: (host: TestHost) => void;
    menu?: readonly MenuLink[];
    /** The release of the shell that is live. */
    shell?: string | undefined;
  } = {},
): Rendered {
  window.history.replaceState({ usr: state, key: 'test', idx: 0 }, '', path);
  const host = createTestHost(options);
  prepare?.(host);
  const warmed: string[] = [];
  const store = createStore<typeof registry | undefined>(registry);
  const passwordQuestions = createPasswordQuestions();
  const parts = {
    host,
    passwordQuestions,
    registry: {
      get: store.get,
      subscribe: store.subscribe,
      refresh: () => Promise.resolve(),
      trusted: () => Promise.resolve(),
      fallBack: () => false,
      shell: () => shell,
    },
    menu: { ...createStore(menu), refresh: () => Promise.resolve() },
    areas: { outlet: document.createElement('div'), of: () => undefined, warm: (to: string) => warmed.push(to) },
  };
  render(
    <ShellProvider parts={parts}>
      <BrowserRouter>{children}</BrowserRouter>
    </ShellProvider>,
  );
  return { host, warmed, passwordQuestions };
}
