import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { translationFaults, type Messages } from '@portfolio/remote-kit/messages';
import { BuildError } from './project.ts';

/** Stops the build when a language of `src/locales` lacks a message that English has. */
export function checkLocales(folder: string): void {
  const locales = join(folder, 'src/locales');
  if (!existsSync(join(locales, 'en.json'))) return;
  const read = (language: string): Messages => {
    const file = join(locales, `${language}.json`);
    if (!existsSync(file)) throw new BuildError(`${basename(folder)}/src/locales/${language}.json is missing.`);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- JSON of texts; the comparison finds what is not
    return JSON.parse(readFileSync(file, 'utf8')) as Messages;
  };
  const faults = translationFaults(read('en'), { es: read('es'), fr: read('fr') });
  if (faults.length > 0) throw new BuildError(`${basename(folder)}/src/locales:\n  ${faults.join('\n  ')}`);
}
