import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { languages } from '@portfolio/remote-kit/manifest';
import { repeatedMessages, translationFaults, type Messages } from '@portfolio/remote-kit/messages';
import { inRoot } from '../graph/generated-file.ts';
import { BuildError } from './project.ts';

/** Texts of the kit, which are bundled with every remote. */
const kit = ['packages/remote-kit/src/locales', 'packages/remote-kit/src/common'];

/**
 * Stops the build when a language of `src/locales`, or of the kit, lacks a message that English has, or when a message is one
 * of the kit's common ones already.
 */
export function checkLocales(folder: string): void {
  for (const locales of kit) requireTranslations(inRoot(locales), locales);
  const own = join(folder, 'src/locales');
  if (!existsSync(join(own, 'en.json'))) return;
  const name = `${basename(folder)}/src/locales`;
  requireTranslations(own, name);
  refuse(name, repeatedMessages(read(own, 'en', name), read(inRoot(kit[1]!), 'en', kit[1]!)));
}

/** The languages that a remote brings texts in. */
export const languagesOf = (folder: string): string[] =>
  languages.filter((language) => existsSync(join(folder, `src/locales/${language}.json`)));

const requireTranslations = (folder: string, name: string): void =>
  refuse(
    name,
    translationFaults(read(folder, 'en', name), { es: read(folder, 'es', name), fr: read(folder, 'fr', name) }),
  );

function read(folder: string, language: string, name: string): Messages {
  const file = join(folder, `${language}.json`);
  if (!existsSync(file)) throw new BuildError(`${name}/${language}.json is missing.`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- JSON of texts; the comparison finds what is not
  return JSON.parse(readFileSync(file, 'utf8')) as Messages;
}

function refuse(name: string, faults: readonly string[]): void {
  if (faults.length > 0) throw new BuildError(`${name}:\n  ${faults.join('\n  ')}`);
}
