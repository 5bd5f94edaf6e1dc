import { lazy, useState, type ComponentType } from 'react';
import { useHost } from './host.tsx';

export interface LazyScreenOptions {
  /** Milliseconds to wait before each further attempt to load. */
  pauses?: readonly number[];
}

async function withRetries<Loaded>(load: () => Promise<Loaded>, pauses: readonly number[]): Promise<Loaded> {
  for (const pause of pauses) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load();
}

/**
 * A screen in a chunk of its own: `lazyScreen(() => import('./shift-list.tsx'), 'ShiftList')`. `React.lazy` alone remembers a failure
 * for ever; this asks again, twice at once and then with each new mount of the remote, so that a retry needs no reload.
 */
export function lazyScreen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  { pauses = [300, 1000] }: LazyScreenOptions = {},
): ComponentType {
  let arrived: ComponentType | undefined;
  /** One attempt per mount. React renders a suspended screen from scratch, so no state of its own could remember this. */
  const attempts = new WeakMap<object, ComponentType>();

  const attempt = (): ComponentType => {
    const screen = lazy<ComponentType>(async () => {
      const loaded = await withRetries(load, pauses);
      arrived = screen;
      return { default: loaded[name] };
    });
    return screen;
  };

  const screenFor = (mount: object): ComponentType => {
    const screen = arrived ?? attempts.get(mount) ?? attempt();
    attempts.set(mount, screen);
    return screen;
  };

  return function LazyScreen() {
    const mount = useHost();
    const [Screen] = useState(() => screenFor(mount));
    return <Screen />;
  };
}
