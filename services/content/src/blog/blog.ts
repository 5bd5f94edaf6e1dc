import { blogPost, blogPostOrdering, type BlogPost } from '@portfolio/contracts/content';
import type { ListParameters, Page } from '@portfolio/contracts/rest';
import { staff, type Access, requireActor } from '@portfolio/service-kit/access';
import { ownColumns, prepared, selectList, selectPage, Where } from '@portfolio/service-kit/database';
import { notFound, permissionDenied } from '@portfolio/service-kit/errors';
import { oncePerRequest } from '@portfolio/service-kit/request-context';
import type { ListOptions } from '@portfolio/service-kit/rest';
import { imagesOf } from '../media/image-lists.ts';
import type { DescribedImage } from '../media/address.ts';
import { andIdOrSlug, listedItems, publishedItems, visibleItems } from '../items/content-item.where.ts';
import { inLanguage, keptIn, searchedIn, type Kept, type ReadLanguage } from '../items/in-language.ts';
import { managesContent, type ContentContext } from '../context.ts';

/**
 * core-site.md §6: posts are for signed-in users with a tier, and for who writes them.
 * @throws AppError `not_authenticated` signed out, `permission_denied` without a tier, `unavailable` when auth is down
 */
const requirePatron = oncePerRequest(async (context: ContentContext): Promise<void> => {
  const { userId } = requireActor(context);
  if (!managesContent(context) && !(await context.patronage.hasTier(userId))) throw permissionDenied();
});

export const patrons: Access<ContentContext> = {
  ...staff,
  name: 'patron',
  description: 'For supporters with a tier.',
  check: requirePatron,
};

export const patronPostList: ListOptions = {
  orderings: blogPostOrdering,
  defaultOrdering: '-published_at',
  defaultPageSize: 10,
};

export const blogPostList: ListOptions = {
  orderings: blogPostOrdering,
  defaultOrdering: '-created_at',
  defaultPageSize: 10,
};

/** Published posts for patrons, newest first. */
export function listPatronPosts(
  context: ContentContext,
  list: ListParameters,
  language?: ReadLanguage,
): Promise<Page<BlogPost>> {
  return findPosts(context, list, publishedItems('blog_post'), language);
}

/** One post for patrons by id or slug; who manages content may preview a draft. @throws AppError `not_found` */
export function getPatronPost(context: ContentContext, key: string, language?: ReadLanguage): Promise<BlogPost> {
  return findPost(context, andIdOrSlug(visibleItems(context, 'blog_post'), 'blog_post', key), language);
}

/** All posts, drafts too, for who manages content. */
export function listBlogPosts(context: ContentContext, list: ListParameters): Promise<Page<BlogPost>> {
  return findPosts(context, list, listedItems(context, 'blog_post'));
}

/** @throws AppError `not_found` */
export function getBlogPost(context: ContentContext, id: number): Promise<BlogPost> {
  return findPost(context, new Where().and('blog_post.id =', id));
}

const columns = selectList('blog_post', blogPost.omit({ language: true }), {
  images: imagesOf('blog_post_image', 'blog_post_id', 'blog_post.id'),
});

type PostRow = Omit<BlogPost, 'images' | 'language'> & { images: DescribedImage[] };

/** Gives the images their addresses: each with a grant, for a post is nobody's who is no supporter. */
const toPost = ({ images, ...row }: PostRow, { media }: ContentContext): BlogPost => ({
  ...row,
  images: media.imageList(images, false),
});

async function findPosts(
  context: ContentContext,
  list: ListParameters,
  where: Where,
  language?: ReadLanguage,
): Promise<Page<BlogPost>> {
  const { count, results } = await selectPage<PostRow & Kept>(context.database, {
    columns: columns + keptIn('blog_post', language),
    from: 'blog_post',
    where: where.andSearch(list.search, searchedIn('blog_post', language)),
    list,
    orderings: ownColumns('blog_post', blogPostOrdering),
    key: 'blog_post.id',
  });
  return { count, results: results.map(inLanguage(language, (row) => toPost(row, context))) };
}

/** Those of these ids, in no particular order, for who manages content. */
export async function getBlogPosts(context: ContentContext, ids: readonly number[]): Promise<BlogPost[]> {
  const where = visibleItems(context, 'blog_post').and('blog_post.id = ANY (', ids, '::integer[])');
  const rows = await context.database.query<PostRow[]>(
    prepared(`SELECT ${columns} FROM blog_post WHERE ${where.sql}`),
    where.parameters,
  );
  return rows.map((row) => toPost(row, context));
}

async function findPost(context: ContentContext, where: Where, language?: ReadLanguage): Promise<BlogPost> {
  const [post] = await context.database.query<(PostRow & Kept)[]>(
    prepared(`SELECT ${columns}${keptIn('blog_post', language)} FROM blog_post WHERE ${where.sql}`),
    where.parameters,
  );
  if (!post) throw notFound();
  return inLanguage(language, (row: PostRow) => toPost(row, context))(post);
}
