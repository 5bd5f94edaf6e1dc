import { PlainError } from '../../terminal/plain-error.ts';

/** What a noun is called, in all the ways in which files need it. */
export interface NewNoun {
  /** `badge`, `nightLog`. */
  one: string;
  /** `badges`, `nightLogs`. */
  many: string;
  /** `Badge`, `NightLog`; `Badges`, `NightLogs`. */
  One: string;
  Many: string;
  /** Its files and addresses: `badge`, `night-log`; `badges`, `night-logs`. */
  file: string;
  files: string;
  /** `badge`, `night_log`. */
  table: string;
  /** Of its migration. */
  stamp: string;
  words: Readonly<Record<'en' | 'es' | 'fr', Words>>;
}

/** What people call it: `una credencial` or `credencial`, and `credenciales`. */
export interface Words {
  /** With its article, where it was given with one. */
  some: string;
  one: string;
  many: string;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const camel = (kebab: string) => kebab.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

const pluralOf = (word: string): string => {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
};

/** @throws PlainError for what is not one and many: `una credencial/credenciales` */
export function wordsIn(given: string): Words {
  const [some = '', many = '', ...others] = given.split('/').map((part) => part.trim());
  if (some === '' || many === '' || others.length > 0 || /["\\{}]/.test(given))
    throw new PlainError(`Say one and many, like "una credencial/credenciales", not "${given}".`);
  return { some, one: some.replace(/^(?:an?|una?|une) /, ''), many };
}

/**
 * @param file `badge`, `night-log`
 * @param said what people call it in Spanish and French; else as in English
 * @throws PlainError when it is no name
 */
export function newNoun(file: string, said: { es?: string; fr?: string }, now: Date): NewNoun {
  if (!/^[a-z]{2,20}(?:-[a-z]{2,20}){0,2}$/.test(file))
    throw new PlainError(
      `A noun is named in the singular, in small letters, such as badge or night-log, not "${file}".`,
    );
  const files = pluralOf(file);
  const spaced = file.replaceAll('-', ' ');
  const en: Words = { some: spaced, one: spaced, many: files.replaceAll('-', ' ') };
  return {
    one: camel(file),
    many: camel(files),
    One: capital(camel(file)),
    Many: capital(camel(files)),
    file,
    files,
    table: file.replaceAll('-', '_'),
    stamp: now.toISOString().replaceAll(/\D/g, '').slice(0, 14),
    words: { en, es: said.es ? wordsIn(said.es) : en, fr: said.fr ? wordsIn(said.fr) : en },
  };
}
