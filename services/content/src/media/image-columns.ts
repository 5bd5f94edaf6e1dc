/** What an `ImageFile` is made of, from a row of `media_file`. */
const facts = `'hash', media_file.hash, 'width', media_file.width, 'height', media_file.height, 'widths', media_file.widths`;

/** SQL of the image that an expression names by its hash; null when that is null. */
export const imageOf = (hash: string): string =>
  `(SELECT json_build_object(${facts}) FROM media_file WHERE media_file.hash = ${hash})`;

/** SQL of an item's list of images, each with what it shows, in order: `imagesOf('project_image', 'project_id', 'project.id')`. */
export const imagesOf = (table: string, owner: string, id: string): string =>
  `(SELECT coalesce(json_agg(json_build_object(${facts}, 'alt', ${table}.alt) ORDER BY ${table}.position), '[]')
    FROM ${table} JOIN media_file USING (hash) WHERE ${table}.${owner} = ${id})`;
