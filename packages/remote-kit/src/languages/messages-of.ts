import type { Language } from '../manifest/index.ts';
import type { Messages } from '../messages/index.ts';

/** What a message's `{{name}}` stands for; a `count` also chooses the plural form, and is written as the language writes numbers. */
export type Values = Record<string, string | number | boolean | null | undefined>;

const find = (messages: Messages | undefined, key: string): string | undefined => {
  let level: string | Messages | undefined = messages;
  for (const part of key.split('.')) level = typeof level === 'object' ? level[part] : undefined;
  return typeof level === 'string' ? level : undefined;
};

const fill = (text: string, values: Values): string =>
  text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(values[name] ?? ''));

/**
 * Looks messages up in the format of i18next's JSON: nested keys joined by dots, `{{values}}`, plural forms as `key_one`,
 * `key_other` by the language's own rules. What the language lacks comes in English, what English lacks as the key.
 */
export function messagesOf(language: Language, messages: Messages, english: Messages) {
  const plural = new Intl.PluralRules(language);
  const number = new Intl.NumberFormat(language);
  return (key: string, values: Values = {}): string => {
    const { count } = values;
    const form = typeof count === 'number' ? `${key}_${plural.select(count)}` : key;
    const other = typeof count === 'number' ? `${key}_other` : key;
    const text =
      find(messages, form) ??
      find(messages, other) ??
      find(messages, key) ??
      find(english, other) ??
      find(english, key);
    return fill(text ?? key, typeof count === 'number' ? { ...values, count: number.format(count) } : values);
  };
}
