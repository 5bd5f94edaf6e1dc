import { mediaLimits } from '@portfolio/contracts/content';
import { messages, refusal } from '@portfolio/contracts/errors';
import { z } from 'zod';

/** The images of a list: those that stay, in their order, then new ones. The first of all is the thumbnail. */
export interface ImageList {
  existing: KnownImage[];
  added: File[];
}

interface KnownImage {
  id: string;
  url: string;
}

export const noImages: ImageList = { existing: [], added: [] };

/** Ids of those that stay, without what somebody else has removed since. */
export const stillThere = (staying: readonly KnownImage[], present: readonly KnownImage[]): string[] =>
  staying.flatMap(({ id }) => (present.some((image) => image.id === id) ? id : []));

const megabyte = 1024 * 1024;

const tooLarge = (bytes: number) => refusal('file_too_large', { limit: `${bytes / megabyte} MB` });

/** Images by their declared type; the server looks inside. */
const image = z
  .file()
  .refine(({ type }) => type.startsWith('image/') && type !== 'image/svg+xml', refusal('invalid_image'))
  .refine(({ size }) => size > 0, messages.emptyFile)
  .refine(({ size }) => size <= mediaLimits.imageBytes, tooLarge(mediaLimits.imageBytes));

/** core-site.md §5: at least one image, whether it is there already or new. */
export const someImages = z
  .object({ existing: z.array(z.unknown()), added: z.array(image) })
  .refine(({ existing, added }) => existing.length + added.length > 0, messages.noFile)
  .refine(
    ({ existing, added }) => existing.length + added.length <= mediaLimits.images,
    refusal('max_items', { max: mediaLimits.images }),
  );

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
