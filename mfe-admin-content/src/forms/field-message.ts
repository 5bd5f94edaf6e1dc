import { messages } from '@portfolio/contracts/errors';
import { useTranslation } from '../translator.ts';
import { notAPackage, notAnImage, tooLargeFile } from './file-rules.ts';

/** The standard sentences in the words of the screen; others are the server's own and shown as they are. */
const known = [
  [messages.required, 'required'],
  [messages.notBlank, 'required'],
  [messages.notNull, 'required'],
  [messages.noFile, 'fileRequired'],
  [messages.emptyFile, 'emptyFile'],
  [messages.url, 'url'],
  [messages.slug, 'slug'],
  [messages.unique, 'unique'],
  [messages.invalidValue, 'invalidValue'],
  [notAnImage, 'image'],
  [notAPackage('apk'), 'apk'],
  [notAPackage('ipa'), 'ipa'],
] as const;

/** Those that name a number, written with 0. */
const counted = [
  [messages.maxLength(0), 'maxLength'],
  [messages.maxItems(0), 'maxItems'],
  [tooLargeFile(0), 'fileSize'],
] as const;

/** The first sentence somewhere below `value`: a field's errors mirror its structure. */
export function firstMessage(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null || value instanceof Element) return undefined;
  if ('message' in value && typeof value.message === 'string') return value.message;
  return Object.values(value)
    .map(firstMessage)
    .find((message) => message !== undefined);
}

/** What is wrong with a field, in the reader's language: `const error = useFieldMessage(errors); error('title')`. */
export function useFieldMessage(errors: object): (name: string) => string | undefined {
  const { t } = useTranslation();
  return (name) => {
    const sentence = firstMessage(Reflect.get(errors, name));
    if (sentence === undefined) return undefined;
    const [, key] = known.find(([words]) => words === sentence) ?? [];
    if (key) return t(`errors.${key}`);
    const [number = ''] = /\d+/.exec(sentence) ?? [];
    const [, countedKey] = counted.find(([words]) => words === sentence.replace(number, '0')) ?? [];
    return countedKey ? t(`errors.${countedKey}`, { count: Number(number) }) : sentence;
  };
}
