import { blogPostInput } from '@portfolio/contracts/content';
import { z } from 'zod';
import { anyImages, presentImages, sentImages } from '../forms/file-rules.ts';
import type { EditedPostFragment } from '../generated/graphql.ts';

/** The form of a post; `publishAt` is as `DateTimeField` has it, in the zone of who writes, blank for never. */
export const postForm = blogPostInput.extend({ publish_at: z.string(), images: anyImages });

const minutes = 'YYYY-MM-DDTHH:MM'.length;

/** An instant as `DateTimeField` shows it. */
const toLocal = (instant: string): string => {
  const date = new Date(instant);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, minutes);
};

/** What the form shows of a post, or of a new one. */
export const postValues = (post: EditedPostFragment | undefined) => ({
  title: post?.title ?? '',
  content: post?.content ?? '',
  isPublished: post?.isPublished ?? true,
  publishAt: post?.publishAt ? toLocal(post.publishAt) : '',
  images: presentImages(post?.images),
});

export type PostValues = ReturnType<typeof postValues>;

/** What the mutations take of a post, and its new images; `base` is the version that is edited. */
export function postVariables({ publishAt, images, ...texts }: PostValues, base?: EditedPostFragment) {
  const { files, order, alts } = sentImages(images, base?.images);
  const input = {
    ...texts,
    publishAt: publishAt === '' || texts.isPublished ? null : new Date(publishAt).toISOString(),
    imageAlts: alts,
  };
  return { input: base ? { ...input, existingImages: order, revision: base.revision } : input, images: files };
}
