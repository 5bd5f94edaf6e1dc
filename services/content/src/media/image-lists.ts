import type { EntityManager } from 'typeorm';
import type { ListedImage } from './file-list.ts';

/** What an `ImageFile` is made of, from a row of `media_file`. */
const facts = `'hash', media_file.hash, 'width', media_file.width, 'height', media_file.height, 'widths', media_file.widths`;

/** SQL of the image that an expression names by its hash; null when that is null. */
export const imageOf = (hash: string): string =>
  `(SELECT json_build_object(${facts}) FROM media_file WHERE media_file.hash = ${hash})`;

/** SQL of an item's list of images, each with what it shows, in order: `imagesOf('project_image', 'project_id', 'project.id')`. */
export const imagesOf = (table: string, owner: string, id: string): string =>
  `(SELECT coalesce(json_agg(json_build_object(${facts}, 'alt', ${table}.alt) ORDER BY ${table}.position), '[]')
    FROM ${table} JOIN media_file USING (hash) WHERE ${table}.${owner} = ${id})`;

/** Tables of lists of images, by what has them. */
const tables = {
  project: 'project_image',
  blog_post: 'blog_post_image',
  mobile_demo: 'mobile_demo_screenshot',
} as const;

type Illustrated = keyof typeof tables;

/** The images of an item, in order. */
export const listedImages = (manager: EntityManager, item: Illustrated, id: number): Promise<ListedImage[]> =>
  manager.query<ListedImage[]>(`SELECT hash, alt FROM ${tables[item]} WHERE ${item}_id = $1 ORDER BY position`, [id]);

/** Makes these the item's images, in this order. */
export async function setImages(
  manager: EntityManager,
  item: Illustrated,
  id: number,
  images: readonly ListedImage[],
): Promise<void> {
  await manager.query(`DELETE FROM ${tables[item]} WHERE ${item}_id = $1`, [id]);
  await manager.query(
    `INSERT INTO ${tables[item]} (${item}_id, position, hash, alt)
     SELECT $1, i.position - 1, i.hash, i.alt FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS i(hash, alt, position)`,
    [id, images.map(({ hash }) => hash), images.map(({ alt }) => alt)],
  );
}
