import { originalLanguage, type KeptTranslations } from '@portfolio/contracts/content';
import type { Language } from '@portfolio/contracts/auth';
import { inLowered } from '@portfolio/service-kit/database';
import { mapTexts } from './translatable.ts';

/** Undefined reads what was written. */
export type ReadLanguage = Language | undefined;

type KeptTexts = NonNullable<KeptTranslations[Language]>;

/** Of a row: what is kept of it in the language that is asked for. */
export interface Kept {
  kept: KeptTexts | null;
}

/** SQL of that, behind the other columns of a table. */
export const keptIn = (table: string, language: ReadLanguage): string =>
  language === undefined || language === originalLanguage ? '' : `, ${table}.translations -> '${language}' AS kept`;

/** What of a table is searched; the first of two indexes has it as it is written, the other as it is translated. */
const searched = { project: ['title', 'description'], page: ['title', 'description'], blog_post: ['title', 'content'] };

/** Matches what is written, and what it says in the language that is asked for. */
export function searchedIn(table: keyof typeof searched, language: ReadLanguage): (pattern: string) => string {
  const written = inLowered(`${table}.search_text`);
  if (language === undefined || language === originalLanguage) return written;
  const columns = searched[table].map((column) => `${table}.${column}`).join(', ');
  const told = inLowered(`translated_text(${table}.translations -> '${language}', ARRAY[${columns}])`);
  return (pattern) => `(${written(pattern)} OR ${told(pattern)})`;
}

/**
 * Finds the translation of a text by what it is made of: at its place, or at another where the text has been before it moved. What
 * was written anew since has none.
 */
export function translator(kept: KeptTexts): (name: string, original: string) => string | undefined {
  const here = new Map(kept.map(({ name, original, text }) => [`${name}\n${original}`, text]));
  const anywhere = new Map(kept.map(({ original, text }) => [original, text]));
  return (name, original) => here.get(`${name}\n${original}`) ?? anywhere.get(original);
}

/** Makes items of rows, with the texts that are translated in place of those that were written. */
export const inLanguage =
  <Row extends object, Item extends object>(
    language: ReadLanguage,
    made: (row: Row) => Item,
  ): ((row: Row & Partial<Kept>) => Item & { language?: Language }) =>
  ({ kept, ...row }) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a row without what is only kept
    const item = made(row as unknown as Row);
    if (!kept || language === undefined) return item;
    const find = translator(kept);
    let isTranslated = false;
    const told = mapTexts(item, (name, original) => {
      const text = find(name, original);
      isTranslated ||= text !== undefined;
      return text ?? original;
    });
    return isTranslated ? { ...told, language } : item;
  };
