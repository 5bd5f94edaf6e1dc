/** A matrix in one byte a number: `values` times the row's scale. */
export interface Matrix {
  rows: number;
  columns: number;
  values: Int8Array;
  scales: Float32Array;
}

/** What the encoder knows, read from `sentence-encoder.bin`. */
export interface EncoderFile {
  /** Pieces of words by number, and how likely each is (a logarithm). */
  pieces: readonly string[];
  likelihoods: readonly number[];
  matrix: (name: string) => Matrix;
  vector: (name: string) => Float32Array;
}

interface Part {
  name: string;
  rows: number;
  columns: number;
}

interface Header {
  pieces: string[];
  likelihoods: number[];
  matrices: Part[];
  vectors: { name: string; length: number }[];
}

const bytesOfFloat = 4;

/**
 * The file: the length of a JSON header, the header padded to whole floats, all vectors and all scales of matrices as floats,
 * then the matrices' bytes.
 */
export function readEncoderFile(buffer: Buffer): EncoderFile {
  const headerLength = buffer.readUInt32LE();
  const header = JSON.parse(buffer.toString('utf8', bytesOfFloat, bytesOfFloat + headerLength)) as Header;
  const bytes = new Uint8Array(buffer.subarray(bytesOfFloat + headerLength)).buffer;
  let at = 0;
  const floats = (length: number) => {
    const part = new Float32Array(bytes, at, length);
    at += length * bytesOfFloat;
    return part;
  };
  const vectors = new Map(header.vectors.map(({ name, length }) => [name, floats(length)]));
  const scales = header.matrices.map(({ rows }) => floats(rows));
  const matrices = new Map(
    header.matrices.map(({ name, rows, columns }, i) => {
      const values = new Int8Array(bytes, at, rows * columns);
      at += rows * columns;
      return [name, { rows, columns, values, scales: scales[i]! }];
    }),
  );
  const known = <Value>(all: ReadonlyMap<string, Value>, name: string): Value => {
    const value = all.get(name);
    if (!value) throw new Error(`The sentence encoder has no ${name}`);
    return value;
  };
  return {
    pieces: header.pieces,
    likelihoods: header.likelihoods,
    matrix: (name) => known(matrices, name),
    vector: (name) => known(vectors, name),
  };
}

/** What `readEncoderFile` reads. */
export function writeEncoderFile(
  words: Pick<EncoderFile, 'pieces' | 'likelihoods'>,
  matrices: readonly (Part & { values: Float32Array })[],
  vectors: readonly { name: string; values: Float32Array }[],
): Buffer {
  const header: Header = {
    pieces: [...words.pieces],
    likelihoods: [...words.likelihoods],
    matrices: matrices.map(({ name, rows, columns }) => ({ name, rows, columns })),
    vectors: vectors.map(({ name, values }) => ({ name, length: values.length })),
  };
  const text = Buffer.from(JSON.stringify(header));
  const padded = Buffer.concat([text, Buffer.alloc(-text.length & (bytesOfFloat - 1), ' ')]);
  const length = Buffer.alloc(bytesOfFloat);
  length.writeUInt32LE(padded.length);
  const packed = matrices.map(({ rows, columns, values }) => {
    const scales = new Float32Array(rows);
    const bytes = new Int8Array(rows * columns);
    for (let row = 0; row < rows; row++) {
      const own = values.subarray(row * columns, (row + 1) * columns);
      const scale = own.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0) / 127 || 1;
      scales[row] = scale;
      for (let column = 0; column < columns; column++) bytes[row * columns + column] = Math.round(own[column]! / scale);
    }
    return { scales, bytes };
  });
  const asBytes = (part: Float32Array | Int8Array) => Buffer.from(part.buffer, part.byteOffset, part.byteLength);
  return Buffer.concat([
    length,
    padded,
    ...vectors.map(({ values }) => asBytes(values)),
    ...packed.map(({ scales }) => asBytes(scales)),
    ...packed.map(({ bytes }) => asBytes(bytes)),
  ]);
}
