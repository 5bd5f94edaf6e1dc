import type { RemoteLifecycles } from '@portfolio/remote-kit';
import { Final } from './retry.ts';

/**
 * What a release exposes, as the shell calls it.
 * @throws Final when it is something else: the release is at fault, and the one before takes its place
 */
export function lifecyclesIn(module: unknown, name: string): RemoteLifecycles {
  if (isRemote(module)) return module;
  throw new Final(`${name} does not expose bootstrap, mount and unmount.`);
}

const isRemote = (module: unknown): module is RemoteLifecycles =>
  typeof module === 'object' &&
  module !== null &&
  ['bootstrap', 'mount', 'unmount'].every((name) => typeof Reflect.get(module, name) === 'function');
