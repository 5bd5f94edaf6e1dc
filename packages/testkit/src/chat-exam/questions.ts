import { languages, type Language } from './language.ts';
import { random } from './random.ts';
import type { Subject, Texts, Trade } from './trade.ts';

export interface Question {
  language: Language;
  text: string;
}

export interface SubjectQuestion extends Question {
  subject: Subject;
}

/** How strangers ask: in haste, politely, at length. `{}` is what they want. */
const styles: Readonly<Record<Language, readonly string[]>> = {
  en: [
    '{}',
    '{}?',
    'Do you have {}?',
    "I'm looking for {}",
    'Can you tell me about {} please?',
    'Hi! A friend told me that there might be {} here.',
    'Where do I read more about {}?',
    'I would like to know whether you offer {}.',
  ],
  es: ['{}', '¿{}?', 'Busco {}', '¿Tienen {}?', '¿Dónde encuentro {}?', 'Hola, quisiera saber si ofrecen {}.'],
  fr: [
    '{}',
    '{} ?',
    'Je cherche {}',
    'Avez-vous {} ?',
    'Où trouver {} ?',
    'Bonjour, je voudrais savoir si vous proposez {}.',
  ],
};

/** What is asked about a trade's subjects in other words than the text's, each with what must answer it. */
export function questionsAbout(trade: Trade, seed: number): SubjectQuestion[] {
  const { pick } = random(seed);
  return trade.subjects.flatMap((subject) =>
    languages.flatMap((language) =>
      subject.asked[language].map((asked) => ({
        language,
        subject,
        text: asked.endsWith('?') ? asked : pick(styles[language]).replace('{}', asked),
      })),
    ),
  );
}

/** What is asked in words of the trade. */
export const plainQuestionsAbout = (trade: Trade): SubjectQuestion[] =>
  trade.subjects.flatMap((subject) =>
    languages.flatMap((language) => subject.plain[language].map((text) => ({ language, subject, text }))),
  );

/** What the site of a trade must refuse: what is asked in all the others, and what belongs to none. */
export const foreignTo = (trade: Trade, others: readonly Trade[], outside: Texts): Question[] => [
  ...others.filter((other) => other !== trade).flatMap(plainQuestionsAbout),
  ...languages.flatMap((language) => outside[language].map((text) => ({ language, text }))),
];
