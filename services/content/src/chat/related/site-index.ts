import { originalLanguage } from '@portfolio/contracts/content';
import type { DataSource } from 'typeorm';
import type { Embeddings } from '../embeddings.ts';
import { passagesOf } from '../passages.ts';
import { languageOf, wordsOf } from '../words.ts';
import type { EnglishMeaning } from './english-meaning.ts';
import {
  byWords,
  nearestSentences,
  rowsOf,
  understand,
  weigh,
  type Asked,
  type Item,
  type Likeness,
  type Meaning,
  type Reading,
  type Related,
  type Version,
} from './reading.ts';
import type { WordLanguage } from './word-key.ts';
import { WordTable } from './word-table.ts';

/** Of a text only the beginning counts, as in the full-text vectors. */
const maxCharacters = 20_000;
const maxWords = 400;
const loadedAtOnce = 200;
/** So many of the nearest items are looked into for what they say. */
const quoted = 4;

interface Options {
  /** Tells likenesses in place of the words, `minLikeness` being what an answer needs at least. */
  embeddings?: { model: Embeddings; minLikeness: number };
  /** Tells what English questions and items mean as sentences. */
  english?: EnglishMeaning;
}

/**
 * The meanings of what is published, kept in memory in each language into which anything is translated, and brought up to date by
 * each question: it asks the database which revisions there are and reads only those that it does not have.
 */
export class SiteIndex {
  readonly #database: DataSource;
  readonly #options: Options;
  readonly #readings = new Map<WordLanguage, Reading>();
  #refreshed: Promise<unknown> = Promise.resolve();

  constructor(database: DataSource, options: Options = {}) {
    this.#database = database;
    this.#options = options;
  }

  /** Published items by how near their meaning is to a question's, the nearest first. */
  async nearest(question: string, language: WordLanguage): Promise<Related[]> {
    const table = await WordTable.load();
    const reading = await this.#refresh(table, language);
    const items = [...reading.items.values()];
    const asked = await understand(table, question, language);
    const found = (await this.#byModel(question, items)) ?? (await this.#ours(table, asked, question, items, reading));
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
    const textsOf = (some: Iterable<Item>) => Array.from(some, ({ text }) => text);
    const known = [...this.#readings.values()].flatMap((reading) => textsOf(reading.items.values()));
    const found = await embeddings?.model.likenesses(question, textsOf(items), known);
    return found?.map((own) => {
      const likeness = own / embeddings!.minLikeness;
      return { likeness, likenessOfWords: likeness };
    });
  }

  async #ours(
    table: WordTable,
    asked: Asked,
    question: string,
    items: readonly Item[],
    reading: Reading,
  ): Promise<Likeness[]> {
    const { english } = this.#options;
    if (asked.language !== 'en' || !english) return byWords(table, asked, items, reading);
    const meanings = items.flatMap(({ meaning }) => meaning ?? []);
    return byWords(table, asked, items, reading, await english.ofQuestion(question, meanings));
  }

  /** One question after the other: what the first has read, the next need not read and understand again. */
  #refresh(table: WordTable, language: WordLanguage): Promise<Reading> {
    const refreshed = this.#refreshed.then(() => this.#update(table, language));
    this.#refreshed = refreshed.catch(() => {});
    return refreshed;
  }

  async #update(table: WordTable, asked: WordLanguage): Promise<Reading> {
    const isTold = (kind: string) =>
      `EXISTS (SELECT FROM content_translation AS told WHERE told.${kind}_id = ${kind}.id AND language = $1) AS is_told`;
    const versions = await this.#database.query<Version[]>(
      `SELECT 'project' AS kind, id, slug AS key, revision, ${isTold('project')} FROM project WHERE is_published
       UNION ALL SELECT 'mobile_demo', id, slug, revision, false FROM mobile_demo WHERE is_published
       UNION ALL SELECT 'page', id, slug, revision, ${isTold('page')} FROM page WHERE is_published`,
      [asked],
    );
    // Where nothing is translated, what is written is read in every language.
    const language = versions.some(({ is_told }) => is_told) ? asked : originalLanguage;
    const reading = this.#readings.get(language) ?? { items: new Map<string, Item>(), vocabulary: [] };
    this.#readings.set(language, reading);
    const missing = versions.filter((version) => !reading.items.has(nameOf(version)));
    if (missing.length === 0 && versions.length === reading.items.size) return reading;
    const read = new Map<string, Item>();
    for (let start = 0; start < missing.length; start += loadedAtOnce) {
      for (const item of await this.#read(table, missing.slice(start, start + loadedAtOnce), language))
        read.set(nameOf(item), item);
    }
    reading.items = new Map(
      versions.flatMap((version) => {
        const item = reading.items.get(nameOf(version)) ?? read.get(nameOf(version));
        return item ? [[nameOf(version), item] as const] : [];
      }),
    );
    weigh(table, reading);
    return reading;
  }

  async #read(table: WordTable, versions: readonly Version[], read: WordLanguage): Promise<Item[]> {
    const findings = versions.map((version) => ({ ...version, coverage: 1, score: 1, words: 0, lexemes: [] }));
    const passages = await passagesOf(this.#database, findings, read);
    const unknown: Meaning = { rows: [], direction: new Float32Array() };
    return findings.flatMap((finding) => {
      const passage = passages.get(finding);
      if (!passage) return [];
      const text = `${passage.title}\n${passage.text.slice(0, maxCharacters)}`;
      const words = wordsOf(text);
      const language = languageOf(text, finding.is_told ? read : originalLanguage);
      const rows = {
        whole: rowsOf(table, words, language).slice(0, maxWords),
        title: rowsOf(table, wordsOf(passage.title), language).slice(0, maxWords),
      };
      // English questions are compared with what is written alone.
      const { english } = this.#options;
      const meaning = language === 'en' && read === 'en' ? english?.ofItem(passage.title, passage.text) : undefined;
      return [{ ...finding, text, language, rows, whole: unknown, title: unknown, meaning }];
    });
  }
}

const nameOf = ({ kind, id, key, revision, is_told }: Version) => `${kind} ${id} ${key} ${revision} ${is_told}`;
