import type { EntityManager } from 'typeorm';
import type { ListedImage } from './file-list.ts';

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
