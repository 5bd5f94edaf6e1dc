import type { MobileDemoDetail, MobileDemoInput, MobileDemoPatch } from '@portfolio/contracts/content';
import type { EntityManager } from 'typeorm';
import type { ContentContext } from '../context.ts';
import { changedList } from '../media/file-list.ts';
import { listedImages, setImages } from '../media/image-lists.ts';
import { keepFiles, type CheckedFile } from '../media/keep.ts';
import { lockForChange } from '../items/revisions.ts';
import { freeSlug } from '../items/slug.ts';
import { MobileDemoEntity } from './mobile-demo.entity.ts';
import { changeOperatingSystems, setOperatingSystems } from './mobile-demo.write.ts';
import { getMobileDemo } from './mobile-demos.ts';

/** Files of a demo, checked; absent ones keep what is there. */
export interface MobileDemoFiles {
  apk?: CheckedFile;
  ipa?: CheckedFile;
  image?: CheckedFile;
  screenshots: readonly CheckedFile[];
}

const allOf = ({ apk, ipa, image, screenshots }: MobileDemoFiles) =>
  [apk, ipa, image, ...screenshots].filter((file) => file !== undefined);

/** Inserts a demo whose files are kept by the same transaction. @returns its id */
export async function insertMobileDemo(
  manager: EntityManager,
  { operating_systems, screenshot_alts: alts, ...fields }: MobileDemoInput,
  files: MobileDemoFiles & { apk: CheckedFile },
): Promise<number> {
  const { id } = await manager.save(MobileDemoEntity, {
    ...fields,
    slug: await freeSlug(manager, 'mobile_demo', fields.title),
    apk_hash: files.apk.hash,
    ipa_hash: files.ipa?.hash ?? null,
    image_hash: files.image?.hash ?? null,
  });
  await setOperatingSystems(manager, id, operating_systems);
  const listed = changedList([], { added: files.screenshots, alts }, 'screenshots');
  if (listed) await setImages(manager, 'mobile_demo', id, listed);
  return id;
}

/** Creates a demo. @throws AppError `validation` for an unknown operating system */
export async function createMobileDemo(
  context: ContentContext,
  input: MobileDemoInput,
  files: MobileDemoFiles & { apk: CheckedFile },
): Promise<MobileDemoDetail> {
  const id = await keepFiles(context.database, context.media.storage, allOf(files), (manager) =>
    insertMobileDemo(manager, input, files),
  );
  return getMobileDemo(context, String(id));
}

/**
 * Changes what `patch` and `files` hold. New screenshots replace the present ones, or stand where
 * `existing_screenshots` says, else behind those that it names.
 * @throws AppError `not_found`, `conflict` when `revision` is not the present one, `validation`
 */
export async function updateMobileDemo(
  context: ContentContext,
  id: number,
  patch: MobileDemoPatch,
  files: MobileDemoFiles = { screenshots: [] },
): Promise<MobileDemoDetail> {
  const {
    operating_system: system,
    operating_systems: systems,
    existing_screenshots: existing,
    screenshot_alts: alts,
    remove = [],
    revision,
    ...fields
  } = patch;
  await keepFiles(context.database, context.media.storage, allOf(files), async (manager) => {
    await lockForChange(manager, 'mobile_demo', id, revision);
    const present = await listedImages(manager, 'mobile_demo', id);
    const screenshots = changedList(present, { existing, added: files.screenshots, alts }, 'screenshots');
    if (screenshots) await setImages(manager, 'mobile_demo', id, screenshots);
    await changeOperatingSystems(manager, id, { systems, system });
    await manager.update(MobileDemoEntity, id, {
      ...fields,
      apk_hash: files.apk?.hash,
      ipa_hash: files.ipa?.hash ?? (remove.includes('ipa_file') ? null : undefined),
      image_hash: files.image?.hash ?? (remove.includes('image') ? null : undefined),
      // Also when only screenshots change: the revision rises with any change.
      id,
    });
  });
  return getMobileDemo(context, String(id));
}

/** Deletes a demo; files that nothing else uses are removed later by a job. @throws AppError `not_found`, `conflict` */
export async function deleteMobileDemo(context: ContentContext, id: number, revision?: number): Promise<void> {
  await context.database.transaction(async (manager) => {
    await lockForChange(manager, 'mobile_demo', id, revision);
    await manager.delete(MobileDemoEntity, id);
  });
}
