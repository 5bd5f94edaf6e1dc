import { mapInSlices } from '@portfolio/service-kit/slices';
import type { ItemKind } from '../../site/item-path.ts';
import { sentencesOf } from '../passages.ts';
import { contentWords, wordsOf } from '../words.ts';
import { along, likenessOf, type ItemMeaning, type QuestionMeaning } from './english-meaning.ts';
import type { WordLanguage } from './word-key.ts';
import type { WordTable } from './word-table.ts';

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

export interface Version {
  kind: ItemKind;
  id: number;
  key: string;
  revision: number;
  /** Anything of it is told in the language that is asked for. */
  is_told: boolean;
}

/** The words of a text, as rows of the table (those of an item as places in the site's vocabulary), and where it points. */
export interface Meaning {
  rows: number[];
  direction: Float32Array;
}

/** A word of the site. */
interface Known {
  row: number;
  /** Falls with the number of items that it is in. */
  weight: number;
}

export interface Item extends Version {
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

/** What is published, as it reads in a language. */
export interface Reading {
  items: Map<string, Item>;
  vocabulary: Known[];
}

export type Likeness = Pick<Related, 'likeness' | 'likenessOfWords'>;

/** A question as the table understands it. */
export interface Asked extends Meaning {
  language: WordLanguage;
  /** Of all its words, also those that the table does not know. */
  weight: number;
}

/** @param meant what an English question means, which its words alone tell less well */
export async function byWords(
  table: WordTable,
  asked: Asked,
  items: readonly Item[],
  reading: Reading,
  meant?: QuestionMeaning,
): Promise<Likeness[]> {
  // Others' questions may change both between two slices.
  const { vocabulary } = reading;
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
    const fit = { text: 0, title: 0, whole: alike(asked.direction, whole.direction) };
    for (const { weight, likeness, weighed, byChance } of words) {
      fit.text += (weight / asked.weight) * (most(whole.rows, weighed) - byChance);
      fit.title += (weight / asked.weight) * most(title.rows, likeness);
    }
    const ofTitle = shares.title * alike(asked.direction, title.direction);
    const sum = shares.words * fit.text + shares.wordsOfTitle * fit.title + shares.whole * fit.whole + ofTitle;
    const likenessOfWords = sum / minLikeness;
    const meantLikeness = meant && meaning && likenessOf(meant, meaning, fit);
    return { likeness: meantLikeness ?? likenessOfWords, likenessOfWords };
  });
}

/** What words weigh depends on all items: after a change every direction is taken anew. */
export function weigh(table: WordTable, reading: Reading): void {
  const items = [...reading.items.values()];
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
  reading.vocabulary = [...places.keys()].map((row, place) => ({
    row,
    weight: (table.weight(row) * Math.log(1 + items.length / counts[place]!)) / Math.log(1 + items.length),
  }));
  const weights = new Map(reading.vocabulary.map(({ row, weight }) => [row, weight]));
  const directionOf = (rows: readonly number[]) =>
    table.direction(
      rows.map((place) => reading.vocabulary[place]!.row),
      (row) => weights.get(row)!,
    );
  for (const { whole, title } of items) {
    whole.direction = directionOf(whole.rows);
    title.direction = directionOf(title.rows);
  }
}

/** The distinct words of a text that say something and that the table knows. */
export const rowsOf = (table: WordTable, words: readonly string[], language: WordLanguage): number[] => [
  ...new Set(
    [...new Set(words)]
      .filter((word) => !table.isStopWord(word, language))
      .flatMap((word) => table.find(word, language) ?? []),
  ),
];

export function nearestSentences(table: WordTable, { direction }: Asked, item: Item): string[] {
  item.sentences ??= sentencesOf(item.text)
    .slice(1)
    .map((text) => ({ text, rows: rowsOf(table, wordsOf(text), item.language) }));
  const weightOf = (row: number) => table.weight(row);
  return item.sentences
    .map(({ text, rows }) => ({ text, likeness: alike(direction, table.direction(rows, weightOf)) }))
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, 2)
    .map(({ text }) => text);
}

export async function understand(table: WordTable, question: string, language: WordLanguage): Promise<Asked> {
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
const alike = (a: Float32Array, b: Float32Array): number => Math.max(0, along(a, b));
