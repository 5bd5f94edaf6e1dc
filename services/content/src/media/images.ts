import { fault, type Fault } from '@portfolio/contracts/errors';
import { isDiskFull } from '@portfolio/service-kit/errors';
import { chmod, open } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { mediaLimits } from '@portfolio/contracts/content';
import { imageFormats, variantName, type ImageFile } from './address.ts';

/** Only loaders of photographs and drawings in pixels: SVG, PDF and the like can run code or reach other files. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}`),
});

const variantWidths = [480, 960, 1600];
/** The bytes that AVIF files carry at offset 4; other HEIF brands (HEIC) are not for browsers. */
const avifBrands = new Set(['ftypavif', 'ftypavis']);

/** A variant that waits in a private folder for `keepFiles`. */
export interface Part {
  path: string;
  name: string;
}

/** Thrown by `makeVariants` when the file is not a picture that we take. */
export class UnusableImage extends Error {
  readonly faultOf: (file: string) => Fault;

  /** @param faultOf says it of the file of that name */
  constructor(faultOf: (file: string) => Fault) {
    super('Not a picture that we take.');
    this.faultOf = faultOf;
  }
}

/**
 * Decodes the picture at `path` whole and writes its variants (AVIF and WebP, at most `variantWidths` wide, turned
 * upright, without metadata) into `folder`. What is kept is only what we encoded ourselves, so nothing that hides in
 * the upload survives.
 *
 * @param hash SHA-256 of the upload; it names the variants
 * @throws {UnusableImage} not an image by content, broken, or above the pixel limit
 */
export async function makeVariants(
  path: string,
  hash: string,
  folder: string,
): Promise<{ image: ImageFile; parts: Part[] }> {
  if (!(await looksLikeImage(path))) throw new UnusableImage(notAnImage);
  const source = sharp(path, { limitInputPixels: mediaLimits.imagePixels, failOn: 'error', sequentialRead: false });
  const { autoOrient, format } = await source.metadata().catch(refuse);
  if (!format || autoOrient.width * autoOrient.height > mediaLimits.imagePixels) throw new UnusableImage(tooManyPixels);

  const { width, height } = autoOrient;
  const widest = Math.min(width, Math.max(...variantWidths));
  const widths = [...variantWidths.filter((candidate) => candidate < widest), widest];
  const upright = source.autoOrient();
  const parts: Part[] = [];
  for (const variantWidth of widths) {
    for (const imageFormat of imageFormats) {
      const name = variantName(hash, variantWidth, imageFormat);
      const part = { name, path: join(folder, name) };
      await upright
        .clone()
        .resize({ width: variantWidth })
        .toFormat(imageFormat, imageFormat === 'avif' ? { quality: 55, effort: 2 } : { quality: 80 })
        .toFile(part.path)
        .catch(refuse);
      // Drafts are nobody else's to see on this machine, either.
      await chmod(part.path, 0o600);
      parts.push(part);
    }
  }
  return { image: { hash, width, height, widths }, parts };
}

const notAnImage = (file: string): Fault => fault('invalid_image', { file });
const tooManyPixels = (): Fault => fault('too_many_pixels', { max: mediaLimits.imagePixels / 1e6 });

function refuse(error: unknown): never {
  if (isDiskFull(error)) throw error;
  const message = error instanceof Error ? error.message : '';
  throw new UnusableImage(/pixel limit|too large|dimensions/i.test(message) ? tooManyPixels : notAnImage);
}

/** JPEG, PNG, GIF, WebP or AVIF by their first bytes. */
async function looksLikeImage(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0);
    if (bytesRead < 16) return false;
    const start = buffer.toString('latin1');
    return (
      start.startsWith('\xff\xd8\xff') ||
      start.startsWith('\x89PNG\r\n\x1a\n') ||
      start.startsWith('GIF87a') ||
      start.startsWith('GIF89a') ||
      (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') ||
      avifBrands.has(start.slice(4, 12))
    );
  } finally {
    await file.close();
  }
}
