import { watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { serviceNames } from '@portfolio/contracts/routes';

/** Editors write a file in several steps, and a checkout touches many. */
const settle = 150;

/** Folder → components that run its sources. The browser's side reloads by itself. */
const users: Record<string, readonly string[]> = {
  ...Object.fromEntries(serviceNames.map((service) => [`services/${service}/src`, [service]])),
  'gateway/src': ['gateway'],
  'shell/server': ['edge'],
  'packages/service-kit/src': [...serviceNames, 'gateway', 'edge'],
  'packages/contracts/src': [...serviceNames, 'gateway', 'edge'],
};

const isSource = (file: string) => /\.(ts|graphql|json)$/.test(file) && !file.endsWith('.test.ts');

/**
 * Watches the servers' sources.
 * @param changed gets the names of the components to restart, once a change has settled; never twice at a time
 * @returns ends the watching
 */
export function watchSources(changed: (names: string[]) => Promise<void>): () => void {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let busy = false;

  const run = async () => {
    if (busy || waiting.size === 0) return;
    busy = true;
    const names = [...waiting];
    waiting.clear();
    await changed(names);
    busy = false;
    void run();
  };
  const watchers: FSWatcher[] = Object.entries(users).map(([folder, names]) =>
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (file === null || !isSource(file)) return;
      for (const name of names) waiting.add(name);
      clearTimeout(timer);
      timer = setTimeout(() => void run(), settle);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
