import { mediaLimits } from '@portfolio/contracts/content';
import { fault } from '@portfolio/contracts/errors';
import { validationError } from '@portfolio/service-kit/errors';
import type { CheckedFile } from './keep.ts';

/** An image of an item's list: the hash of its file, and what it shows, in words. */
export interface ListedImage {
  hash: string;
  alt: string;
}

/** A change of an item's list of images. */
export interface FileListChange {
  /** Ids (hashes) of the present ones that stay, and `new:0` for the first of `added`, in order; absent: `added` replaces all. */
  existing?: readonly string[] | undefined;
  added: readonly CheckedFile[];
  /** What each of the new list shows; absent keeps what was said. */
  alts?: readonly string[] | undefined;
}

/**
 * The new list, or undefined when nothing changes.
 * @param field of the files; errors about the ones that stay are reported under `existing_{field}`
 * @throws AppError `validation`: one that is not there, none left unless it `mayBeEmpty`, or too many
 */
export function changedList(
  present: readonly ListedImage[],
  { existing, added, alts }: FileListChange,
  field: string,
  { mayBeEmpty = false } = {},
): ListedImage[] | undefined {
  if (existing === undefined && added.length === 0 && alts === undefined) return undefined;
  const stays = added.length === 0 ? present.map(({ hash }) => hash) : [];
  const named = (existing ?? stays).map((entry) => {
    const hash = added[placeOf(entry)]?.hash ?? entry;
    if (hash !== entry || present.some((image) => image.hash === hash)) return hash;
    throw validationError({ [`existing_${field}`]: [fault('does_not_exist', { value: entry })] });
  });
  const behind = added.filter((_, place) => !existing?.includes(`new:${place}`));
  const hashes = [...named, ...behind.map(({ hash }) => hash)];
  const list = new Map<string, ListedImage>();
  for (const [place, hash] of hashes.entries()) {
    const said = present.find((image) => image.hash === hash)?.alt ?? '';
    // The same picture twice is one.
    if (!list.has(hash)) list.set(hash, { hash, alt: alts ? (alts[place] ?? '') : said });
  }
  if (list.size === 0 && !mayBeEmpty) throw validationError({ [field]: [fault('required')] });
  if (list.size > mediaLimits.images)
    throw validationError({ [field]: [fault('max_items', { max: mediaLimits.images })] });
  return [...list.values()];
}

/** Which new file an entry stands for; -1 for none. */
const placeOf = (entry: string): number => Number(/^new:(\d{1,2})$/.exec(entry)?.[1] ?? -1);
