/** The thread of `SentenceEncoder`: reads the encoder, then answers each text with where it points. */
import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { Encoder } from './encoder.ts';
import { readModel } from './model.ts';

/** What people ask of any site and none answers. */
const questions = new URL('../../../../sentence-encoder/asked-anywhere.txt', import.meta.url);
const encoder = new Encoder(readModel());
const askedAnywhere = readFileSync(questions, 'utf8')
  .trim()
  .split('\n')
  .map((question) => encoder.encode(question));
const port = parentPort!;
port.postMessage({ askedAnywhere }, buffersOf(askedAnywhere));
port.on('message', (text: string) => {
  const direction = encoder.encode(text);
  port.postMessage({ direction }, buffersOf([direction]));
});

/** They are handed over rather than copied. */
function buffersOf(directions: readonly Float32Array[]): ArrayBuffer[] {
  return directions.map(({ buffer }) => buffer as ArrayBuffer);
}
