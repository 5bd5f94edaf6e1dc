import type { Language } from '@portfolio/contracts/auth';
import type { ChatReply, ChatSource } from '@portfolio/contracts/content';
import { sentencesOf, type Passage } from './passages.ts';
import { colons, phrases } from './phrases.ts';
import { wordsOf } from './words.ts';

/** A passage and the stems of the question that occur in it. */
export interface Evidence {
  passage: Passage;
  lexemes: readonly string[];
  /** What in it comes nearest to the question's meaning. */
  sentences: readonly string[];
}

const maxSources = 4;
const maxSentences = 2;

export const unknownReply = (language: Language): ChatReply => ({
  response: phrases[language].unknown,
  sources: [],
  is_unknown: true,
});

/**
 * An answer made of sentences of what was found, the most fitting first.
 * @param evidence best first, at least one
 * @param several whether the question asks for all that fit rather than for one
 */
export function composeAnswer(evidence: readonly Evidence[], several: boolean, language: Language): ChatReply {
  const [first, ...others] = evidence.slice(0, maxSources) as [Evidence, ...Evidence[]];
  const words = phrases[language];
  const sources = [first, ...others].map(({ passage }) => sourceOf(passage));
  if (several && others.length > 0) {
    const lines = [first, ...others].map((item) => `• ${item.passage.title}${colons[language]}${excerpt(item, 1)}`);
    return { response: [words.several, ...lines].join('\n'), sources, is_unknown: false };
  }
  const more = others.length > 0 ? `\n\n${words.more} ${others.map(({ passage }) => passage.title).join(', ')}.` : '';
  const lead = first.passage.kind === 'topic' ? '' : first.passage.title + colons[language];
  return { response: `${lead}${excerpt(first, maxSentences)}${more}`, sources, is_unknown: false };
}

/** All that is published of a kind: each with how it begins, after the page that shows all. @param evidence that page first */
export function composeOverview(evidence: readonly Evidence[], language: Language): ChatReply {
  const lines = evidence
    .slice(1)
    .map((item) => `• ${item.passage.title}${colons[language]}${excerpt({ ...item, lexemes: [], sentences: [] }, 1)}`);
  const response = [phrases[language].all, ...lines].join('\n');
  return { response, sources: evidence.map(({ passage }) => sourceOf(passage)), is_unknown: false };
}

export const sourceOf = ({ kind, title, url }: Passage): ChatSource => ({ kind, title, url });

/** The sentences that say most of what was asked for, in their own order; else how the text begins. */
function excerpt({ passage, lexemes, sentences: near }: Evidence, count: number): string {
  // Whoever asks for something by its name wants to know what it is: how its text begins.
  const name = wordsOf(passage.title);
  const asked = lexemes.filter((lexeme) => !name.some((word) => word.startsWith(lexeme)));
  const scored = sentencesOf(passage.text).map((sentence, index) => {
    const isNear = lexemes.length === 0 && near.includes(sentence);
    return { sentence, index, score: isNear ? 1 : fit(sentence, asked) };
  });
  const best = scored
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.index - b.index)
    .slice(0, count)
    .toSorted((a, b) => a.index - b.index);
  const chosen = best.length > 0 ? best : scored.slice(0, count);
  return chosen.map(({ sentence }) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`)).join(' ');
}

/** How many of the stems begin a word of the sentence. */
function fit(sentence: string, lexemes: readonly string[]): number {
  const words = wordsOf(sentence);
  return lexemes.filter((lexeme) => words.some((word) => word.startsWith(lexeme))).length;
}
