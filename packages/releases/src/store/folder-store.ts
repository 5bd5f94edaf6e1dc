import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReleaseStore } from './store.ts';

/** A folder of this machine, or one that several machines share. */
export function folderStore(folder: string): ReleaseStore {
  const at = (name: string): string => join(folder, name);
  return {
    read: (name) => unless(['ENOENT', 'ENOTDIR', 'EISDIR'], readFile(at(name)), undefined),
    async create(name, content) {
      // Spares a start that finds everything released the writing of all of it; `link` decides between two at once.
      if (await unless(['ENOENT', 'ENOTDIR'], stat(at(name)), undefined)) return false;
      // Written aside first: a name appears with its whole content, and with that of one writer only.
      const draft = at(`.drafts/${randomUUID()}`);
      await mkdir(dirname(draft), { recursive: true });
      await mkdir(dirname(at(name)), { recursive: true });
      const file = await open(draft, 'wx');
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      try {
        return await unless(
          ['EEXIST'],
          link(draft, at(name)).then(() => true),
          false,
        );
      } finally {
        await rm(draft);
      }
    },
    list: (name) => unless(['ENOENT', 'ENOTDIR'], readdir(at(name)), []),
    remove: (name) => rm(at(name), { recursive: true, force: true }),
  };
}

/** What `work` gives, or `otherwise` when it fails with one of these codes. */
async function unless<Given, Other>(codes: string[], work: Promise<Given>, otherwise: Other): Promise<Given | Other> {
  try {
    return await work;
  } catch (error) {
    if (codes.includes(String((error as NodeJS.ErrnoException).code))) return otherwise;
    throw error;
  }
}
