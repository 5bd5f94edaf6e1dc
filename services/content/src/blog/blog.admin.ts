import type { BlogPost, BlogPostInput, BlogPostPatch } from '@portfolio/contracts/content';
import type { EntityManager } from 'typeorm';
import type { ContentContext } from '../context.ts';
import { lockForChange } from '../revisions.ts';
import { freeSlug } from '../slug.ts';
import { BlogPostEntity } from './blog-post.entity.ts';
import { getBlogPost } from './blog.ts';

/** @returns the new post's id */
export async function insertBlogPost(manager: EntityManager, input: BlogPostInput): Promise<number> {
  const slug = await freeSlug(manager, 'blog_post', input.title);
  return (await manager.save(BlogPostEntity, { ...input, slug })).id;
}

export async function createBlogPost(context: ContentContext, input: BlogPostInput): Promise<BlogPost> {
  return getBlogPost(context, await context.database.transaction((manager) => insertBlogPost(manager, input)));
}

/** Changes what `patch` holds. @throws AppError `not_found`, `conflict` when `revision` is not the present one */
export async function updateBlogPost(
  context: ContentContext,
  id: number,
  { revision, ...fields }: BlogPostPatch,
): Promise<BlogPost> {
  await context.database.transaction(async (manager) => {
    await lockForChange(manager, 'blog_post', id, revision);
    await manager.update(BlogPostEntity, id, { ...fields, id });
  });
  return getBlogPost(context, id);
}

/** @throws AppError `not_found`, `conflict` */
export async function deleteBlogPost(context: ContentContext, id: number, revision?: number): Promise<void> {
  await context.database.transaction(async (manager) => {
    await lockForChange(manager, 'blog_post', id, revision);
    await manager.delete(BlogPostEntity, id);
  });
}
