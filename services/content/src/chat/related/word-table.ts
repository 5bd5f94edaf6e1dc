import { readFile } from 'node:fs/promises';
import { editDistance } from '../edit-distance.ts';
import { wordKey, type WordLanguage } from './word-key.ts';

const file = new URL('../../../related-words/related-words.bin', import.meta.url);

/** Words this short have too many neighbours to be mended or taken from another language. */
const minLengthToMend = 5;
/** Only words that begin alike are compared. */
const prefix = 4;
/** Share of a word's letters that may differ from the known word that it is taken for. */
const maxDifference = 0.28;
/** So many first words with a prefix are compared; they are the more frequent ones. */
const maxCandidates = 400;

/** Words that stand for any words: every 25th of the 25,000 most frequent. */
const sampleSize = 1_000;
const sampleStep = 25;

/**
 * Vectors of words of three languages: those that mean alike lie near each other. See related-words/README.md; the layout
 * is that of `related-words/prepare.ts`.
 */
export class WordTable {
  static #loading: Promise<WordTable> | undefined;

  readonly dimensions: number;
  readonly #rows: ReadonlyMap<string, number>;
  readonly #bytes: Int8Array;
  readonly #lengths: Float32Array;
  readonly #stopWords: Record<WordLanguage, ReadonlySet<string>>;
  /** English words by how they begin. */
  readonly #beginnings = new Map<string, string[]>();

  /** How alike a word is to the sample. */
  readonly #chances = new Map<number, { mean: number; deviation: number }>();
  /** Some of the more frequent words. */
  readonly #sample: number[];

  private constructor(buffer: Buffer) {
    const headerLength = buffer.readUInt32LE();
    const header = JSON.parse(buffer.toString('utf8', 4, 4 + headerLength)) as {
      dimensions: number;
      keys: string;
      stopWords: Record<WordLanguage, string>;
    };
    const keys = header.keys.split(' ');
    this.dimensions = header.dimensions;
    this.#rows = new Map(keys.map((key, row) => [key, row]));
    this.#bytes = new Int8Array(buffer.buffer, buffer.byteOffset + 4 + headerLength, keys.length * this.#stride);
    this.#lengths = Float32Array.from(keys, (_, row) => {
      let square = 0;
      for (let d = 1; d <= this.dimensions; d++) square += this.#bytes[row * this.#stride + d]! ** 2;
      return Math.sqrt(square) || 1;
    });
    this.#sample = Array.from({ length: sampleSize }, (_, i) => (i * sampleStep) % keys.length);
    this.#stopWords = {
      en: new Set(header.stopWords.en.split(' ')),
      es: new Set(header.stopWords.es.split(' ')),
      fr: new Set(header.stopWords.fr.split(' ')),
    };
    for (const key of keys) {
      if (key.length < minLengthToMend || key.includes(':')) continue;
      const same = this.#beginnings.get(key.slice(0, prefix));
      if (!same) this.#beginnings.set(key.slice(0, prefix), [key]);
      else if (same.length < maxCandidates) same.push(key);
    }
  }

  get #stride(): number {
    return this.dimensions + 1;
  }

  /** The one table of this process, read when it is first needed. */
  static load(): Promise<WordTable> {
    WordTable.#loading ??= readFile(file).then((buffer) => new WordTable(buffer));
    return WordTable.#loading;
  }

  /** Whether a word (lower-cased, without accents) says nothing by itself. */
  isStopWord(word: string, language: WordLanguage): boolean {
    return this.#stopWords[language].has(word);
  }

  /** Whether a word is one, in any of the languages; else it may be a name or a slip of the fingers. */
  knows(word: string): boolean {
    return this.#rows.has(word) || this.#rows.has(wordKey(word, 'es')) || this.#rows.has(wordKey(word, 'fr'));
  }

  /**
   * The row of a word, whatever its form. One that the table lacks is taken for the English word that it most resembles:
   * languages share many ("fermentación"), and fingers slip.
   */
  find(word: string, language: WordLanguage): number | undefined {
    const own = this.#rows.get(wordKey(word, language));
    if (own !== undefined || word.length < prefix) return own;
    return this.#rows.get(word) ?? this.#resembling(word);
  }

  #resembling(word: string): number | undefined {
    if (word.length < minLengthToMend) return undefined;
    let best: string | undefined;
    let least = maxDifference;
    for (const candidate of this.#beginnings.get(word.slice(0, prefix)) ?? []) {
      const longer = Math.max(word.length, candidate.length);
      if (Math.abs(word.length - candidate.length) >= least * longer) continue;
      const difference = editDistance(word, candidate) / longer;
      if (difference < least) [best, least] = [candidate, difference];
    }
    return best === undefined ? undefined : this.#rows.get(best);
  }

  /** How much a word says in a text; an ordinary one 1. */
  weight(row: number): number {
    return (this.#bytes[row * this.#stride]! & 0xff) / 64;
  }

  /** How alike two words are: 1 for the same, about 0 for any two. */
  likeness(a: number, b: number): number {
    const [bytes, dimensions, from, to] = [this.#bytes, this.dimensions, a * this.#stride, b * this.#stride];
    let sum = 0;
    for (let d = 1; d <= dimensions; d++) sum += bytes[from + d]! * bytes[to + d]!;
    return sum / (this.#lengths[a]! * this.#lengths[b]!);
  }

  /** How alike a word is likely to be to the most similar of so many words that have nothing to do with it. */
  likenessByChance(row: number, words: number): number {
    let chance = this.#chances.get(row);
    if (!chance) {
      const likenesses = this.#sample.map((other) => this.likeness(row, other));
      const mean = likenesses.reduce((sum, likeness) => sum + likeness, 0) / sampleSize;
      const variance = likenesses.reduce((sum, likeness) => sum + (likeness - mean) ** 2, 0) / sampleSize;
      chance = { mean, deviation: Math.sqrt(variance) };
      this.#chances.set(row, chance);
    }
    return chance.mean + chance.deviation * Math.sqrt(2 * Math.log(Math.max(2, words)));
  }

  /** The direction of a text: the sum of its words, each as heavy as `weightOf` says, of length 1. */
  direction(rows: Iterable<number>, weightOf: (row: number) => number): Float32Array {
    const sum = new Float32Array(this.dimensions);
    for (const row of rows) {
      const share = weightOf(row) / this.#lengths[row]!;
      for (let d = 0; d < this.dimensions; d++) sum[d]! += share * this.#bytes[row * this.#stride + d + 1]!;
    }
    const length = Math.hypot(...sum) || 1;
    return sum.map((part) => part / length);
  }
}
