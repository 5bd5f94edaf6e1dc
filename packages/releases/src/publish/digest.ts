import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from './files.ts';

/** What all files of a release add up to, names and contents; what begins with a dot is the store's own. */
export async function digestOf(folder: string): Promise<string> {
  const whole = createHash('sha256');
  for (const file of await filesIn(folder)) {
    if (file.startsWith('.')) continue;
    const content = createHash('sha256').update(await readFile(join(folder, file)));
    whole.update(`${JSON.stringify(file)} ${content.digest('base64')}\n`);
  }
  return whole.digest('base64');
}
