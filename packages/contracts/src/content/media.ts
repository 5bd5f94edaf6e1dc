import { z } from 'zod';

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

/** The addresses of one image, all immutable. `width` and `height` (pixels) are those of `url`, a WebP. */
export const imageSet = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  /** Value of `srcset` for `<source type="image/avif">`. */
  avif_srcset: z.string(),
  /** Value of `srcset` for `<source type="image/webp">`. */
  webp_srcset: z.string(),
});

/** An image of a list of images; `id` names it when the list is edited. */
export const storedImage = imageSet.extend({ id: z.string() });

export type ImageSet = z.infer<typeof imageSet>;
export type StoredImage = z.infer<typeof storedImage>;
