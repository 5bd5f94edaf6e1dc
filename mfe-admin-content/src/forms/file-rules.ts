import { altText, mediaLimits } from '@portfolio/contracts/content';
import { messages, refusal } from '@portfolio/contracts/errors';
import { z } from 'zod';

/** An image of a list: one that is there already (`id`), or a new file. */
export interface ImageEntry {
  /** Tells it from the others on the screen. */
  key: string;
  id?: string | undefined;
  /** Address of one that is there. */
  url?: string | undefined;
  file?: File | undefined;
  /** What it shows, in words. */
  alt: string;
}

/** In their order; the first is the thumbnail. */
export type ImageList = readonly ImageEntry[];

/** The images that an item has. */
export const presentImages = (images: readonly { id: string; url: string; alt: string }[] = []): ImageList =>
  images.map(({ id, url, alt }) => ({ key: id, id, url, alt }));

/** What a call takes of a list: new files, the order of all, and what each shows; without what others have removed since. */
export function sentImages(list: ImageList, present: readonly { id: string }[] = []) {
  const there = list.filter(({ file, id }) => file !== undefined || present.some((image) => image.id === id));
  let files = 0;
  return {
    files: there.flatMap(({ file }) => file ?? []),
    order: there.map(({ id }) => id ?? `new:${files++}`),
    alts: there.map(({ alt }) => alt.trim()),
  };
}

const megabyte = 1024 * 1024;

const tooLarge = (bytes: number) => refusal('file_too_large', { limit: `${bytes / megabyte} MB` });

/** Images by their declared type; the server looks inside. */
const image = z
  .file()
  .superRefine(({ name, type }, context) => {
    if (!type.startsWith('image/') || type === 'image/svg+xml')
      context.addIssue({ code: 'custom', ...refusal('invalid_image', { file: name }) });
  })
  .refine(({ size }) => size > 0, messages.emptyFile)
  .refine(({ size }) => size <= mediaLimits.imageBytes, tooLarge(mediaLimits.imageBytes));

/** Images that may be there. */
export const anyImages = z.array(z.object({ file: image.optional(), alt: altText })).max(mediaLimits.images);

/** core-site.md §5: at least one image, whether it is there already or new. */
export const someImages = anyImages.min(1, messages.noFile);

/** core-site.md §5: an app by the end of its name. */
const app = (kind: 'apk' | 'ipa') =>
  z
    .file()
    .refine(({ name }) => name.toLowerCase().endsWith(`.${kind}`), refusal(`invalid_${kind}`))
    .refine(({ size }) => size > 0, messages.emptyFile)
    .refine(({ size }) => size <= mediaLimits.appBytes, tooLarge(mediaLimits.appBytes));

/** One file: a new one, else the present one unless it is to be removed. */
export interface FileChoice {
  /** Address of the one that is there; blank when there is none. */
  present: string;
  file?: File | undefined;
  removed?: boolean | undefined;
}

/** The one that is there, or none. */
export const presentFile = (url: string | null = ''): FileChoice => ({ present: url ?? '' });

const choiceOf = (file: z.ZodType) => z.object({ present: z.string(), file: file.optional() });

export const requiredApp = (kind: 'apk' | 'ipa') =>
  choiceOf(app(kind)).refine(({ present, file }) => present !== '' || file !== undefined, messages.noFile);

export const optionalApp = (kind: 'apk' | 'ipa') => choiceOf(app(kind));

export const optionalImage = choiceOf(image);

/** The largest sizes of hints, in MB. */
export const limits = {
  image: mediaLimits.imageBytes / megabyte,
  app: mediaLimits.appBytes / megabyte,
  images: mediaLimits.images,
} as const;
