import { lazy, useState, type ComponentType } from 'react';

const attempts = 3;
const pause = (attempt: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, 300 * 2 ** attempt));

async function withRetries<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      if (attempt === attempts) throw error;
      await pause(attempt);
    }
  }
}

/**
 * A screen in a chunk of its own: `lazyScreen(() => import('./shift-list.tsx'), 'ShiftList')`. Unlike `React.lazy` alone, it asks
 * again after a failure, so that a retry after a network fault works without a reload.
 */
export function lazyScreen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): ComponentType {
  const fresh = (): ComponentType =>
    lazy<ComponentType>(() =>
      withRetries(load).then(
        (loaded) => ({ default: loaded[name] }),
        (error: unknown) => {
          current = fresh();
          throw error;
        },
      ),
    );
  let current = fresh();

  return function LazyScreen() {
    const [Screen] = useState(() => current);
    return <Screen />;
  };
}
