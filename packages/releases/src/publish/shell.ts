import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Published, PublishedShell } from '@portfolio/remote-kit/manifest';
import type { ReleaseStore } from '../store/index.ts';
import { openPages } from '../registry/index.ts';
import { digestOf } from './digest.ts';
import { filesIn, storeFiles } from './files.ts';

/** So many releases before the live one stay in any case; others as long as a page of theirs may be open, which asks for its own chunks. */
const keptBefore = 3;

/** What renders the frame on a server, as builds name it. */
const serverBuild = /^server\.[0-9a-f]+\.js$/;

export const shellFolder = (release: string): string => `shell/${release}`;

export interface BuiltShell extends Pick<PublishedShell, 'contract' | 'shared' | 'commit'> {
  /** The build's folder. */
  folder: string;
}

/** Stores the shell's files under a name made of their content. */
export async function publishShell(
  store: ReleaseStore,
  { folder, ...described }: BuiltShell,
  now = new Date(),
): Promise<(published: Published) => Published> {
  const files = await filesIn(folder);
  const hash = createHash('sha256');
  let server: PublishedShell['server'];
  for (const file of files) {
    const content = await readFile(join(folder, file));
    hash.update(file).update(content);
    if (serverBuild.test(file)) server = { file, hash: createHash('sha384').update(content).digest('base64') };
  }
  const release = hash.digest('hex').slice(0, 12);
  const digest = await digestOf(folder);
  await storeFiles(store, folder, files, shellFolder(release));
  return (published) => {
    const live = published.shell;
    // One of before there were digests gets its own when it is published again.
    if (live?.release === release)
      return live.digests?.[release]
        ? published
        : { ...published, shell: { ...live, digests: { ...live.digests, [release]: digest } } };
    const since = now.toISOString();
    const ended: Record<string, string> = { ...live?.until, ...(live && { [live.release]: since }) };
    const others = live ? [live.release, ...live.before.filter((each) => each !== release)] : [];
    const before = others.filter(
      (each, index) => index < keptBefore || now.getTime() - Date.parse(ended[each] ?? '') < openPages,
    );
    const digests = { ...only(before, live?.digests), [release]: digest };
    return {
      ...published,
      shell: { ...described, release, since, server, before, until: only(before, ended), digests },
    };
  };
}

const only = <T>(names: readonly string[], all: Record<string, T> = {}): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
