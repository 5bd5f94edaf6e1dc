import { z } from 'zod';
import { imageKey } from './fields.ts';

/** Longer ones are no alternative to looking. */
export const altTextMaxLength = 300;

/** What an image shows, in words. */
export const altText = z.string().trim().max(altTextMaxLength);

const MiB = 1024 * 1024;

/** What an upload may be. Sizes in bytes; `imagePixels` is width × height. */
export const mediaLimits = {
  imageBytes: 20 * MiB,
  imagePixels: 40_000_000,
  /** An APK or an IPA. */
  appBytes: 1024 * MiB,
  /** Images of one project, screenshots of one demo. */
  images: 12,
} as const;

/** `url` is a WebP. */
export const imageSet = z
  .object({
    url: z.string(),
    width: z.int().describe('Width of `url` in pixels.'),
    height: z.int(),
    /** Value of `srcset` for `<source type="image/avif">`. */
    avif_srcset: z.string(),
    /** Value of `srcset` for `<source type="image/webp">`. */
    webp_srcset: z.string(),
  })
  .describe('One image in several sizes. All addresses are immutable.');

export const storedImage = imageSet
  .extend({ id: imageKey, alt: z.string().describe('What it shows, in words; blank when nobody has said.') })
  .describe('An image of a list; `id` names it when the list is edited.');

export type ImageSet = z.infer<typeof imageSet>;
export type StoredImage = z.infer<typeof storedImage>;
