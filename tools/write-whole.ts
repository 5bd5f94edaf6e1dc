import { renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Writes a file that only its owner reads so that it has its whole new content, or that of before: also when the disk is full, or
 * the machine fails half-way.
 */
export function writeWhole(path: string, text: string): void {
  const draft = `${path}.new`;
  try {
    writeFileSync(draft, text, { mode: 0o600, flush: true });
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
