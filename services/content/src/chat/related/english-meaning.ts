import { setTimeout as delay } from 'node:timers/promises';
import { sentencesOf } from '../passages.ts';
import type { SentenceEncoder } from './encoder/sentence-encoder.ts';

/** Where an English item's title and the parts of its text point, as far as that is known. */
export interface ItemMeaning {
  title?: Float32Array;
  parts: Float32Array[];
  /** Settles when all is known, or never will be. */
  known: Promise<unknown>;
}

/** Where an English question points. */
export interface QuestionMeaning {
  direction: Float32Array;
  /** How near it is to what people ask of any site and none answers: general knowledge, errands, orders to the bot. */
  askedAnywhere: number;
}

/** How an item's words fit those of a question. */
export interface WordsFit {
  text: number;
  title: number;
  whole: number;
}

/** About as much as the encoder takes, and so many of them. */
const maxPartLength = 600;
const maxParts = 4;
/** A question waits so long for what was just published; then the words alone answer. */
const patienceMs = 1_000;

/**
 * A logistic regression over the exam's developing half: how words and sentences tell that an item answers. `needed` refuses 19
 * of 20 questions that nothing answers (docs/decisions/0330).
 */
const weights = { text: 5.5, title: 3.1, whole: 2.1, titleMeaning: 3.5, partMeaning: 4.4, askedAnywhere: -7 };
const needed = 0.55;
/** Turns the regression's steps into likenesses, of which 1 is enough for an answer. */
const step = 5;

/** What English texts mean as sentences: single words cannot tell. */
export class EnglishMeaning {
  readonly #encoder: SentenceEncoder;

  constructor(encoder: SentenceEncoder) {
    this.#encoder = encoder;
  }

  /** Begins to work out what an item means. */
  ofItem(title: string, text: string): ItemMeaning {
    const meaning: ItemMeaning = { parts: [], known: Promise.resolve() };
    const workOut = async () => {
      const [own, ...parts] = await Promise.all([title, ...partsOf(text)].map(this.#encoder.encode));
      meaning.title = own;
      meaning.parts = parts.filter((direction) => direction !== undefined);
    };
    meaning.known = workOut();
    return meaning;
  }

  /** @param items what the question will be compared with, which is waited for a little */
  async ofQuestion(question: string, items: readonly ItemMeaning[]): Promise<QuestionMeaning | undefined> {
    let direction: Float32Array | undefined;
    const asked = this.#encoder.encodeFirst(question).then((found) => (direction = found));
    const end = new AbortController();
    const enough = delay(patienceMs, undefined, { signal: end.signal, ref: false }).catch(() => undefined);
    await Promise.race([Promise.all([asked, ...items.map(({ known }) => known)]), enough]);
    end.abort();
    return direction && { direction, askedAnywhere: nearest(direction, this.#encoder.askedAnywhere) };
  }
}

/** How likely an item is to answer, from 1 on enough; undefined while its meaning is not known. */
export function likenessOf(
  { direction, askedAnywhere }: QuestionMeaning,
  { title, parts }: ItemMeaning,
  words: WordsFit,
): number | undefined {
  if (!title || parts.length === 0) return undefined;
  const sum =
    weights.text * words.text +
    weights.title * words.title +
    weights.whole * words.whole +
    weights.titleMeaning * along(direction, title) +
    weights.partMeaning * nearest(direction, parts) +
    weights.askedAnywhere * askedAnywhere;
  return 1 + (sum - needed) / step;
}

/** Runs of sentences, none longer than the encoder takes. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  for (const sentence of sentencesOf(text)) {
    const last = parts.at(-1);
    const longer = last === undefined ? undefined : `${last} ${sentence}`;
    if (longer !== undefined && longer.length <= maxPartLength) parts[parts.length - 1] = longer;
    else if (parts.length < maxParts) parts.push(sentence.slice(0, maxPartLength));
    else break;
  }
  return parts;
}

const nearest = (direction: Float32Array, others: readonly Float32Array[]) =>
  others.reduce((most, other) => Math.max(most, along(direction, other)), -1);

/** How far two directions point the same way, from -1 to 1. */
export function along(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let d = 0; d < a.length; d++) sum += a[d]! * b[d]!;
  return sum;
}
