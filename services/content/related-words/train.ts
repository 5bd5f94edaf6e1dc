/** Two texts, as keys of words, that mean the same. */
export type Pair = [string[], string[]];

/** Word vectors, one row after the other. A row's length is its word's weight in a text. */
export interface Vectors {
  index: Map<string, number>;
  values: Float32Array;
  dimensions: number;
}

const batchSize = 256;
const temperature = 0.07;
const learningRate = 0.02;
const maxWords = 24;
const epsilon = 1e-6;

/**
 * Moves vectors so that the sums over texts that mean the same come near each other and apart from the others of their
 * batch (contrastive learning with in-batch negatives; Adagrad by row).
 * @param epochs how often every pair is seen
 */
export function train({ index, values, dimensions }: Vectors, pairs: readonly Pair[], epochs: number): void {
  const rowsOf = (keys: string[]) => keys.flatMap((key) => index.get(key) ?? []).slice(0, maxWords);
  const usable = pairs
    .map(([a, b]) => [rowsOf(a), rowsOf(b)] as const)
    .filter(([a, b]) => a.length > 0 && b.length > 0);
  const rates = new Float32Array(index.size).fill(epsilon);
  const texts = { sums: new Float32Array(2 * batchSize * dimensions), lengths: new Float32Array(2 * batchSize) };
  const gradient = new Float32Array(2 * batchSize * dimensions);
  let random = 1;
  for (let epoch = 0; epoch < epochs; epoch++) {
    // A linear congruential generator: the same file comes out of the same resources.
    const order = usable
      .map((pair) => ({ pair, key: (random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0) }))
      .toSorted((a, b) => a.key - b.key);
    let loss = 0;
    let batches = 0;
    for (let start = 0; start + batchSize <= order.length; start += batchSize) {
      const batch = order.slice(start, start + batchSize).map(({ pair }) => pair);
      const rows = [...batch.map(([a]) => a), ...batch.map(([, b]) => b)];
      sumUp(rows, values, dimensions, texts);
      loss += compare(texts.sums, dimensions, gradient);
      step(rows, values, dimensions, rates, texts, gradient);
      batches += 1;
    }
    console.log(`  epoch ${epoch + 1} of ${epochs}: ${order.length} pairs, loss ${(loss / batches).toFixed(3)}`);
  }
}

/** How much of what the words were before is kept: definitions know little of how words are used. */
const kept = 0.3;

/** Moves trained vectors back towards what they were. */
export function blend({ index, values, dimensions }: Vectors, before: Float32Array): void {
  for (let row = 0; row < index.size; row++) {
    const at = row * dimensions;
    const old = before.subarray(at, at + dimensions);
    const trained = values.subarray(at, at + dimensions);
    const [oldLength, trainedLength] = [Math.hypot(...old) || 1, Math.hypot(...trained) || 1];
    for (let d = 0; d < dimensions; d++) {
      trained[d] = (kept * old[d]!) / oldLength + ((1 - kept) * trained[d]!) / trainedLength;
    }
    const length = Math.hypot(...trained) || 1;
    const weight = Math.sqrt(oldLength * trainedLength);
    for (let d = 0; d < dimensions; d++) trained[d]! *= weight / length;
  }
}

/** Normalized sums of each text's vectors. */
function sumUp(
  rows: readonly number[][],
  values: Float32Array,
  dimensions: number,
  { sums, lengths }: { sums: Float32Array; lengths: Float32Array },
): void {
  sums.fill(0);
  for (const [text, own] of rows.entries()) {
    const at = text * dimensions;
    for (const row of own) {
      for (let d = 0; d < dimensions; d++) sums[at + d]! += values[row * dimensions + d]!;
    }
    let square = epsilon;
    for (let d = 0; d < dimensions; d++) square += sums[at + d]! ** 2;
    const length = Math.sqrt(square);
    lengths[text] = length;
    for (let d = 0; d < dimensions; d++) sums[at + d]! /= length;
  }
}

/** The loss (each text should choose its partner among the batch), and how it changes with each normalized sum. */
function compare(sums: Float32Array, dimensions: number, gradient: Float32Array): number {
  const scores = new Float32Array(batchSize * batchSize);
  for (let i = 0; i < batchSize; i++) {
    for (let j = 0; j < batchSize; j++) {
      let dot = 0;
      const a = i * dimensions;
      const b = (batchSize + j) * dimensions;
      for (let d = 0; d < dimensions; d++) dot += sums[a + d]! * sums[b + d]!;
      scores[i * batchSize + j] = Math.exp((dot - 1) / temperature);
    }
  }
  const rowTotals = new Float32Array(batchSize);
  const columnTotals = new Float32Array(batchSize);
  for (let i = 0; i < batchSize; i++) {
    for (let j = 0; j < batchSize; j++) {
      rowTotals[i]! += scores[i * batchSize + j]!;
      columnTotals[j]! += scores[i * batchSize + j]!;
    }
  }
  gradient.fill(0);
  let loss = 0;
  for (let i = 0; i < batchSize; i++) {
    loss -= Math.log(scores[i * batchSize + i]! / rowTotals[i]! + epsilon) / batchSize;
    for (let j = 0; j < batchSize; j++) {
      const score = scores[i * batchSize + j]!;
      const change =
        (score / rowTotals[i]! + score / columnTotals[j]! - (i === j ? 2 : 0)) / (2 * batchSize * temperature);
      if (Math.abs(change) < 1e-7) continue;
      const a = i * dimensions;
      const b = (batchSize + j) * dimensions;
      for (let d = 0; d < dimensions; d++) {
        gradient[a + d]! += change * sums[b + d]!;
        gradient[b + d]! += change * sums[a + d]!;
      }
    }
  }
  return loss;
}

/** Moves each word of the batch against its gradient. */
function step(
  rows: readonly number[][],
  values: Float32Array,
  dimensions: number,
  rates: Float32Array,
  { sums, lengths }: { sums: Float32Array; lengths: Float32Array },
  gradient: Float32Array,
): void {
  const moves = new Map<number, Float32Array>();
  for (const [text, own] of rows.entries()) {
    const at = text * dimensions;
    let along = 0;
    for (let d = 0; d < dimensions; d++) along += gradient[at + d]! * sums[at + d]!;
    for (const row of own) {
      let move = moves.get(row);
      if (!move) moves.set(row, (move = new Float32Array(dimensions)));
      for (let d = 0; d < dimensions; d++) move[d]! += (gradient[at + d]! - along * sums[at + d]!) / lengths[text]!;
    }
  }
  for (const [row, move] of moves) {
    let square = 0;
    for (const part of move) square += part ** 2;
    rates[row]! += square / dimensions;
    const rate = learningRate / Math.sqrt(rates[row]!);
    for (let d = 0; d < dimensions; d++) values[row * dimensions + d]! -= rate * move[d]!;
  }
}
