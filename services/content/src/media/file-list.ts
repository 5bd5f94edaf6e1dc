import { mediaLimits } from '@portfolio/contracts/content';
import { fault } from '@portfolio/contracts/errors';
import { validationError } from '@portfolio/service-kit/errors';
import type { CheckedFile } from './keep.ts';

/** A change of an item's list of images. */
export interface FileListChange {
  /** Ids (hashes) of the present ones that stay, in order; absent with new files: those replace all. */
  existing?: readonly string[];
  added: readonly CheckedFile[];
}

/**
 * The new list of hashes, or undefined when nothing changes.
 * @param field of the files; errors about the ones that stay are reported under `existing_{field}`
 * @throws AppError `validation`: one that is not there, none left, or too many
 */
export function changedList(
  present: readonly string[],
  { existing, added }: FileListChange,
  field: string,
): string[] | undefined {
  if (existing === undefined && added.length === 0) return undefined;
  const unknown = existing?.find((hash) => !present.includes(hash));
  if (unknown !== undefined)
    throw validationError({ [`existing_${field}`]: [fault('does_not_exist', { value: unknown })] });
  const list = [...new Set([...(existing ?? []), ...added.map(({ hash }) => hash)])];
  if (list.length === 0) throw validationError({ [field]: [fault('required')] });
  if (list.length > mediaLimits.images)
    throw validationError({ [field]: [fault('max_items', { max: mediaLimits.images })] });
  return list;
}
