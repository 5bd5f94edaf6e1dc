import { z } from 'zod';
import { text } from '../rest/index.ts';
import { formBoolean, revision } from './fields.ts';

/** A post for patrons (core-site.md §3). `content` is Markdown. */
export const blogPost = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  content: z.string(),
  is_published: z.boolean(),
  revision: z.int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

export const blogPostOrdering = ['created_at', 'updated_at', 'title', 'is_published'] as const;

const fields = z.object({ title: text(200), content: text(200_000), is_published: formBoolean });

export const blogPostInput = fields.extend({ is_published: formBoolean.default(true) });

/** PUT: all that a new post needs; a draft stays one unless it says otherwise. */
export const blogPostUpdate = fields.partial({ is_published: true }).extend({ revision: revision.optional() });

/** PATCH: only what changes. */
export const blogPostPatch = fields.partial().extend({ revision: revision.optional() });

export type BlogPost = z.infer<typeof blogPost>;
export type BlogPostInput = z.infer<typeof blogPostInput>;
export type BlogPostPatch = z.infer<typeof blogPostPatch>;
