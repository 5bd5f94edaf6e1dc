import { z } from 'zod';
import { key, text } from '../rest/index.ts';
import { currentRevision, formBoolean, revision } from './fields.ts';

/** A post for patrons (core-site.md §3). */
export const blogPost = z.object({
  id: key,
  slug: z.string(),
  title: z.string(),
  content: z.string().describe('Markdown.'),
  is_published: z.boolean(),
  revision: currentRevision,
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

export const blogPostOrdering = ['created_at', 'updated_at', 'title', 'is_published'] as const;

const fields = z.object({
  title: text(200),
  content: text(200_000).describe('Markdown.'),
  is_published: formBoolean.describe('Default: true.'),
});

export const blogPostInput = fields.extend({ is_published: formBoolean.default(true) });

/** PUT: all that a new post needs; a draft stays one unless it says otherwise. */
export const blogPostUpdate = fields.partial({ is_published: true }).extend({ revision });

/** PATCH: only what changes. */
export const blogPostPatch = fields.partial().extend({ revision });

export type BlogPost = z.infer<typeof blogPost>;
export type BlogPostInput = z.infer<typeof blogPostInput>;
export type BlogPostPatch = z.infer<typeof blogPostPatch>;
