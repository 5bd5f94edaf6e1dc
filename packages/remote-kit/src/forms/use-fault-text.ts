import type { Fault, FaultCode } from '@portfolio/contracts/errors';
import { useLanguage } from '@portfolio/remote-kit';
import { messagesOf } from '../languages/messages-of.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import fr from '../locales/fr.json' with { type: 'json' };
import { dateAndTime } from '../times/index.ts';
import type { Draft } from './draft.ts';
import { refusalOf } from './refusal.ts';
import { shownParams } from './shown-params.ts';

/** Sentences for the codes of one field; `otherwise` stands for every code that has none. */
export type Sentences = Partial<Record<FaultCode | 'otherwise' | (string & {}), string>>;

/** Name of a field, without the indexes of lists → its sentences. */
export type FieldSentences = Readonly<Partial<Record<string, Sentences>>>;

const texts = { en, es, fr };

/** A form has one sentence for what is missing, in whichever way. */
const absent = new Set(['required', 'null', 'blank', 'empty', 'no_file']);

/** Words for what is wrong, in the reader's language: the form's own by field and code, else the standard ones by code. */
export function useFaultText(sentences: FieldSentences) {
  const language = useLanguage();
  const t = messagesOf(language, texts[language], texts.en);
  const own = (name: string, { code }: Fault): string | undefined => {
    const ofField = sentences[name.replaceAll(/\.\d+(?=\.|$)/g, '')] ?? {};
    return ofField[code] ?? (absent.has(code) ? ofField['required'] : undefined) ?? ofField['otherwise'];
  };
  return {
    sentence: (name: string, fault: Fault): string => {
      const { code, params, message } = fault;
      const key = `faults.${code}`;
      const standard = t(key, { ...shownParams(params, language), count: countOf(params) });
      // A code that has no words here is said in the server's.
      return own(name, fault) ?? (standard === key ? message : standard);
    },
    /** Whether it is said in standard words, which do not name the field. */
    standard: (name: string, fault: Fault): boolean => own(name, fault) === undefined,
    /** Asked before unsaved changes are left. */
    unsaved: t('unsaved'),
    stay: t('stay'),
    leave: t('leave'),
    /** Of what was typed before and has been put back. */
    restored: ({ at, hadFiles }: Draft): string => {
      const restored = t('draft.restored', { when: dateAndTime(at, language) });
      return hadFiles ? `${restored} ${t('draft.files')}` : restored;
    },
    discard: t('draft.discard'),
  };
}

/**
 * What to say of a call that failed, outside of a form: the server's reason in the reader's language, else the given words.
 * `const say = useRefusalText(); toast('danger', say(error, t('clients.deleteFailed')))`
 */
export function useRefusalText(): (error: unknown, otherwise: string) => string {
  const { sentence } = useFaultText({});
  return (error, otherwise) => {
    const { detail, faults } = refusalOf(error);
    const reason = detail ?? faults[0]?.fault;
    return reason ? sentence('', reason) : otherwise;
  };
}

/** What is said where somebody else saved a newer version of what is edited. */
export function useConflictTexts() {
  const language = useLanguage();
  const t = messagesOf(language, texts[language], texts.en);
  return {
    text: t('conflict.text'),
    compare: t('conflict.compare'),
    same: t('conflict.same'),
    yours: t('conflict.yours'),
    theirs: t('conflict.theirs'),
    reload: t('conflict.reload'),
    overwrite: t('conflict.overwrite'),
  };
}

/** The number that decides between singular and plural. */
const countOf = ({ max, min }: Fault['params']): number | undefined =>
  [max, min].find((limit) => typeof limit === 'number');
