import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WordLanguage } from '../src/chat/related/word-key.ts';
import type { KeysOf } from './text.ts';
import type { Pair } from './train.ts';

/** A thing with its names in each language, the usual one first. */
type Thing = Partial<Record<WordLanguage, string[]>>;

const languages = ['en', 'es', 'fr'] as const;
const json = (...path: string[]): unknown => JSON.parse(readFileSync(join(...path), 'utf8'));

/** What every emoji shows: its name and keywords (Unicode CLDR). @param folder cldr-annotations-full */
export function emojiThings(folder: string): Thing[] {
  interface Annotations {
    annotations: { annotations: Record<string, { default?: string[]; tts?: string[] }> };
  }
  const all = languages.map((language) => {
    const file = json(folder, 'annotations', language, 'annotations.json') as Annotations;
    return [language, file.annotations.annotations] as const;
  });
  return Object.keys(all[0]![1]).map((emoji) =>
    Object.fromEntries(
      all.map(([language, names]) => [language, [...(names[emoji]?.tts ?? []), ...(names[emoji]?.default ?? [])]]),
    ),
  );
}

/** What maps show: shops, crafts, offices, and what people call them. @param folder id-tagging-schema */
export function mapThings(folder: string): Thing[] {
  interface Preset {
    name: string;
    terms?: string[];
    aliases?: string[];
  }
  type File = Record<string, { presets: { presets: Record<string, Preset> } }>;
  const all = languages.map((language) => {
    const file = json(folder, 'dist', 'translations', `${language}.json`) as File;
    return [language, file[language]!.presets.presets] as const;
  });
  const namesOf = (preset?: Preset) =>
    preset ? [preset.name, ...(preset.terms ?? []), ...(preset.aliases ?? [])] : [];
  return Object.keys(all[0]![1]).map((key) =>
    Object.fromEntries(all.map(([language, presets]) => [language, namesOf(presets[key])])),
  );
}

/** A thing's English names with each other. */
export const namesPairs = (things: readonly Thing[], keysOf: KeysOf): Pair[] =>
  things.flatMap(({ en: [name = '', ...others] = [] }) =>
    others.filter((other) => other !== name).map((other): Pair => [keysOf(name), keysOf(other)]),
  );

/** A thing's English names with those of other languages: name with name, and each keyword with the whole. */
export const translationPairs = (
  things: readonly Thing[],
  keysOf: KeysOf,
): { english: string[]; foreign: string[] }[] =>
  things.flatMap(({ en = [], ...others }) =>
    (['es', 'fr'] as const).flatMap((language) => {
      const names = others[language] ?? [];
      const whole = keysOf(en.join(' '));
      return names.flatMap((name, index) => {
        const foreign = keysOf(name, language);
        const asWhole = { english: whole, foreign };
        return index === 0 ? [{ english: keysOf(en[0] ?? ''), foreign }, asWhole] : [asWhole];
      });
    }),
  );
