import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '../root.ts';
import { PlainError } from '../terminal/plain-error.ts';
import { newNoun } from './noun-files/new-noun.ts';
import { screenTest } from './noun-files/screen-test.ts';
import { screenFiles } from './noun-files/screens.ts';
import { serviceFiles } from './noun-files/service.ts';
import { insertNoun } from './noun-places.ts';

/**
 * Writes a noun that each firm has its own of: contract, table with row-level security, calls with tests, and a list, a screen and an
 * editor in three languages. They begin with a name and notes.
 * @param name `badge`, in the singular
 * @param said what people call it: `es` `una credencial/credenciales`
 * @returns the files that are new or changed
 * @throws PlainError when the name is taken, or no name
 */
export async function createNoun(
  name: string,
  said: { es?: string; fr?: string } = {},
  checkout = root,
  now = new Date(),
): Promise<string[]> {
  const noun = newNoun(name, said, now);
  const read = (path: string): string => readFileSync(join(checkout, path), 'utf8');
  const screens = Object.entries({ ...screenFiles(noun), ...screenTest(noun) }).map(([file, content]) => [
    `mfe-scheduling/src/${noun.files}/${file}`,
    content,
  ]);
  const created: Record<string, string> = { ...serviceFiles(noun), ...Object.fromEntries(screens) };
  const isTaken =
    new RegExp(`^type ${noun.One}\\b`, 'm').test(read('gateway/schema.graphql')) ||
    noun.many in (JSON.parse(read('mfe-scheduling/src/locales/en.json')) as object) ||
    Object.keys(created).some((path) => existsSync(join(checkout, path)));
  if (isTaken) throw new PlainError(`"${name}" is taken already: choose another name.`);

  // All that can fail is done before anything is written.
  const files = { ...created, ...insertNoun(noun, read) };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(checkout, path)), { recursive: true });
    await writeFile(join(checkout, path), content);
  }
  return Object.keys(files);
}
