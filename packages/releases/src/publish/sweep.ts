import { everNamed, readRegistry, type Signer } from '../registry/index.ts';
import { remoteFolder } from './remote.ts';
import { servedBy } from './served.ts';
import { shellFolder } from './shell.ts';

const day = 24 * 60 * 60 * 1000;
const marks = 'unreferenced';

/**
 * Removes releases that nobody needs any more. One goes when no registry names it that was in force in the last seven days, and when a sweep of at least a day
 * ago has found so already: what is being published at this moment has its files before it has its name. What is live, a canary or the
 * way back is named by the newest registry and never goes.
 * @returns folders that were removed
 */
export async function sweep(signer: Signer): Promise<string[]> {
  const { store, now = () => new Date() } = signer;
  if (!(await readRegistry(signer))) return [];
  const { remotes, shells } = servedBy(await everNamed(store), now());
  const needed = new Set([...remotes.map(remoteFolder), ...shells.map(shellFolder)]);
  const removed: string[] = [];
  for (const folder of await allFolders(signer)) {
    const mark = `${marks}/${folder.replaceAll('/', ' ')}`;
    if (needed.has(folder)) {
      await store.remove(mark);
      continue;
    }
    const since = await store.read(mark);
    if (!since) await store.create(mark, now().toISOString());
    else if (now().getTime() - Date.parse(since.toString()) >= day) {
      await store.remove(folder);
      await store.remove(mark);
      removed.push(folder);
    }
  }
  return removed;
}

async function allFolders({ store }: Signer): Promise<string[]> {
  const names = await store.list('remotes');
  const ofRemotes = await Promise.all(
    names.map(async (name) => (await store.list(`remotes/${name}`)).map((release) => `remotes/${name}/${release}`)),
  );
  return [...ofRemotes.flat(), ...(await store.list('shell')).map(shellFolder)];
}
