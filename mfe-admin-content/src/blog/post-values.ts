import { blogPostInput } from '@portfolio/contracts/content';
import { z } from 'zod';
import type { EditedPostFragment } from '../generated/graphql.ts';

/** The form of a post; `publishAt` is as a `datetime-local` input has it, in the zone of who writes, blank for never. */
export const postForm = blogPostInput.extend({ publish_at: z.string() });

const minutes = 'YYYY-MM-DDTHH:MM'.length;

/** An instant as a `datetime-local` input shows it. */
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
});

export type PostValues = ReturnType<typeof postValues>;

/** What the mutations take. */
export const postInput = ({ publishAt, ...texts }: PostValues) => ({
  ...texts,
  publishAt: publishAt === '' || texts.isPublished ? null : new Date(publishAt).toISOString(),
});
