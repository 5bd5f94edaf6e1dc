import { createStore, useStore } from '../contract/index.ts';
import type { Language } from '../manifest/index.ts';
import type { MessageKey, Messages } from '../messages/index.ts';
import en from '../common/en.json' with { type: 'json' };
import { messagesOf, type Values } from './messages-of.ts';

type Load = () => Promise<{ default: Messages }>;

/** Texts that every remote has: the words of controls and of waiting. */
const common = {
  es: () => import('../common/es.json', { with: { type: 'json' } }),
  fr: () => import('../common/fr.json', { with: { type: 'json' } }),
};

/** Follows the language that the shell says. One per remote, so that releases never share message keys. */
export interface LanguageFollower {
  /** The language whose messages are in use now. */
  current: () => Language;
  /** Loads the messages if needed, then switches. Rejects when they cannot be loaded; the old language stays. */
  change: (language: Language) => Promise<void>;
}

export interface Translator<Source> extends LanguageFollower {
  /** `t('key', { count, name })` in the current language; the component renders again when it changes. */
  useTranslation: () => Translation<Source>;
  /** The same outside of components, as of now. */
  translation: () => Translation<Source>;
}

interface Translation<Source> {
  t: (key: MessageKey<Source>, values?: Values) => string;
  language: Language;
}

/**
 * The languages of one remote. English comes with the code, because it is also what is shown while or when another language
 * cannot be loaded; the others are fetched when wanted. The kit's common texts (`cancel`, `retry`, `pagination.next`) are among
 * them. The build fails when a key is missing in one of them, or is common already.
 */
export function createTranslator<Source extends Messages>(messages: {
  en: Source;
  es: Load;
  fr: Load;
}): Translator<Source & typeof en> {
  const english = merged(en, messages.en);
  const loaded: Partial<Record<Language, Messages>> = { en: english };
  let wanted: Language = 'en';
  // A new function with each language, so that what is memoized by `t` is made anew.
  const translation = (language: Language) => ({
    language,
    t: messagesOf(language, loaded[language] ?? english, english),
  });
  const store = createStore(translation('en'));

  return {
    current: () => store.get().language,
    async change(language) {
      wanted = language;
      if (language !== 'en' && !loaded[language]) {
        const [ours, theirs] = await Promise.all([common[language](), messages[language]()]);
        loaded[language] = merged(ours.default, theirs.default);
      }
      if (wanted !== language || store.get().language === language) return; // another change overtook this one
      store.set(translation(language));
    },
    useTranslation: () => useStore(store),
    translation: store.get,
  };
}

/** The messages of both; groups of one name are joined. */
function merged(ours: Messages, theirs: Messages): Messages {
  const joined: Messages = { ...ours };
  for (const [key, value] of Object.entries(theirs)) {
    const known = ours[key];
    joined[key] = typeof known === 'object' && typeof value === 'object' ? merged(known, value) : value;
  }
  return joined;
}
