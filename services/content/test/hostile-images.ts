import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';

const bytes = (text: string) => Buffer.from(text, 'latin1');
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`;
const html = '<!doctype html><script>alert(document.cookie)</script>';

/** A PNG whose header promises `width` × `height` pixels and whose data holds next to nothing. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([bytes(type), data]);
    const head = Buffer.alloc(4);
    head.writeUInt32BE(data.length);
    const tail = Buffer.alloc(4);
    tail.writeUInt32BE(crc32(body));
    return Buffer.concat([head, body, tail]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    bytes('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(4096))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc32(data: Buffer): number {
  let crc = ~0;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

export interface HostileFile {
  title: string;
  filename: string;
  content: Buffer;
}

/** Files that are no usable picture, each for a reason of its own. */
export async function hostileImages(): Promise<HostileFile[]> {
  const noise = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, i) => (i * 7919) % 251));
  const real = sharp(noise, { raw: { width: 64, height: 64, channels: 3 } });
  const [png, jpeg, gif, webp, avif, tiff] = await Promise.all([
    real.clone().png().toBuffer(),
    real.clone().jpeg().toBuffer(),
    real.clone().gif().toBuffer(),
    real.clone().webp().toBuffer(),
    real.clone().avif().toBuffer(),
    real.clone().tiff().toBuffer(),
  ]);
  const half = (whole: Buffer) => whole.subarray(0, whole.length / 2);
  const flipped = Buffer.from(png);
  flipped.fill(0xa5, png.length / 2, png.length / 2 + 64);
  const wide = await sharp({ create: { width: 8000, height: 5001, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const hugeGif = Buffer.from(gif);
  const frame = gif.indexOf(Buffer.from([0x2c, 0, 0, 0, 0, 64, 0, 64, 0]));
  // Of the screen and of the frame on it.
  for (const offset of [6, 8, frame + 5, frame + 7]) hugeGif.writeUInt16LE(65_535, offset);
  const file = (title: string, filename: string, content: Buffer | string): HostileFile => ({
    title,
    filename,
    content: Buffer.isBuffer(content) ? content : bytes(content),
  });
  return [
    file('an SVG', 'a.svg', svg),
    file('an SVG called PNG', 'a.png', svg),
    file('an SVG with an XML declaration', 'a.png', `<?xml version="1.0"?>${svg}`),
    file('an SVG behind white space', 'a.png', `\n\n   ${svg}`),
    file('a compressed SVG', 'a.png', gzipSync(svg)),
    file('an SVG with an external entity', 'a.png', `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg}`),
    file('HTML', 'a.html', html),
    file('HTML called JPEG', 'a.jpg', html),
    file('a script', 'a.js', 'alert(1)//aaaaaaaaaaaaaaaa'),
    file('PHP behind a GIF header', 'a.gif', 'GIF89a<?php system($_GET["c"]); ?>'),
    file('HTML behind a PNG header', 'a.png', `\x89PNG\r\n\x1a\n${html}`),
    file('HTML behind a JPEG header', 'a.jpg', `\xff\xd8\xff\xe0${html}`),
    file('a PDF', 'a.png', '%PDF-1.7\n1 0 obj<<>>endobj'),
    file('PostScript', 'a.png', '%!PS-Adobe-3.0 EPSF-3.0\n(hi) show'),
    file('a TIFF', 'a.png', tiff),
    file('a BMP', 'a.png', `BM${'\0'.repeat(64)}`),
    file('an icon', 'a.png', `\0\0\x01\0\x01\0${'\0'.repeat(64)}`),
    file('a HEIC', 'a.heic', `\0\0\0\x18ftypheic\0\0\0\0mif1heic${'\0'.repeat(64)}`),
    file('a video', 'a.avif', `\0\0\0\x18ftypisom\0\0\0\0isommp41${'\0'.repeat(64)}`),
    file('a sound', 'a.webp', `RIFF\x24\0\0\0WAVEfmt ${'\0'.repeat(64)}`),
    file('an archive', 'a.png', `PK\x03\x04${'\0'.repeat(64)}`),
    file('a program', 'a.png', `\x7fELF\x02\x01\x01${'\0'.repeat(64)}`),
    file('a Photoshop file', 'a.png', `8BPS\0\x01${'\0'.repeat(64)}`),
    file('plain text', 'a.png', 'I am a picture, honestly, look at me.'),
    file('JSON', 'a.png', '{"picture": true, "honest": "yes"}'),
    file('zeros', 'a.png', Buffer.alloc(4096)),
    file('a few bytes', 'a.png', '\x89PNG'),
    file('a PNG header alone', 'a.png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'),
    file('half a PNG', 'a.png', half(png)),
    file('a PNG with broken data', 'a.png', flipped),
    file('half a JPEG', 'a.jpg', half(jpeg)),
    file('a JPEG of zeros', 'a.jpg', Buffer.concat([jpeg.subarray(0, 20), Buffer.alloc(2000)])),
    file('a tenth of a GIF', 'a.gif', gif.subarray(0, gif.length / 10)),
    file('half a WebP', 'a.webp', half(webp)),
    file('half an AVIF', 'a.avif', half(avif)),
    file('an AVIF brand alone', 'a.avif', `\0\0\0\x18ftypavif\0\0\0\0mif1avif`),
    file('a PNG of 50,000 × 50,000 pixels', 'a.png', pngOf(50_000, 50_000)),
    file('a PNG of 2 million × 21 pixels', 'a.png', pngOf(2_000_000, 21)),
    file('a real PNG a little over 40 megapixels', 'a.png', wide),
    file('a GIF of 65,535 × 65,535 pixels', 'a.gif', hugeGif),
  ];
}
