import { z } from 'zod';
import { isoDateTime, key, text } from '../rest/index.ts';
import { beganFrom, currentRevision, formBoolean, formList, imageOrder, withoutDefaults } from './fields.ts';
import { altText, storedImage } from './media.ts';
import { answeredIn } from './translations.ts';

/** A post for patrons (core-site.md §3). */
export const blogPost = z.object({
  id: key,
  slug: z.string(),
  title: z.string(),
  content: z.string().describe('Markdown.'),
  images: z.array(storedImage).describe('For supporters like the post: their addresses hold for two hours at most.'),
  is_published: z.boolean(),
  published_at: z.iso.datetime().nullable().describe('When it was published; null for what never was.'),
  publish_at: z.iso.datetime().nullable().describe('When this draft publishes itself; null for never.'),
  revision: currentRevision,
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  ...answeredIn,
});

export const blogPostOrdering = ['published_at', 'created_at', 'updated_at', 'title', 'is_published'] as const;

export const blogPostInput = z.object({
  title: text(200),
  content: text(200_000).describe('Markdown.'),
  is_published: formBoolean.default(true),
  publish_at: isoDateTime.nullable().default(null).describe('When a draft publishes itself; null for never.'),
  image_alts: formList(altText)
    .optional()
    .describe('What the images show, in their new order; absent keeps what was said.'),
});

const edit = {
  /** Absent: new files replace all. */
  existing_images: imageOrder,
};

/** PUT: all that a new post needs; a draft stays one unless it says otherwise. */
export const blogPostUpdate = withoutDefaults(blogPostInput).extend(edit);

/** PATCH: only what changes. */
export const blogPostPatch = withoutDefaults(blogPostInput).partial().extend(edit);

/** The same over GraphQL. */
export const blogPostEdit = blogPostPatch.extend(beganFrom);

export type BlogPost = z.infer<typeof blogPost>;
export type BlogPostInput = z.infer<typeof blogPostInput>;
export type BlogPostPatch = z.infer<typeof blogPostEdit>;
