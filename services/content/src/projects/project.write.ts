import type { ProjectInput } from '@portfolio/contracts/content';
import type { EntityManager } from 'typeorm';
import { changedList } from '../media/file-list.ts';
import { setImages } from '../media/image-lists.ts';
import type { CheckedFile } from '../media/keep.ts';
import { freeSlug } from '../items/slug.ts';
import { giveWay, takePlace } from './featured.ts';
import { ProjectEntity } from './project.entity.ts';

/** Inserts a project with its tags and images (kept files, the first is the thumbnail). @returns its id */
export async function insertProject(
  manager: EntityManager,
  { technologies, replaces_featured: replaced, image_alts: alts, slug: address, ...fields }: ProjectInput,
  images: readonly CheckedFile[],
  author: number | null = null,
): Promise<number> {
  const slug = await freeSlug(manager, 'project', address ?? fields.title);
  const place = replaced === undefined ? undefined : await giveWay(manager, replaced);
  const { id } = await manager.save(ProjectEntity, { ...fields, slug, saved_by: author });
  if (place !== undefined) await takePlace(manager, id, place);
  await setTags(manager, id, technologies);
  const listed = changedList([], { added: images, alts }, 'images');
  if (listed) await setImages(manager, 'project', id, listed);
  return id;
}

/** Makes `names` the project's tags, in this order. A name that exists in another case is that tag. */
export async function setTags(manager: EntityManager, projectId: number, names: readonly string[]): Promise<void> {
  await manager.query(
    // In one order for everybody, so that two requests with the same new tags do not wait for each other.
    `INSERT INTO tag (name) SELECT unnest($1::text[]) ORDER BY 1
     ON CONFLICT ((lower(name COLLATE pg_c_utf8))) DO NOTHING`,
    [names],
  );
  await manager.query('DELETE FROM project_tag WHERE project_id = $1', [projectId]);
  await manager.query(
    `INSERT INTO project_tag (project_id, tag_id, position)
     SELECT $1, t.id, n.position FROM unnest($2::text[]) WITH ORDINALITY AS n(name, position)
     JOIN tag t ON lower(t.name COLLATE pg_c_utf8) = lower(n.name COLLATE pg_c_utf8)
     ON CONFLICT DO NOTHING`,
    [projectId, names],
  );
}
