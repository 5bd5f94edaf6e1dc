import type { Matrix, Model } from './model.ts';
import { productsOf, type Product } from './multiply.ts';

/** Stands for the space before a word. */
const space = '▁';
/** The first numbers stand for no piece of a text. */
const reserved = 6;
/** A character that is in no piece is taken only when there is no other way. */
const unknownLikelihood = -20;

/** Cuts texts into the pieces of words that are likeliest together (SentencePiece's unigram model). */
class Pieces {
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #likelihoods: readonly number[];
  readonly #longest: number;

  constructor(pieces: readonly string[], likelihoods: readonly number[]) {
    this.#numbers = new Map(pieces.flatMap((piece, number) => (number < reserved ? [] : [[piece, number] as const])));
    this.#likelihoods = likelihoods;
    this.#longest = pieces.reduce((longest, piece) => Math.max(longest, piece.length), 0);
  }

  /** The numbers of a text's pieces in order, without what is unknown. */
  of(text: string): number[] {
    const whole = text.normalize('NFKC').trim().replaceAll(/\s+/g, space);
    if (whole === '') return [];
    const characters = space + whole;
    /** The best way to each place: its likelihood, where its last piece begins, and that piece. */
    const ways: { likelihood: number; from: number; piece?: number }[] = [{ likelihood: 0, from: 0 }];
    for (let from = 0; from < characters.length; from++) {
      const { likelihood } = ways[from]!;
      const lead = (to: number, own: number, piece?: number) => {
        const found = ways[to];
        if (!found || likelihood + own >= found.likelihood) ways[to] = { likelihood: likelihood + own, from, piece };
      };
      for (let to = from + 1; to <= Math.min(characters.length, from + this.#longest); to++) {
        const piece = this.#numbers.get(characters.slice(from, to));
        if (piece !== undefined) lead(to, this.#likelihoods[piece]!, piece);
      }
      if (!ways[from + 1]) lead(from + 1, unknownLikelihood);
    }
    const numbers: number[] = [];
    for (let at = characters.length; at > 0; at = ways[at]!.from) {
      const { piece } = ways[at]!;
      if (piece !== undefined) numbers.push(piece);
    }
    return numbers.toReversed();
  }
}

const epsilon = 1e-6;

/** Each row, as long as `scale`, brought to mean 0 and deviation 1, then scaled and moved. */
function normalize(state: Float32Array, scale: Float32Array, bias: Float32Array): Float32Array {
  const width = scale.length;
  const output = new Float32Array(state.length);
  for (let row = 0; row < state.length; row += width) {
    let mean = 0;
    for (let d = 0; d < width; d++) mean += state[row + d]! / width;
    let variance = 0;
    for (let d = 0; d < width; d++) variance += (state[row + d]! - mean) ** 2 / width;
    const factor = 1 / Math.sqrt(variance + epsilon);
    for (let d = 0; d < width; d++) output[row + d] = (state[row + d]! - mean) * factor * scale[d]! + bias[d]!;
  }
  return output;
}

/** Makes shares of a whole of any numbers, in place. */
function softmax(values: Float32Array): void {
  const largest = values.reduce((most, value) => Math.max(most, value), -Infinity);
  let sum = 0;
  for (const [at, value] of values.entries()) sum += values[at] = Math.exp(value - largest);
  for (let at = 0; at < values.length; at++) values[at]! /= sum;
}

/** Positions that the model has seen; of a longer text the rest is left out. */
const maxPieces = 128;
const heads = 4;
const linears = [
  'widenFirst',
  'layer0.askKeyValue',
  'layer0.attended',
  'layer0.widen',
  'layer0.narrow',
  'layer1.askKeyValue',
  'layer1.attended',
  'layer1.widen',
  'layer1.narrow',
  'last',
] as const;

interface Layer {
  beforeAttention: Norm;
  askKeyValue: Linear;
  attended: Linear;
  beforeWidening: Norm;
  widen: Linear;
  narrow: Linear;
}
interface Norm {
  scale: Float32Array;
  bias: Float32Array;
}
interface Linear {
  product: Product;
  bias: Float32Array;
}

/**
 * Google's Universal Sentence Encoder, the small one: a transformer of two layers that turns an English text into a direction;
 * texts that mean alike point alike.
 */
export class Encoder {
  readonly #pieces: Pieces;
  readonly #vectors: Matrix;
  readonly #layers: Layer[];
  readonly #widenFirst: Linear;
  readonly #last: Linear;
  readonly #rates: Float32Array;

  constructor(model: Model) {
    // Of the file only what is used stays in memory.
    const vector = (name: string) => model.vector(name).slice();
    this.#pieces = new Pieces(model.pieces, model.likelihoods);
    this.#vectors = model.matrix('pieces');
    const matrices = Object.fromEntries(linears.map((name) => [name, model.matrix(name)] as const));
    const products = productsOf(matrices as Record<(typeof linears)[number], Matrix>, maxPieces);
    const linear = (name: (typeof linears)[number]): Linear => ({
      product: products[name],
      bias: vector(`${name}.bias`),
    });
    const norm = (name: string): Norm => ({ scale: vector(`${name}.scale`), bias: vector(`${name}.bias`) });
    this.#layers = (['layer0', 'layer1'] as const).map((layer) => ({
      beforeAttention: norm(`${layer}.beforeAttention`),
      askKeyValue: linear(`${layer}.askKeyValue`),
      attended: linear(`${layer}.attended`),
      beforeWidening: norm(`${layer}.beforeWidening`),
      widen: linear(`${layer}.widen`),
      narrow: linear(`${layer}.narrow`),
    }));
    this.#widenFirst = linear('widenFirst');
    this.#last = linear('last');
    this.#rates = vector('positionRates');
  }

  /** Where a text points: 512 numbers, of length 1. */
  encode(text: string): Float32Array {
    const pieces = this.#pieces.of(text).slice(0, maxPieces);
    if (pieces.length === 0) return new Float32Array(this.#last.bias.length);
    let state = this.#placed(pieces);
    for (const [i, layer] of this.#layers.entries()) {
      const before = i === 0 ? apply(this.#widenFirst, state, pieces.length) : state;
      state = plus(attend(layer, state, pieces.length), before);
      const calm = normalize(state, layer.beforeWidening.scale, layer.beforeWidening.bias);
      const wide = apply(layer.widen, calm, pieces.length).map((value) => Math.max(0, value));
      state = plus(state, apply(layer.narrow, wide, pieces.length));
    }
    const width = state.length / pieces.length;
    const mean = new Float32Array(width);
    for (let at = 0; at < state.length; at++) mean[at % width]! += state[at]! / pieces.length;
    const direction = apply(this.#last, mean, 1).map((value) => Math.tanh(value));
    const length = Math.hypot(...direction) || 1;
    return direction.map((value) => value / length);
  }

  /** Each piece's vector twice, and waves that tell its place. */
  #placed(pieces: readonly number[]): Float32Array {
    const { values, scales, columns } = this.#vectors;
    const state = new Float32Array(pieces.length * columns);
    const half = columns / 2;
    for (const [place, piece] of pieces.entries()) {
      for (let d = 0; d < columns; d++) {
        const angle = place * this.#rates[d % half]!;
        const wave = d < half ? Math.sin(angle) : Math.cos(angle);
        state[place * columns + d] = 2 * values[piece * columns + d]! * scales[piece]! + wave;
      }
    }
    return state;
  }
}

function apply({ product, bias }: Linear, input: Float32Array, count: number): Float32Array {
  const output = product(input, count);
  for (let at = 0; at < output.length; at++) output[at]! += bias[at % bias.length]!;
  return output;
}

const plus = (a: Float32Array, b: Float32Array) => a.map((value, at) => value + b[at]!);

/** Every piece looks at all pieces, in each head at other sides of them. */
function attend({ beforeAttention, askKeyValue, attended }: Layer, state: Float32Array, count: number): Float32Array {
  const calm = normalize(state, beforeAttention.scale, beforeAttention.bias);
  const all = apply(askKeyValue, calm, count);
  const stride = askKeyValue.bias.length;
  const width = stride / 3;
  const size = width / heads;
  const seen = new Float32Array(count * width);
  const weights = new Float32Array(count);
  for (let head = 0; head < heads; head++) {
    for (let from = 0; from < count; from++) {
      const asking = from * stride + head * size;
      for (let to = 0; to < count; to++) {
        const key = to * stride + width + head * size;
        let dot = 0;
        for (let d = 0; d < size; d++) dot += all[asking + d]! * all[key + d]!;
        weights[to] = dot / Math.sqrt(size);
      }
      softmax(weights);
      for (let to = 0; to < count; to++) {
        const value = to * stride + 2 * width + head * size;
        for (let d = 0; d < size; d++) seen[from * width + head * size + d]! += weights[to]! * all[value + d]!;
      }
    }
  }
  return apply(attended, seen, count);
}
