import type { ImageSet } from '@portfolio/contracts/content';

/** What `media_file` knows about an image: `hash` names it, `width` × `height` is its size in pixels as uploaded. */
export interface ImageFile {
  hash: string;
  width: number;
  height: number;
  /** Widths of the variants, rising. */
  widths: number[];
}

/** An image of a list, with what it shows, in words. */
export type DescribedImage = ImageFile & { alt: string };

export type ImageFormat = 'avif' | 'webp';
export const imageFormats: readonly ImageFormat[] = ['avif', 'webp'];

/** File name of one variant; it never changes its content, so it may be cached for ever. */
export const variantName = (hash: string, width: number, format: ImageFormat) => `${hash}-${width}.${format}`;

/** Whether a stored file may have this name: its hash in hexadecimal, a variant's width, what it is. */
export const isMediaName = (name: string): boolean => /^[0-9a-f]{64}(?:-\d{1,5})?\.(?:avif|webp|apk|ipa)$/.test(name);

/** Address of a stored file, relative to the site's origin (the edge and the gateway both serve `/media`). */
export const mediaAddress = (name: string, access = '') => `/media/${name}${access}`;

/**
 * The addresses of an image for `<picture>`: AVIF and WebP at every width, and `url`, the widest WebP, for
 * everything else. `access` goes behind each address. `width` and `height` are those of `url`, so a page can reserve the space.
 */
export function imageSet(image: ImageFile, access = ''): ImageSet {
  const widest = image.widths.at(-1) ?? image.width;
  const sources = (format: ImageFormat) =>
    image.widths.map((width) => `${mediaAddress(variantName(image.hash, width, format), access)} ${width}w`).join(', ');
  return {
    url: mediaAddress(variantName(image.hash, widest, 'webp'), access),
    width: widest,
    height: Math.max(1, Math.round((image.height * widest) / image.width)),
    avif_srcset: sources('avif'),
    webp_srcset: sources('webp'),
  };
}
