import { z } from 'zod';
import { key } from '../rest/index.ts';
import { blogPost } from './blog.ts';
import { beganFrom } from './fields.ts';
import { storedImage } from './media.ts';
import { pageDetail, section, sectionCard } from './pages.ts';
import { projectDetail } from './projects.ts';

/** What keeps its former revisions. */
export const revisedKinds = ['project', 'page', 'post'] as const;

export const revisedKind = z.enum(revisedKinds);

/** The newest of an item that are kept. */
export const maxRevisions = 50;

/** What was saved of an item: when, and by whom. */
export const contentRevision = z.object({
  revision: z.int().describe('Of the item when this was saved.'),
  saved_at: z.iso.datetime(),
  saved_by: key.nullable().describe('The user; null for what published itself, or is older than this list.'),
  saved_by_name: z.string().nullable().describe('Null while it cannot be told.'),
});

export const revisionField = z
  .object({ name: z.string().describe('As the item has it.'), text: z.string().describe('In lines, to be compared.') })
  .describe('A field of an item as it was saved.');

export const contentRevisionDetail = contentRevision.extend({
  fields: z.array(revisionField),
  images: z.array(storedImage).describe('All pictures of the item, in order.'),
});

const counted = { id: true, revision: true, created_at: true, updated_at: true } as const;
const language = { language: true } as const;
const illustrated = { image: true, image_set: true, image_id: true, image_alt: true } as const;

/**
 * What history keeps of each kind beside its pictures: all but what is named here, which is where an item is shown and what is
 * counted of it. The first fields in the order in which people read them.
 */
export const keptFields = {
  project: z.object({
    ...projectDetail.pick({ title: true, slug: true, is_published: true }).shape,
    ...projectDetail.pick({ description: true, long_description: true, technologies: true }).shape,
    ...projectDetail.omit({
      ...counted,
      ...language,
      image: true,
      image_set: true,
      images: true,
      tags: true,
      is_featured: true,
      featured_order: true,
    }).shape,
  }),
  page: z.object({
    ...pageDetail.pick({ title: true, slug: true, is_published: true }).shape,
    ...pageDetail.omit({
      ...counted,
      ...language,
      sections: true,
      section_count: true,
      menu: true,
      menu_order: true,
      menu_title_en: true,
      menu_title_es: true,
      menu_title_fr: true,
    }).shape,
  }),
  section: section.omit({ ...illustrated, id: true, cards: true }),
  card: sectionCard.omit(illustrated),
  post: z.object({
    ...blogPost.pick({ title: true, is_published: true }).shape,
    ...blogPost.omit({ ...counted, ...language, slug: true, images: true, published_at: true, publish_at: true }).shape,
  }),
} as const;

/** A draft that was made of another item. */
export const contentCopy = z.object({ id: key, slug: z.string(), title: z.string() });

/** What was published, as a draft has it now. */
export const publishedDraft = contentCopy.extend({
  revision: z.int().describe('The present one.'),
  before: z.int().describe('The revision that holds what was published before.'),
});

/** An unpublished item that holds what another one may say later. */
export const contentDraft = z.object({
  draft: key.describe('The item that holds it.'),
  slug: z.string().describe('Its own address, for who manages content.'),
  revision: z.int(),
  saved_at: z.iso.datetime(),
  of: key.describe('What is published.'),
  of_title: z.string(),
  of_revision: z.int(),
  is_behind: z.boolean().describe('What is published was changed since the draft began.'),
});

/** `restore`: `revision` is the present one, for who wants to be told of a change by somebody else. */
export const restoration = z.object(beganFrom);

export type RevisedKind = (typeof revisedKinds)[number];
export type ContentDraft = z.infer<typeof contentDraft>;
export type PublishedDraft = z.infer<typeof publishedDraft>;
export type ContentCopy = z.infer<typeof contentCopy>;
export type ContentRevision = z.infer<typeof contentRevision>;
export type ContentRevisionDetail = z.infer<typeof contentRevisionDetail>;
