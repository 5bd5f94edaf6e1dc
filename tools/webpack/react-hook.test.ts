import { createRequire } from 'node:module';
import { hookName } from './react-hook.ts';

interface Refresh {
  injectIntoGlobalHook(page: object): void;
}

test('a Refresh that comes after React was loaded, as that of a remote does, finds its renderer', () => {
  const refresh = createRequire(import.meta.url)('react-refresh/runtime') as Refresh;
  const page = globalThis as unknown as {
    [hookName]: { renderers: Map<number, unknown>; inject: (renderer: object) => number };
  };
  const renderer = { scheduleRefresh() {}, setRefreshHandler() {} };
  refresh.injectIntoGlobalHook(globalThis);
  const id = page[hookName].inject(renderer);
  expect([...page[hookName].renderers]).toEqual([[id, renderer]]);
});
