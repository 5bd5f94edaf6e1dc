import type { WordLanguage } from '../src/chat/related/word-key.ts';
import type { Vectors } from './train.ts';

/**
 * The file that `WordTable` reads: the length of a JSON header, the header (dimensions, keys, words
 * that say nothing), then for each key one byte of
 * weight (in 1/64) and its direction, a byte for each dimension.
 */
export function encode(
  { index, values, dimensions }: Vectors,
  stopWords: Record<WordLanguage, ReadonlySet<string>>,
): Buffer {
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
