import type { BlogPost, BlogPostInput, BlogPostPatch } from '@portfolio/contracts/content';
import type { EntityManager } from 'typeorm';
import { savedBy, type ContentContext } from '../context.ts';
import { changedList } from '../media/file-list.ts';
import { listedImages, setImages } from '../media/image-lists.ts';
import { keepFiles, type CheckedFile } from '../media/keep.ts';
import { lockForChange } from '../items/revisions.ts';
import { freeSlug } from '../items/slug.ts';
import { BlogPostEntity } from './blog-post.entity.ts';
import { getBlogPost } from './blog.ts';

/** A draft whose time of publication has passed is published now. */
const dueNow = <Fields extends Partial<BlogPostInput>>(fields: Fields): Fields =>
  fields.publish_at && Date.parse(fields.publish_at) <= Date.now()
    ? { ...fields, publish_at: null, is_published: true }
    : fields;

/** Inserts a post with its images (kept files). @returns its id */
export async function insertBlogPost(
  manager: EntityManager,
  { image_alts: alts, ...fields }: BlogPostInput,
  images: readonly CheckedFile[] = [],
  author: number | null = null,
): Promise<number> {
  const slug = await freeSlug(manager, 'blog_post', fields.title);
  const { id } = await manager.save(BlogPostEntity, { ...dueNow(fields), slug, saved_by: author });
  const listed = changedList([], { added: images, alts }, 'images', { mayBeEmpty: true });
  if (listed) await setImages(manager, 'blog_post', id, listed);
  return id;
}

export async function createBlogPost(
  context: ContentContext,
  input: BlogPostInput,
  images: readonly CheckedFile[] = [],
): Promise<BlogPost> {
  const id = await keepFiles(context.database, context.media.storage, images, (manager) =>
    insertBlogPost(manager, input, images, savedBy(context)),
  );
  return getBlogPost(context, id);
}

/**
 * Changes what `patch` holds. New images replace the present ones, or stand where `existing_images` says.
 * @throws AppError `not_found`, `conflict` when `revision` is not the present one, `validation`
 */
export async function updateBlogPost(
  context: ContentContext,
  id: number,
  { revision, existing_images: existing, image_alts: alts, ...fields }: BlogPostPatch,
  added: readonly CheckedFile[] = [],
): Promise<BlogPost> {
  await keepFiles(context.database, context.media.storage, added, async (manager) => {
    await lockForChange(manager, 'blog_post', id, revision);
    const present = await listedImages(manager, 'blog_post', id);
    const images = changedList(present, { existing, added, alts }, 'images', { mayBeEmpty: true });
    if (images) await setImages(manager, 'blog_post', id, images);
    await manager.update(BlogPostEntity, id, { ...dueNow(fields), saved_by: savedBy(context), id });
  });
  return getBlogPost(context, id);
}
