import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Families of which devices have one or another: as wide as Arial, wider, and one for which the page has no metrics. */
export const fallbackFonts = ['Liberation Sans', 'DejaVu Sans', 'Liberation Serif'] as const;

/**
 * The environment of a browser on a device that has this family alone, where fontconfig says which there are.
 * @param folder for copies of the fonts, which the browser needs as long as it runs
 */
export function onlyFont(folder: string, family: string): Record<string, string> {
  const found = execFileSync('fc-list', [family, '--format', '%{file}\n'], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
  if (found.length === 0) throw new Error(`There is no font ${family} on this machine.`);
  const fonts = join(folder, family);
  mkdirSync(fonts);
  for (const file of found) copyFileSync(file, join(fonts, basename(file)));
  const settings = join(fonts, 'fonts.conf');
  writeFileSync(settings, `<fontconfig><dir>${fonts}</dir><cachedir>${fonts}/cache</cachedir></fontconfig>`);
  return { FONTCONFIG_FILE: settings };
}
