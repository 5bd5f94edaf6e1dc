import type { Published, RegistryRemote } from '@portfolio/remote-kit/manifest';
import { openPages } from '../registry/index.ts';

export interface Served {
  remotes: RegistryRemote[];
  /** Releases of the shell. */
  shells: string[];
}

/**
 * The releases that an open page may be of: all that a registry names which was in force at any time of the last seven days, however long
 * before that it was published.
 * @param history in the order in which it was published
 */
export function servedBy(history: readonly Published[], now: Date): Served {
  const recent = history.filter((_, index) => {
    const next = history[index + 1];
    return !next || now.getTime() - Date.parse(next.issued) < openPages;
  });
  const remotes = recent
    .flatMap((published) => published.remotes)
    .flatMap(({ live, previous, canary }) =>
      [live, previous, canary?.release].filter((release) => release !== undefined),
    );
  return {
    remotes: [
      ...new Map(remotes.map((release) => [`${release.name} ${release.version} ${release.release}`, release])).values(),
    ],
    shells: [...new Set(recent.flatMap(({ shell }) => (shell ? [shell.release, ...shell.before] : [])))],
  };
}
