/** SQL of an `ImageFile` as JSON, from a row of `media_file`. */
const imageFile = `json_build_object('hash', media_file.hash, 'width', media_file.width, 'height', media_file.height,
  'widths', media_file.widths)`;

/** SQL of the image that an expression names by its hash; null when that is null. */
export const imageOf = (hash: string): string =>
  `(SELECT ${imageFile} FROM media_file WHERE media_file.hash = ${hash})`;

/** SQL of an item's list of images, in order: `imagesOf('project_image', 'project_id', 'project.id')`. */
export const imagesOf = (table: string, owner: string, id: string): string =>
  `(SELECT coalesce(json_agg(${imageFile} ORDER BY ${table}.position), '[]')
    FROM ${table} JOIN media_file USING (hash) WHERE ${table}.${owner} = ${id})`;
