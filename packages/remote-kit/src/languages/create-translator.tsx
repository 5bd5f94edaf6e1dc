import { createInstance, type TOptions } from 'i18next';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation as useI18next } from 'react-i18next';
import { Trans as I18nextTrans } from 'react-i18next/TransWithoutContext';
import type { Language } from '../manifest/index.ts';
import type { MessageKey, Messages } from '../messages/index.ts';

type Load = () => Promise<{ default: Messages }>;

/** Follows the language that the shell says. One per remote, so that releases never share message keys. */
export interface LanguageFollower {
  /** The language whose messages are in use now. */
  current: () => Language;
  /** Loads the messages if needed, then switches. Rejects when they cannot be loaded; the old language stays. */
  change: (language: Language) => Promise<void>;
}

interface TransProps<Source> {
  k: MessageKey<Source>;
  values?: TOptions;
  components?: ComponentProps<typeof I18nextTrans>['components'];
}

export interface Translator<Source> extends LanguageFollower {
  /** `t('key', { count, name })` in the current language; the component renders again when it changes. */
  useTranslation: () => { t: (key: MessageKey<Source>, values?: TOptions) => string; language: Language };
  /** A message with elements inside: `<Trans k="terms" components={{ a: <Link to="/" /> }} />`. */
  Trans: (props: TransProps<Source>) => ReactNode;
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
  const i18n = createInstance();
  void i18n.init({
    lng: 'en',
    fallbackLng: 'en',
    initAsync: false,
    resources: { en: { translation: messages.en } },
    interpolation: { escapeValue: false }, // React escapes
    react: { useSuspense: false, bindI18n: 'languageChanged' },
  });

  let now: Language = 'en';
  let wanted: Language = 'en';
  const current = (): Language => now;

  return {
    current,
    async change(language) {
      wanted = language;
      if (language !== 'en' && !i18n.hasResourceBundle(language, 'translation')) {
        const loaded = await messages[language]();
        i18n.addResourceBundle(language, 'translation', loaded.default);
      }
      if (wanted !== language || now === language) return; // another change overtook this one
      now = language;
      await i18n.changeLanguage(language);
    },
    useTranslation() {
      const { t } = useI18next('translation', { i18n });
      return { t: (key: string, values = {}) => t(key, values), language: now };
    },
    Trans: ({ k, values, components }) => {
      const { t } = useI18next('translation', { i18n });
      return <I18nextTrans i18n={i18n} t={t} i18nKey={k} values={values} components={components} />;
    },
  };
}
