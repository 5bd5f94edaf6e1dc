import { mapInSlices } from '@portfolio/service-kit/slices';
import type { DataSource } from 'typeorm';
import type { ItemKind } from '../../site/item-path.ts';
import type { Embeddings } from '../embeddings.ts';
import { passagesOf, sentencesOf } from '../passages.ts';
import { contentWords, languageOf, wordsOf } from '../words.ts';
import { likenessOf, type EnglishMeaning, type ItemMeaning, type QuestionMeaning } from './english-meaning.ts';
import type { WordLanguage } from './word-key.ts';
import { WordTable } from './word-table.ts';

/** A published item and how well its meaning fits a question's. */
export interface Related {
  kind: ItemKind;
  id: number;
  key: string;
  /** From 1 on it may answer the question. */
  likeness: number;
  /** The same as words alone tell it: names are words. */
  likenessOfWords: number;
  /** What in it comes nearest. */
  sentences: string[];
}

/** Chosen so that 19 of 20 questions that nothing answers are refused (docs/decisions/0330). */
const minLikeness = 0.64;
/** What tells how near an item is, measured over the exam's developing half. */
const shares = { words: 1.5, wordsOfTitle: 0.5, whole: 1, title: 0.25 };
/** A word that no resource knows says so much. */
const unknownWeight = 0.7;

/** Of a text only the beginning counts, as in the full-text vectors. */
const maxCharacters = 20_000;
const maxWords = 400;
const loadedAtOnce = 200;
/** So many of the nearest items are looked into for what they say. */
const quoted = 4;

interface Version {
  kind: ItemKind;
  id: number;
  key: string;
  revision: number;
}

/** The words of a text, as rows of the table (those of an item as places in the site's vocabulary), and where it points. */
interface Meaning {
  rows: number[];
  direction: Float32Array;
}

/** A word of the site. */
interface Known {
  row: number;
  /** Falls with the number of items that it is in. */
  weight: number;
}

interface Item extends Version {
  text: string;
  language: WordLanguage;
  /** Rows of the table that it has, and its title. */
  rows: { whole: number[]; title: number[] };
  /** Once a question came near it. */
  sentences?: { text: string; rows: number[] }[];
  whole: Meaning;
  title: Meaning;
  /** Of English items. */
  meaning?: ItemMeaning;
}

type Likeness = Pick<Related, 'likeness' | 'likenessOfWords'>;

/** A question as the table understands it. */
interface Asked extends Meaning {
  language: WordLanguage;
  /** Of all its words, also those that the table does not know. */
  weight: number;
}

interface Options {
  /** Tells likenesses in place of the words, `minLikeness` being what an answer needs at least. */
  embeddings?: { model: Embeddings; minLikeness: number };
  /** Tells what English questions and items mean as sentences. */
  english?: EnglishMeaning;
}

/**
 * The meanings of what is published, kept in memory and brought up to date by each question: it asks the database which
 * revisions there are and reads only those that it does not have.
 */
export class SiteIndex {
  readonly #database: DataSource;
  readonly #options: Options;
  #items = new Map<string, Item>();
  #vocabulary: Known[] = [];
  #refreshed = Promise.resolve();

  constructor(database: DataSource, options: Options = {}) {
    this.#database = database;
    this.#options = options;
  }

  /** Published items by how near their meaning is to a question's, the nearest first. */
  async nearest(question: string, language: WordLanguage): Promise<Related[]> {
    const table = await WordTable.load();
    await this.#refresh(table);
    const items = [...this.#items.values()];
    const asked = await understand(table, question, language);
    const found = (await this.#byModel(question, items)) ?? (await this.#ours(table, asked, question, items));
    return items
      .map((item, i) => ({ item, ...found[i]! }))
      .toSorted((a, b) => b.likeness - a.likeness)
      .map(({ item, ...likenesses }, place) => {
        const { kind, id, key } = item;
        const isQuoted = place < quoted && likenesses.likeness >= 1;
        const sentences = isQuoted ? nearestSentences(table, asked, item) : [];
        return { kind, id, key, ...likenesses, sentences };
      });
  }

  async #byModel(question: string, items: readonly Item[]): Promise<Likeness[] | undefined> {
    const { embeddings } = this.#options;
    const found = await embeddings?.model.likenesses(
      question,
      items.map(({ text }) => text),
    );
    return found?.map((own) => {
      const likeness = own / embeddings!.minLikeness;
      return { likeness, likenessOfWords: likeness };
    });
  }

  async #ours(table: WordTable, asked: Asked, question: string, items: readonly Item[]): Promise<Likeness[]> {
    const { english } = this.#options;
    if (asked.language !== 'en' || !english) return this.#byWords(table, asked, items);
    const meanings = items.flatMap(({ meaning }) => meaning ?? []);
    return this.#byWords(table, asked, items, await english.ofQuestion(question, meanings));
  }

  /** @param meant what an English question means, which its words alone tell less well */
  async #byWords(table: WordTable, asked: Asked, items: readonly Item[], meant?: QuestionMeaning): Promise<Likeness[]> {
    // Others' questions may change both between two slices.
    const vocabulary = this.#vocabulary;
    const now = items.map(({ whole, title, meaning }) => ({ whole, title, meaning }));
    const words = await mapInSlices(asked.rows, (row) => {
      const likeness = Float32Array.from(vocabulary, (known) => table.likeness(row, known.row));
      return {
        weight: table.weight(row),
        likeness,
        // What many items say tells less about each of them.
        weighed: likeness.map((value, i) => value * (0.4 + 0.6 * vocabulary[i]!.weight)),
        byChance: table.likenessByChance(row, vocabulary.length),
      };
    });
    return mapInSlices(now, ({ whole, title, meaning }) => {
      const fit = { text: 0, title: 0, whole: along(asked.direction, whole.direction) };
      for (const { weight, likeness, weighed, byChance } of words) {
        fit.text += (weight / asked.weight) * (most(whole.rows, weighed) - byChance);
        fit.title += (weight / asked.weight) * most(title.rows, likeness);
      }
      const ofTitle = shares.title * along(asked.direction, title.direction);
      const sum = shares.words * fit.text + shares.wordsOfTitle * fit.title + shares.whole * fit.whole + ofTitle;
      const likenessOfWords = sum / minLikeness;
      const meantLikeness = meant && meaning && likenessOf(meant, meaning, fit);
      return { likeness: meantLikeness ?? likenessOfWords, likenessOfWords };
    });
  }

  /** One question after the other: what the first has read, the next need not read and understand again. */
  #refresh(table: WordTable): Promise<void> {
    const refreshed = this.#refreshed.then(() => this.#update(table));
    this.#refreshed = refreshed.catch(() => {});
    return refreshed;
  }

  async #update(table: WordTable): Promise<void> {
    const versions = await this.#database.query<Version[]>(
      `SELECT 'project' AS kind, id, slug AS key, revision FROM project WHERE is_published
       UNION ALL SELECT 'mobile_demo', id, slug, revision FROM mobile_demo WHERE is_published
       UNION ALL SELECT 'page', id, slug, revision FROM page WHERE is_published`,
    );
    const missing = versions.filter((version) => !this.#items.has(nameOf(version)));
    if (missing.length === 0 && versions.length === this.#items.size) return;
    const read = new Map<string, Item>();
    for (let start = 0; start < missing.length; start += loadedAtOnce) {
      for (const item of await this.#read(table, missing.slice(start, start + loadedAtOnce)))
        read.set(nameOf(item), item);
    }
    this.#items = new Map(
      versions.flatMap((version) => {
        const item = this.#items.get(nameOf(version)) ?? read.get(nameOf(version));
        return item ? [[nameOf(version), item] as const] : [];
      }),
    );
    this.#weigh(table);
  }

  async #read(table: WordTable, versions: readonly Version[]): Promise<Item[]> {
    const findings = versions.map((version) => ({ ...version, coverage: 1, score: 1, words: 0, lexemes: [] }));
    const passages = await passagesOf(this.#database, findings);
    const unknown: Meaning = { rows: [], direction: new Float32Array() };
    return findings.flatMap(({ kind, id, key, revision, ...finding }, i) => {
      const passage = passages.get(findings[i]!);
      if (!passage) return [];
      const text = `${passage.title}\n${passage.text.slice(0, maxCharacters)}`;
      const words = wordsOf(text);
      const language = languageOf(text, 'en');
      const rows = {
        whole: rowsOf(table, words, language).slice(0, maxWords),
        title: rowsOf(table, wordsOf(passage.title), language).slice(0, maxWords),
      };
      const meaning = language === 'en' ? this.#options.english?.ofItem(passage.title, passage.text) : undefined;
      return [{ ...finding, kind, id, key, revision, text, language, rows, whole: unknown, title: unknown, meaning }];
    });
  }

  /** What words weigh depends on all items: after a change every direction is taken anew. */
  #weigh(table: WordTable): void {
    const items = [...this.#items.values()];
    const places = new Map<number, number>();
    const counts: number[] = [];
    const placesOf = (rows: readonly number[]) =>
      rows.map((row) => {
        if (!places.has(row)) places.set(row, places.size);
        return places.get(row)!;
      });
    for (const item of items) {
      const rows = placesOf(item.rows.whole);
      for (const place of rows) counts[place] = (counts[place] ?? 0) + 1;
      item.whole = { rows, direction: item.whole.direction };
      item.title = { rows: placesOf(item.rows.title), direction: item.title.direction };
    }
    this.#vocabulary = [...places.keys()].map((row, place) => ({
      row,
      weight: (table.weight(row) * Math.log(1 + items.length / counts[place]!)) / Math.log(1 + items.length),
    }));
    const weights = new Map(this.#vocabulary.map(({ row, weight }) => [row, weight]));
    const directionOf = (rows: readonly number[]) =>
      table.direction(
        rows.map((place) => this.#vocabulary[place]!.row),
        (row) => weights.get(row)!,
      );
    for (const { whole, title } of items) {
      whole.direction = directionOf(whole.rows);
      title.direction = directionOf(title.rows);
    }
  }
}

const nameOf = ({ kind, id, key, revision }: Version) => `${kind} ${id} ${key} ${revision}`;

/** The distinct words of a text that say something and that the table knows. */
const rowsOf = (table: WordTable, words: readonly string[], language: WordLanguage): number[] => [
  ...new Set(
    [...new Set(words)]
      .filter((word) => !table.isStopWord(word, language))
      .flatMap((word) => table.find(word, language) ?? []),
  ),
];

function nearestSentences(table: WordTable, { direction }: Asked, item: Item): string[] {
  item.sentences ??= sentencesOf(item.text)
    .slice(1)
    .map((text) => ({ text, rows: rowsOf(table, wordsOf(text), item.language) }));
  const weightOf = (row: number) => table.weight(row);
  return item.sentences
    .map(({ text, rows }) => ({ text, likeness: along(direction, table.direction(rows, weightOf)) }))
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, 2)
    .map(({ text }) => text);
}

async function understand(table: WordTable, question: string, language: WordLanguage): Promise<Asked> {
  const words = contentWords(wordsOf(question)).filter((word) => !table.isStopWord(word, language));
  const found = await mapInSlices(words, (word) => table.find(word, language));
  const rows = [...new Set(found.filter((row) => row !== undefined))];
  const weightOf = (row: number) => table.weight(row);
  const known = rows.reduce((sum, row) => sum + weightOf(row), 0);
  const unknown = found.filter((row) => row === undefined).length;
  return { language, rows, direction: table.direction(rows, weightOf), weight: known + unknownWeight * unknown };
}

/** The largest of the values at some places. */
function most(places: readonly number[], values: Float32Array): number {
  let largest = 0;
  for (const place of places) largest = Math.max(largest, values[place]!);
  return largest;
}

/** How far two directions point the same way, from 0 to 1. */
function along(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let d = 0; d < a.length; d++) sum += a[d]! * b[d]!;
  return Math.max(0, sum);
}
