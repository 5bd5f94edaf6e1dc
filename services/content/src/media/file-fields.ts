import { mediaLimits } from '@portfolio/contracts/content';
import type { MediaKind } from './media-file.entity.ts';

/** Which field takes which files, and how many at most. */
export type FileFields = Readonly<Record<string, { kind: MediaKind; max: number }>>;

const bytesOf: Record<MediaKind, number> = {
  image: mediaLimits.imageBytes,
  apk: mediaLimits.appBytes,
  ipa: mediaLimits.appBytes,
};

/** Bytes that one file of a kind may have. */
export const maxBytes = (kind: MediaKind): number => bytesOf[kind];

/** A size as people write it: `20 MB`, `1 GB`. */
export const readableSize = (bytes: number): string =>
  bytes >= 2 ** 30 ? `${bytes / 2 ** 30} GB` : `${bytes / 2 ** 20} MB`;
