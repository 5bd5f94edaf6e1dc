import type { Vectors } from './train.ts';

/** A text of few words tells more about each of them. */
const trust = (english: number, foreign: number) => 1 / (foreign ** 1.5 * Math.sqrt(english));

/** The same vectors and those of other languages' words, each placed amid the English texts that it stands for. */
export function placeTranslations(
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
