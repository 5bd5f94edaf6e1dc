import type { Published, RegistryRemote } from '@portfolio/remote-kit/manifest';

const day = 24 * 60 * 60 * 1000;
/** A page that is open since then may still ask for what was named. */
const openPages = 7 * day;

export interface Served {
  remotes: RegistryRemote[];
  /** Releases of the shell. */
  shells: string[];
}

/**
 * The releases that an open page may be of: all that the newest registry names, and those of the last seven days.
 * @param history in the order in which it was published
 */
export function servedBy(history: readonly Published[], now: Date): Served {
  const recent = history.filter(
    ({ issued }, index) => index === history.length - 1 || now.getTime() - Date.parse(issued) < openPages,
  );
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
