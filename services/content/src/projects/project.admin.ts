import type { ProjectDetail, ProjectInput, ProjectPatch } from '@portfolio/contracts/content';
import { savedBy, type ContentContext } from '../context.ts';
import { changedList } from '../media/file-list.ts';
import { listedImages, setImages } from '../media/image-lists.ts';
import { keepFiles, type CheckedFile } from '../media/keep.ts';
import { lockForChange } from '../items/revisions.ts';
import { freeSlug } from '../items/slug.ts';
import { giveWay, takePlace } from './featured.ts';
import { ProjectEntity } from './project.entity.ts';
import { insertProject, setTags } from './project.write.ts';
import { getProject } from './projects.ts';

/** Creates a project; the first image is its thumbnail. */
export async function createProject(
  context: ContentContext,
  input: ProjectInput,
  images: readonly CheckedFile[],
): Promise<ProjectDetail> {
  const id = await keepFiles(context.database, context.media.storage, images, (manager) =>
    insertProject(manager, input, images, savedBy(context)),
  );
  return getProject(context, String(id));
}

/**
 * Changes what `patch` holds. The slug follows the title unless it is sent, and the one before leads on. New images replace the present ones, or stand where `existing_images` says, else behind those that it names.
 * @throws AppError `not_found`, `conflict` when `revision` is not the present one, `validation`
 */
export async function updateProject(
  context: ContentContext,
  id: number,
  {
    technologies,
    existing_images: existing,
    replaces_featured: replaced,
    image_alts: alts,
    slug: address,
    revision,
    ...fields
  }: ProjectPatch,
  added: readonly CheckedFile[] = [],
): Promise<ProjectDetail> {
  await keepFiles(context.database, context.media.storage, added, async (manager) => {
    await lockForChange(manager, 'project', id, revision);
    const present = await listedImages(manager, 'project', id);
    const images = changedList(present, { existing, added, alts }, 'images');
    if (images) await setImages(manager, 'project', id, images);
    if (technologies) await setTags(manager, id, technologies);
    const named = address ?? fields.title;
    const slug = named === undefined ? undefined : await freeSlug(manager, 'project', named, id);
    const place = replaced === undefined ? undefined : await giveWay(manager, replaced);
    // Also when only images or tags change: the revision rises with any change.
    await manager.update(ProjectEntity, id, { ...fields, slug, saved_by: savedBy(context), id });
    if (place !== undefined) await takePlace(manager, id, place);
  });
  return getProject(context, String(id));
}

/** Deletes a project; files that nothing else uses are removed later by a job. @throws AppError `not_found`, `conflict` */
export async function deleteProject(context: ContentContext, id: number, revision?: number): Promise<void> {
  await context.database.transaction(async (manager) => {
    await lockForChange(manager, 'project', id, revision);
    await manager.delete(ProjectEntity, id);
  });
}
