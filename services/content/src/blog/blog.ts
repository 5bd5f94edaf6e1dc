import type { BlogPost } from '@portfolio/contracts/content';
import type { ListParameters, Page } from '@portfolio/contracts/rest';
import { requireActor, requireStaff } from '@portfolio/service-kit/actor';
import { notFound, permissionDenied } from '@portfolio/service-kit/errors';
import { managesContent, type ContentContext } from '../context.ts';
import { containsEvery, idOrSlug, orderBy, SqlParameters } from '../sql.ts';

/**
 * core-site.md §6: posts are for signed-in users with a tier, and for who writes them.
 * @throws AppError `not_authenticated` signed out, `permission_denied` without a tier, `unavailable` when auth is down
 */
export async function requirePatron(context: ContentContext): Promise<void> {
  const { userId } = requireActor(context);
  if (!managesContent(context) && !(await context.patronage.hasTier(userId))) throw permissionDenied();
}

/** Published posts for patrons, newest first. @throws AppError as `requirePatron` */
export async function listPatronPosts(context: ContentContext, list: ListParameters): Promise<Page<BlogPost>> {
  await requirePatron(context);
  return findPosts(context, list, 'b.is_published');
}

/** One post for patrons by id or slug; who manages content may preview a draft. @throws AppError as `requirePatron` */
export async function getPatronPost(context: ContentContext, key: string): Promise<BlogPost> {
  await requirePatron(context);
  const values = new SqlParameters();
  const visible = managesContent(context) ? 'TRUE' : 'b.is_published';
  return findPost(context, `${idOrSlug('b', key, values)} AND ${visible}`, values);
}

/** All posts, drafts too, for who manages content. */
export async function listBlogPosts(context: ContentContext, list: ListParameters): Promise<Page<BlogPost>> {
  requireStaff(context);
  return findPosts(context, list, 'TRUE');
}

/** @throws AppError `not_found` */
export async function getBlogPost(context: ContentContext, id: number): Promise<BlogPost> {
  requireStaff(context);
  const values = new SqlParameters();
  return findPost(context, `b.id = ${values.add(id)}`, values);
}

const columns = 'b.id, b.slug, b.title, b.content, b.is_published, b.revision, b.created_at, b.updated_at';

type Row = Omit<BlogPost, 'created_at' | 'updated_at'> & { created_at: Date; updated_at: Date };

const toPost = ({ id, slug, title, content, ...row }: Row): BlogPost => ({
  id,
  slug,
  title,
  content,
  is_published: row.is_published,
  revision: row.revision,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

async function findPosts(context: ContentContext, list: ListParameters, visible: string): Promise<Page<BlogPost>> {
  const values = new SqlParameters();
  const where = [visible, ...containsEvery('b.search_text', list.search, values)].join(' AND ');
  const rows = await context.database.query<(Row & { count: string })[]>(
    `SELECT ${columns}, (SELECT count(*) FROM blog_post b WHERE ${where}) AS count
     FROM blog_post b WHERE ${where} ORDER BY ${orderBy('b', list.ordering)}
     LIMIT ${values.add(list.pageSize)} OFFSET ${values.add((list.page - 1) * list.pageSize)}`,
    values.list,
  );
  return { count: Number(rows[0]?.count ?? 0), results: rows.map(toPost) };
}

async function findPost(context: ContentContext, condition: string, values: SqlParameters): Promise<BlogPost> {
  const [row] = await context.database.query<Row[]>(
    `SELECT ${columns} FROM blog_post b WHERE ${condition}`,
    values.list,
  );
  if (!row) throw notFound();
  return toPost(row);
}
