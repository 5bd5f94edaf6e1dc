import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { Product } from '../../support/product.ts';

/** A file as `setInputFiles` takes it. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A PNG of noise: real, unlike every other, and as heavy as its size (3 bytes a pixel). */
export function picture(name: string, width = 64, height = 40): ChosenFile {
  const row = 1 + width * 3;
  const pixels = randomBytes(row * height);
  for (let line = 0; line < height; line += 1) pixels[line * row] = 0; // no filter
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8); // 8 bits of red, green and blue
  const buffer = Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name, mimeType: 'image/png', buffer };
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** The packages of a demo that the product brings along: a real APK and a real IPA, small. */
export async function packages(product: Product): Promise<{ apk: ChosenFile; ipa: ChosenFile }> {
  const content = product.address('content');
  const { results } = (await (await fetch(`${content}/mobile-demos/?page_size=100`)).json()) as {
    results: { apk_file: string | null; ipa_file: string | null }[];
  };
  const load = async (kind: 'apk' | 'ipa', mimeType: string): Promise<ChosenFile> => {
    const address = results.map((demo) => demo[`${kind}_file`]).find((file) => file !== null);
    if (address === undefined) throw new Error(`No demo has an ${kind}.`);
    const answer = await fetch(new URL(new URL(address, content).pathname, content));
    return { name: `app.${kind}`, mimeType, buffer: Buffer.from(await answer.arrayBuffer()) };
  };
  return {
    apk: await load('apk', 'application/vnd.android.package-archive'),
    ipa: await load('ipa', 'application/octet-stream'),
  };
}
