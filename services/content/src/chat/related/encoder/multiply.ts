import { readFileSync } from 'node:fs';
import type { Matrix } from './model.ts';

const file = new URL('../../../../sentence-encoder/multiply.wasm', import.meta.url);

/** So many rows share each read of a matrix, and so many columns lie together in memory. */
const together = 4;
const panel = 8;
const page = 65_536;
const bytesOfFloat = 4;

/** The part of the language that its types without a browser leave out. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => { exports: unknown };
};

interface Kernel {
  memory: { buffer: ArrayBuffer; grow: (pages: number) => void };
  multiply: (input: number, groups: number, rows: number, columns: number, matrix: number, output: number) => void;
}

/** Rows of numbers, one after the other, times a matrix. */
export type Product = (input: Float32Array, count: number) => Float32Array;

/**
 * Multiplication by some matrices, which are copied into the memory of a small WebAssembly program: about eight times as fast
 * as loops over arrays.
 * @param most rows of an input
 */
export function productsOf<Name extends string>(
  matrices: Readonly<Record<Name, Matrix>>,
  most: number,
): Record<Name, Product> {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file)));
  const { memory, multiply } = exports as Kernel;
  const entries = Object.entries<Matrix>(matrices);
  const height = Math.ceil(most / together) * together;
  const inputSize = height * Math.max(...entries.map(([, { rows }]) => rows)) * bytesOfFloat;
  const outputSize = height * Math.max(...entries.map(([, { columns }]) => columns)) * bytesOfFloat;
  const size = inputSize + outputSize + entries.reduce((sum, [, { values }]) => sum + values.length, 0);
  memory.grow(Math.ceil(size / page));
  let at = inputSize + outputSize;
  const products = entries.map(([name, { rows, columns, values, scales }]) => {
    const matrix = at;
    new Int8Array(memory.buffer, matrix, values.length).set(inPanels(values, rows, columns));
    at += values.length;
    const product: Product = (input, count) => {
      const groups = Math.ceil(count / together);
      const scaled = new Float32Array(memory.buffer, 0, groups * together * rows);
      for (let i = 0; i < count * rows; i++) scaled[i] = input[i]! * scales[i % rows]!;
      scaled.fill(0, count * rows);
      multiply(0, groups, rows, columns, matrix, inputSize);
      return new Float32Array(memory.buffer, inputSize, count * columns).slice();
    };
    return [name, product] as const;
  });
  return Object.fromEntries(products) as Record<Name, Product>;
}

/** For each eight columns their rows. */
function inPanels(values: Int8Array, rows: number, columns: number): Int8Array {
  const panels = new Int8Array(values.length);
  let to = 0;
  for (let first = 0; first < columns; first += panel) {
    for (let row = 0; row < rows; row++) {
      for (let column = first; column < first + panel; column++) panels[to++] = values[row * columns + column]!;
    }
  }
  return panels;
}
