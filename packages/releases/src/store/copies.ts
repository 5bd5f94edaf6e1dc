import { folderStore } from './folder-store.ts';
import type { ReleaseStore } from './store.ts';

/** Files that are fetched at the same time. */
const atOnce = 16;
/** Anybody may ask for releases that there are not: so many names are remembered, for so many milliseconds. */
const mostUnknown = 1_000;
const unknownFor = 10_000;
/** Says that all files of a folder are there. */
const whole = '.whole';

/** Releases as files of this machine, from which they are served. */
export interface Copies {
  folder: string;
  /** Resolves once the folder of a release is here whole. False when the store has no such release. */
  fetch: (release: string) => Promise<boolean>;
}

/** Of a store that is a folder already. */
export const noCopies = (folder: string): Copies => ({ folder, fetch: () => Promise.resolve(true) });

/**
 * Copies releases out of a store into a folder when they are first needed. They never change, so a copy is good for ever, and what was
 * copied is served while the store is away. The folder may be emptied while nobody uses it.
 */
export function copiesOf(store: ReleaseStore, folder: string): Copies {
  const local = folderStore(folder);
  const known = new Map<string, Promise<boolean>>();
  const unknown = new Map<string, number>();

  async function copy(release: string): Promise<boolean> {
    if (await local.read(`${release}/${whole}`)) return true;
    // The last of a remote's files: before it others may be missing. Shells are asked for by the registry, which comes later still.
    if (release.startsWith('remotes/') && !(await store.read(`${release}/release.json`))) return false;
    const files = await filesOf(store, release);
    for (let first = 0; first < files.length; first += atOnce) {
      const some = files.slice(first, first + atOnce);
      await Promise.all(some.map(async (name) => local.create(name, await contentOf(store, name))));
    }
    await local.create(`${release}/${whole}`, new Date().toISOString());
    return true;
  }

  return {
    folder,
    async fetch(release) {
      if (Date.now() - (unknown.get(release) ?? 0) < unknownFor) return false;
      const copying = known.get(release) ?? copy(release);
      known.set(release, copying);
      const found = await copying.finally(() => known.delete(release));
      if (found) {
        known.set(release, copying);
        return true;
      }
      if (unknown.size >= mostUnknown) unknown.clear();
      unknown.set(release, Date.now());
      return false;
    },
  };
}

/** What has nothing below it is a file. */
async function filesOf(store: ReleaseStore, name: string): Promise<string[]> {
  const below = await store.list(name);
  if (below.length === 0) return [name];
  return (await Promise.all(below.map((each) => filesOf(store, `${name}/${each}`)))).flat();
}

async function contentOf(store: ReleaseStore, name: string): Promise<Buffer> {
  const content = await store.read(name);
  if (!content) throw new Error(`The store lacks ${name}.`);
  return content;
}
