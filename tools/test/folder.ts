import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for one run's data, which the database's account may enter. */
export function makeFolder(below = tmpdir()): { path: string; remove: () => void } {
  const path = mkdtempSync(join(below, 'portfolio-test-'));
  chmodSync(path, 0o711);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Memory as a folder; enough for the databases of the tests that run at one time. */
const memory = '/dev/shm';
const enough = 3 * 2 ** 30;

/**
 * The same in memory, where the machine has as much to spare, else on its disk: databases that live as long as a file of tests are
 * a thousand files each, which a disk is slow to copy and to remove.
 */
export function makeQuickFolder(): ReturnType<typeof makeFolder> {
  try {
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize >= enough && process.availableMemory() >= enough) return makeFolder(memory);
  } catch {
    // Not Linux, or not ours to write.
  }
  return makeFolder();
}
