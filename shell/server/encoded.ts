import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

/** What the browser may ask for, best first. */
const encodings = ['br', 'gzip', 'identity'] as const;

/** A text in every encoding, made once and sent many times. */
export type Encoded = Record<(typeof encodings)[number], Buffer>;

export async function encode(text: string): Promise<Encoded> {
  const identity = Buffer.from(text);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    promisify(gzip)(identity),
  ]);
  return { br, gzip: gz, identity };
}

/** Answers with the encoding that the browser likes best; 304 when it has that already. */
export function sendEncoded(request: Request, response: Response, body: Encoded): void {
  const accepted = request.acceptsEncodings(...encodings);
  const encoding = encodings.find((one) => one === accepted) ?? 'identity';
  if (encoding !== 'identity') response.set('Content-Encoding', encoding);
  response.vary('Accept-Encoding').send(body[encoding]);
}
