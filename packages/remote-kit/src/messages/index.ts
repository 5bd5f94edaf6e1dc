/** The texts of one language and how they are compared. Pure: the build uses it too. */

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutPlural<Key extends string> = Key extends `${infer Base}_${Plural}` ? Base : Key;

/** Every key of a message file, nested ones joined by dots, plural forms by their common name. */
export type MessageKey<Source> = {
  [Key in keyof Source & string]: Source[Key] extends string ? WithoutPlural<Key> : `${Key}.${MessageKey<Source[Key]>}`;
}[keyof Source & string];

/** The messages of one language, nested as the author likes. */
export interface Messages {
  [key: string]: string | Messages;
}

const plural = /_(?:zero|one|two|few|many|other)$/;

/** Dotted key → text. */
const flatten = (messages: Messages, prefix = ''): [key: string, text: string][] =>
  Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );

const commonNames = (messages: Map<string, string>): Set<string> =>
  new Set([...messages.keys()].map((key) => key.replace(plural, '')));

const without = (keys: Set<string>, others: Set<string>): string[] => [...keys].filter((key) => !others.has(key));

const placeholdersIn = (text = ''): string =>
  [...text.matchAll(/\{\{-?\s*(\w+)/g)]
    .map(([, name = '']) => name)
    .toSorted((a, b) => a.localeCompare(b))
    .join();

/** Sentences about messages of a remote that every remote has already (`common`). */
export function repeatedMessages(messages: Messages, common: Messages): string[] {
  const shared = new Set(flatten(common).map(([key]) => key));
  return flatten(messages).flatMap(([key]) => (shared.has(key) ? [`"${key}" is a common text of remote-kit`] : []));
}

/**
 * Sentences about what is missing, superfluous or different in `translations` against the English `source`; empty when they
 * fit. Plural keys are compared by their common name, because languages have different plural forms.
 */
export function translationFaults(source: Messages, translations: Record<string, Messages>): string[] {
  const english = new Map(flatten(source));
  const wanted = commonNames(english);
  return Object.entries(translations).flatMap(([language, messages]) => {
    const translated = new Map(flatten(messages));
    const present = commonNames(translated);
    return [
      ...without(wanted, present).map((key) => `${language} lacks "${key}"`),
      ...without(present, wanted).map((key) => `${language} has "${key}", which en lacks`),
      ...[...english]
        .filter(([key]) => translated.has(key) && !plural.test(key))
        .filter(([key, text]) => placeholdersIn(text) !== placeholdersIn(translated.get(key)))
        .map(([key]) => `${language} "${key}" has other placeholders than en`),
    ];
  });
}
