const epsilon = 1e-6;

/** Each row, as long as `scale`, brought to mean 0 and deviation 1, then scaled and moved. */
export function normalize(state: Float32Array, scale: Float32Array, bias: Float32Array): Float32Array {
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
export function softmax(values: Float32Array): void {
  const largest = values.reduce((most, value) => Math.max(most, value), -Infinity);
  let sum = 0;
  for (const [at, value] of values.entries()) sum += values[at] = Math.exp(value - largest);
  for (let at = 0; at < values.length; at++) values[at]! /= sum;
}
