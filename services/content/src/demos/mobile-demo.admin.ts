import type { MobileDemoDetail, MobileDemoInput, MobileDemoPatch } from '@portfolio/contracts/content';
import type { EntityManager } from 'typeorm';
import type { ContentContext } from '../context.ts';
import { changedList } from '../media/file-list.ts';
import { listedImages, setImages } from '../media/image-lists.ts';
import { keepFiles, type CheckedFile } from '../media/keep.ts';
import { lockForChange } from '../items/revisions.ts';
import { freeSlug } from '../items/slug.ts';
import { MobileDemoEntity } from './mobile-demo.entity.ts';
import { getMobileDemo } from './mobile-demos.ts';
import { fault } from '@portfolio/contracts/errors';
import { validationError } from '@portfolio/service-kit/errors';

/**
 * Makes `choices` the demo's operating systems, in this order: digits are ids, names are created when new.
 * @throws AppError `validation` for an id that does not exist
 */
async function setOperatingSystems(manager: EntityManager, demoId: number, choices: readonly string[]) {
  const ids = choices.filter((choice) => /^\d{1,9}$/.test(choice));
  const names = choices.filter((choice) => !ids.includes(choice));
  const known = await manager.query<{ id: number }[]>(
    'SELECT id FROM operating_system WHERE id = ANY ($1::integer[]) FOR KEY SHARE',
    [ids],
  );
  const unknown = ids.find((wanted) => !known.some(({ id }) => id === Number(wanted)));
  if (unknown !== undefined)
    throw validationError({ operating_systems: [fault('does_not_exist', { value: unknown })] });
  await manager.query(
    `INSERT INTO operating_system (name) SELECT unnest($1::text[]) ORDER BY 1
     ON CONFLICT ((lower(name COLLATE pg_c_utf8))) DO NOTHING`,
    [names],
  );
  await manager.query('DELETE FROM mobile_demo_operating_system WHERE mobile_demo_id = $1', [demoId]);
  await manager.query(
    `INSERT INTO mobile_demo_operating_system (mobile_demo_id, operating_system_id, position)
     SELECT $1, o.id, c.position FROM unnest($2::text[]) WITH ORDINALITY AS c(choice, position)
     JOIN operating_system o ON o.id::text = c.choice OR
       lower(o.name COLLATE pg_c_utf8) = lower(c.choice COLLATE pg_c_utf8)
     ON CONFLICT DO NOTHING`,
    [demoId, choices],
  );
}

interface SystemChange {
  systems?: readonly string[] | undefined;
  /** One alone, as the administration of core-site.md §3 has it. */
  system?: string | undefined;
}

/** Changes a demo's operating systems. Who sends back what was read, with another `system`, means that one. @throws AppError `validation` */
async function changeOperatingSystems(
  manager: EntityManager,
  demoId: number,
  { systems, system }: SystemChange,
): Promise<void> {
  if (system === undefined) return systems && setOperatingSystems(manager, demoId, systems);
  const present = await manager.query<{ id: number; name: string }[]>(
    `SELECT o.id, o.name FROM mobile_demo_operating_system c JOIN operating_system o ON o.id = c.operating_system_id
     WHERE c.mobile_demo_id = $1 ORDER BY c.position`,
    [demoId],
  );
  const isPlace = (choice: string, place: number): boolean => {
    const { id, name } = present[place] ?? {};
    return choice === String(id) || choice.toLowerCase() === name?.toLowerCase();
  };
  const changed = systems && !(systems.length === present.length && systems.every(isPlace));
  if (changed) await setOperatingSystems(manager, demoId, systems);
  else if (!isPlace(system, 0)) await setOperatingSystems(manager, demoId, [system]);
}

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
