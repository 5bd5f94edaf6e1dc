import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';

const require = createRequire(import.meta.url);

/**
 * Families of which devices have one or another: as wide as Arial, wider, and one for which the page has no metrics. Of packages,
 * because machines differ in what they have.
 */
const files = {
  'Liberation Sans': ['Regular', 'Bold'].map((style) => `pdfjs-dist/standard_fonts/LiberationSans-${style}.ttf`),
  'DejaVu Sans': ['Sans', 'Sans-Bold'].map((name) => `dejavu-fonts-ttf/ttf/DejaVu${name}.ttf`),
  'DejaVu Serif': ['Serif', 'Serif-Bold'].map((name) => `dejavu-fonts-ttf/ttf/DejaVu${name}.ttf`),
};
export type Family = keyof typeof files;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the object above
export const fallbackFonts = Object.keys(files) as Family[];

/**
 * The environment of a browser on a device that has this family alone, where fontconfig says which there are.
 * @param folder for copies of the fonts, which the browser needs as long as it runs
 */
export function onlyFont(folder: string, family: Family): Record<string, string> {
  const fonts = join(folder, family);
  mkdirSync(fonts);
  for (const file of files[family]) copyFileSync(require.resolve(file), join(fonts, basename(file)));
  const settings = join(fonts, 'fonts.conf');
  writeFileSync(settings, `<fontconfig><dir>${fonts}</dir><cachedir>${fonts}/cache</cachedir></fontconfig>`);
  return { FONTCONFIG_FILE: settings };
}
