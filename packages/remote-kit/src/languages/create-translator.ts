import { createStore, useStore } from '../contract/index.ts';
import type { Language } from '../manifest/index.ts';
import type { MessageKey, Messages } from '../messages/index.ts';
import { messagesOf, type Values } from './messages-of.ts';

type Load = () => Promise<{ default: Messages }>;

/** Follows the language that the shell says. One per remote, so that releases never share message keys. */
export interface LanguageFollower {
  /** The language whose messages are in use now. */
  current: () => Language;
  /** Loads the messages if needed, then switches. Rejects when they cannot be loaded; the old language stays. */
  change: (language: Language) => Promise<void>;
}

export interface Translator<Source> extends LanguageFollower {
  /** `t('key', { count, name })` in the current language; the component renders again when it changes. */
  useTranslation: () => { t: (key: MessageKey<Source>, values?: Values) => string; language: Language };
}

/**
 * The languages of one remote. English comes with the code, because it is also what is shown while or when another language
 * cannot be loaded; the others are fetched when wanted. The build fails when a key is missing in one of them.
 */
export function createTranslator<Source extends Messages>(messages: {
  en: Source;
  es: Load;
  fr: Load;
}): Translator<Source> {
  const loaded: Partial<Record<Language, Messages>> = { en: messages.en };
  let wanted: Language = 'en';
  // A new function with each language, so that what is memoized by `t` is made anew.
  const translation = (language: Language) => ({
    language,
    t: messagesOf(language, loaded[language] ?? messages.en, messages.en),
  });
  const store = createStore(translation('en'));

  return {
    current: () => store.get().language,
    async change(language) {
      wanted = language;
      if (language !== 'en') loaded[language] ??= (await messages[language]()).default;
      if (wanted !== language || store.get().language === language) return; // another change overtook this one
      store.set(translation(language));
    },
    useTranslation: () => useStore(store),
  };
}
