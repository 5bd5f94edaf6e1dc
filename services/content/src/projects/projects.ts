import {
  projectOrdering,
  type Project,
  type ProjectDetail,
  type ProjectListFilter,
  type Tag,
  project,
  projectDetail,
} from '@portfolio/contracts/content';
import type { ListParameters, Page } from '@portfolio/contracts/rest';
import { ownColumns, prepared, selectPage, Where, selectList } from '@portfolio/service-kit/database';
import { notFound } from '@portfolio/service-kit/errors';
import type { ListOptions } from '@portfolio/service-kit/rest';
import { andIdOrSlug, listedItems, visibleItems } from '../items/content-item.where.ts';
import type { ContentContext } from '../context.ts';
import { inLanguage, keptIn, searchedIn, type Kept, type ReadLanguage } from '../items/in-language.ts';
import type { z } from 'zod';
import type { DescribedImage, ImageFile } from '../media/address.ts';
import { imageOf, imagesOf } from '../media/image-lists.ts';
import type { MediaLibrary } from '../media/library.ts';

const listRow = project.omit({ image: true, image_set: true, language: true });
const detailRow = projectDetail.omit({ image: true, image_set: true, images: true, language: true });

type ProjectRow = z.infer<typeof listRow> & { image: ImageFile | null };
type ProjectDetailRow = z.infer<typeof detailRow> & { image: ImageFile | null; images: DescribedImage[] };

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
const projectColumns = `${selectList('project', listRow, { tags, featured_order })}, ${firstImage} AS image`;

/** Of a project whole, from `project`. */
const projectDetailColumns = `
  ${selectList('project', detailRow, { tags, featured_order, technologies: fromTags('tag.name') })}, ${firstImage} AS image,
  ${imagesOf('project_image', 'project_id', 'project.id')} AS images`;

/** Gives the images their addresses. */
function toProject<Row extends ProjectRow>({ image, ...row }: Row, media: MediaLibrary) {
  const image_set = image && media.imageSet(image, row.is_published);
  return { ...row, image: image_set?.url ?? null, image_set } satisfies Project;
}

const toProjectDetail = ({ images, ...row }: ProjectDetailRow, media: MediaLibrary): ProjectDetail => ({
  ...toProject(row, media),
  images: media.imageList(images, row.is_published),
});

/** Twelve fill rows of one, two and three cards (core-site.md §9, Grid columns). */
export const projectList: ListOptions = {
  orderings: projectOrdering,
  defaultOrdering: '-created_at',
  defaultPageSize: 12,
};

/** Filter chips need them all at once. */
export const tagList: ListOptions = { orderings: [], defaultOrdering: 'name', defaultPageSize: 100 };

/**
 * Projects for a list: published ones, and drafts too for who manages content. Every search term must occur in title
 * or description, as they are written or read; of the tags, one is enough (core-site.md §2, /projects).
 */
export async function listProjects(
  context: ContentContext,
  list: ListParameters,
  filter: ProjectListFilter,
): Promise<Page<Project>> {
  const where = listedItems(context, 'project')
    .andSearch(list.search, searchedIn('project', filter.language))
    .and('project.is_featured =', filter.is_featured);
  if (filter.tags.length > 0) {
    where.andSql(`EXISTS (SELECT FROM project_tag WHERE project_tag.project_id = project.id
      AND project_tag.tag_id = ANY (${where.parameter(filter.tags)}::integer[]))`);
  }
  const { count, results } = await selectPage<ProjectRow & Kept>(context.database, {
    columns: projectColumns + keptIn('project', filter.language),
    from: 'project',
    where,
    list,
    orderings: ownColumns('project', projectOrdering),
    key: 'project.id',
  });
  return { count, results: results.map(inLanguage(filter.language, (row) => toProject(row, context.media))) };
}

/** One project by id or slug. @throws AppError `not_found`, also for a draft that the caller may not see */
export async function getProject(
  context: ContentContext,
  key: string,
  language?: ReadLanguage,
): Promise<ProjectDetail> {
  const where = andIdOrSlug(visibleItems(context, 'project'), 'project', key);
  const [found] = await findProjects(context, where, language);
  if (!found) throw notFound();
  return found;
}

/** The projects of these ids that the caller may see, in no particular order. */
export const getProjects = (context: ContentContext, ids: readonly number[]): Promise<ProjectDetail[]> =>
  findProjects(context, visibleItems(context, 'project').and('project.id = ANY (', ids, '::integer[])'));

async function findProjects(
  { database, media }: ContentContext,
  where: Where,
  language?: ReadLanguage,
): Promise<ProjectDetail[]> {
  const rows = await database.query<(ProjectDetailRow & Kept)[]>(
    prepared(`SELECT ${projectDetailColumns}${keptIn('project', language)} FROM project WHERE ${where.sql}`),
    where.parameters,
  );
  return rows.map(inLanguage(language, (row) => toProjectDetail(row, media)));
}

/** Tags by name: those on a project that the caller may see, so that drafts do not show through. */
export const listTags = (context: ContentContext, list: ListParameters): Promise<Page<Tag>> =>
  selectPage<Tag>(context.database, {
    columns: 'tag.id, tag.name',
    from: 'tag',
    where: new Where().andSql(`EXISTS (SELECT FROM project_tag JOIN project ON project.id = project_tag.project_id
      WHERE project_tag.tag_id = tag.id AND ${visibleItems(context, 'project').sql})`),
    list,
    orderings: { name: 'lower(tag.name COLLATE pg_c_utf8)' },
    key: 'tag.id',
  });
