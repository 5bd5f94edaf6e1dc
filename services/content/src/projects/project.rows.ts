import type { Project, ProjectDetail, Tag } from '@portfolio/contracts/content';
import type { ImageFile } from '../media/address.ts';
import type { MediaLibrary } from '../media/library.ts';

/** A row of the list statement. */
export interface ProjectRow {
  id: number;
  slug: string;
  title: string;
  description: string;
  github_url: string;
  live_url: string;
  is_featured: boolean;
  is_published: boolean;
  revision: number;
  created_at: Date;
  updated_at: Date;
  tags: Tag[];
  /** The first image. */
  image: ImageFile | null;
}

export interface ProjectDetailRow extends ProjectRow {
  long_description: string;
  images: ImageFile[];
}

/** Columns of `project p` and what hangs on it, one row per project. */
export const projectColumns = `
  p.id, p.slug, p.title, p.description, p.github_url, p.live_url, p.is_featured, p.is_published, p.revision,
  p.created_at, p.updated_at,
  (SELECT coalesce(json_agg(json_build_object('id', t.id, 'name', t.name) ORDER BY pt.position), '[]')
     FROM project_tag pt JOIN tag t ON t.id = pt.tag_id WHERE pt.project_id = p.id) AS tags,
  (SELECT row_to_json(f) FROM (SELECT m.hash, m.width, m.height, m.widths FROM project_image i
     JOIN media_file m USING (hash) WHERE i.project_id = p.id AND i.position = 0) f) AS image`;

export const projectDetailColumns = `${projectColumns}, p.long_description,
  (SELECT coalesce(json_agg(json_build_object('hash', m.hash, 'width', m.width, 'height', m.height,
     'widths', m.widths) ORDER BY i.position), '[]')
     FROM project_image i JOIN media_file m USING (hash) WHERE i.project_id = p.id) AS images`;

/** Wire form of a list row. */
export function toProject(row: ProjectRow, media: MediaLibrary): Project {
  const images = row.image && media.imageSet(row.image, row.is_published);
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    image: images?.url ?? null,
    image_set: images,
    tags: row.tags,
    is_featured: row.is_featured,
    is_published: row.is_published,
    github_url: row.github_url,
    live_url: row.live_url,
    revision: row.revision,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

export function toProjectDetail(row: ProjectDetailRow, media: MediaLibrary): ProjectDetail {
  return {
    ...toProject(row, media),
    long_description: row.long_description,
    technologies: row.tags.map(({ name }) => name),
    images: row.images.map((image) => ({ id: image.hash, ...media.imageSet(image, row.is_published) })),
  };
}
