import { project, projectDetail, type Project, type ProjectDetail } from '@portfolio/contracts/content';
import { selectList } from '@portfolio/service-kit/database';
import type { z } from 'zod';
import type { DescribedImage, ImageFile } from '../media/address.ts';
import { imageOf, imagesOf } from '../media/image-columns.ts';
import type { MediaLibrary } from '../media/library.ts';

const listRow = project.omit({ image: true, image_set: true, language: true });
const detailRow = projectDetail.omit({ image: true, image_set: true, images: true, language: true });

export type ProjectRow = z.infer<typeof listRow> & { image: ImageFile | null };
export type ProjectDetailRow = z.infer<typeof detailRow> & { image: ImageFile | null; images: DescribedImage[] };

const fromTags = (aggregated: string) =>
  `(SELECT coalesce(json_agg(${aggregated} ORDER BY project_tag.position), '[]')
    FROM project_tag JOIN tag ON tag.id = project_tag.tag_id WHERE project_tag.project_id = project.id)`;

const tags = fromTags(`json_build_object('id', tag.id, 'name', tag.name)`);
const firstImage = imageOf(
  '(SELECT hash FROM project_image WHERE project_image.project_id = project.id AND project_image.position = 0)',
);

/** Whoever goes leaves a gap. */
const featured_order = `CASE WHEN project.featured_order IS NOT NULL THEN (SELECT count(*)::integer FROM project AS other
  WHERE other.featured_order <= project.featured_order) END`;

/** Of a project in a list, from `project`. */
export const projectColumns = `${selectList('project', listRow, { tags, featured_order })}, ${firstImage} AS image`;

/** Of a project whole, from `project`. */
export const projectDetailColumns = `
  ${selectList('project', detailRow, { tags, featured_order, technologies: fromTags('tag.name') })}, ${firstImage} AS image,
  ${imagesOf('project_image', 'project_id', 'project.id')} AS images`;

/** Gives the images their addresses. */
export function toProject<Row extends ProjectRow>({ image, ...row }: Row, media: MediaLibrary) {
  const image_set = image && media.imageSet(image, row.is_published);
  return { ...row, image: image_set?.url ?? null, image_set } satisfies Project;
}

export const toProjectDetail = ({ images, ...row }: ProjectDetailRow, media: MediaLibrary): ProjectDetail => ({
  ...toProject(row, media),
  images: media.imageList(images, row.is_published),
});
