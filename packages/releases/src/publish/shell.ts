import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Published, PublishedShell } from '@portfolio/remote-kit/manifest';
import type { ReleaseStore } from '../store/index.ts';
import { filesIn, storeFiles } from './files.ts';

/** Releases of the shell before the live one whose files stay: an open page asks for its own chunks. */
const keptBefore = 3;

export const shellFolder = (release: string): string => `shell/${release}`;

export interface BuiltShell extends Pick<PublishedShell, 'contract' | 'shared' | 'commit'> {
  /** The build's folder. */
  folder: string;
}

/** Stores the shell's files under a name made of their content. */
export async function publishShell(
  store: ReleaseStore,
  { folder, ...described }: BuiltShell,
): Promise<(published: Published) => Published> {
  const files = await filesIn(folder);
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(await readFile(join(folder, file)));
  const release = hash.digest('hex').slice(0, 12);
  await storeFiles(store, folder, files, shellFolder(release));
  return (published) => {
    const live = published.shell;
    if (live?.release === release) return published;
    const before = live ? [live.release, ...live.before.filter((each) => each !== release)] : [];
    const since = new Date().toISOString();
    return { ...published, shell: { ...described, release, since, before: before.slice(0, keptBefore) } };
  };
}
