import type { Project, ProjectDetail, ProjectListFilter, Tag } from '@portfolio/contracts/content';
import type { ListParameters, Page } from '@portfolio/contracts/rest';
import { notFound } from '@portfolio/service-kit/errors';
import { managesContent, type ContentContext } from '../context.ts';
import { containsEvery, idOrSlug, orderBy, SqlParameters } from '../sql.ts';
import {
  projectColumns,
  projectDetailColumns,
  toProject,
  toProjectDetail,
  type ProjectDetailRow,
  type ProjectRow,
} from './project.rows.ts';

const visible = (context: ContentContext) => (managesContent(context) ? 'TRUE' : 'p.is_published');

/**
 * Projects for a list: published ones, and drafts too for who manages content. Every search term must occur in title
 * or description; of the tags, one is enough (core-site.md §2, /projects).
 */
export async function listProjects(
  context: ContentContext,
  list: ListParameters,
  filter: ProjectListFilter,
): Promise<Page<Project>> {
  const values = new SqlParameters();
  const conditions = [visible(context), ...containsEvery('p.search_text', list.search, values)];
  if (filter.is_featured !== undefined) conditions.push(`p.is_featured = ${values.add(filter.is_featured)}`);
  if (filter.tags.length > 0) {
    conditions.push(`EXISTS (SELECT FROM project_tag pt
      WHERE pt.project_id = p.id AND pt.tag_id = ANY (${values.add(filter.tags)}::integer[]))`);
  }
  const where = conditions.join(' AND ');
  // The count is one scalar beside the page: one round trip, and a page without rows needs none.
  const rows = await context.database.query<(ProjectRow & { count: string })[]>(
    `SELECT ${projectColumns}, (SELECT count(*) FROM project p WHERE ${where}) AS count
     FROM (SELECT * FROM project p WHERE ${where} ORDER BY ${orderBy('p', list.ordering)}
           LIMIT ${values.add(list.pageSize)} OFFSET ${values.add((list.page - 1) * list.pageSize)}) p
     ORDER BY ${orderBy('p', list.ordering)}`,
    values.list,
  );
  return { count: Number(rows[0]?.count ?? 0), results: rows.map((row) => toProject(row, context.media)) };
}

/** One project by id or slug. @throws AppError `not_found`, also for a draft that the caller may not see */
export async function getProject(context: ContentContext, key: string): Promise<ProjectDetail> {
  const values = new SqlParameters();
  const [row] = await context.database.query<ProjectDetailRow[]>(
    `SELECT ${projectDetailColumns} FROM project p WHERE ${idOrSlug('p', key, values)} AND ${visible(context)}`,
    values.list,
  );
  if (!row) throw notFound();
  return toProjectDetail(row, context.media);
}

/** The projects of these ids that the caller may see, in no particular order. */
export async function getProjects(context: ContentContext, ids: readonly number[]): Promise<ProjectDetail[]> {
  const rows = await context.database.query<ProjectDetailRow[]>(
    `SELECT ${projectDetailColumns} FROM project p WHERE p.id = ANY ($1::integer[]) AND ${visible(context)}`,
    [ids],
  );
  return rows.map((row) => toProjectDetail(row, context.media));
}

/** Tags by name: those on a project that the caller may see, so that drafts do not show through. */
export async function listTags(context: ContentContext, list: ListParameters): Promise<Page<Tag>> {
  const rows = await context.database.query<(Tag & { count: string })[]>(
    `SELECT t.id, t.name, count(*) OVER () AS count FROM tag t
     WHERE EXISTS (SELECT FROM project_tag pt JOIN project p ON p.id = pt.project_id
       WHERE pt.tag_id = t.id AND ${visible(context)})
     ORDER BY lower(t.name COLLATE pg_c_utf8) LIMIT $1 OFFSET $2`,
    [list.pageSize, (list.page - 1) * list.pageSize],
  );
  return { count: Number(rows[0]?.count ?? 0), results: rows.map(({ id, name }) => ({ id, name })) };
}
