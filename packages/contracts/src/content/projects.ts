import { z } from 'zod';
import { messages } from '../errors/index.ts';
import { filter, id, key, text } from '../rest/index.ts';
import {
  beganFrom,
  currentRevision,
  formBoolean,
  formList,
  httpUrl,
  idList,
  imageOrder,
  withoutDefaults,
} from './fields.ts';
import { altText, imageSet, storedImage } from './media.ts';
import { answeredIn, readIn } from './translations.ts';

/** core-site.md §9: the home page shows the first ones of those that are featured; the others wait behind them. */
export const maxFeatured = 3;

/** As many as a page of a list has can be put in order. */
export const maxOrdered = 100;

export const tag = z.object({ id: key, name: z.string() });

/**
 * A project as lists show it (core-site.md §3, public reading). `image` is the address of `image_set`. */
export const project = z.object({
  id: key,
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  image: z.string().nullable(),
  image_set: imageSet.nullable().describe('The first image.'),
  tags: z.array(tag),
  is_featured: z.boolean(),
  is_published: z.boolean(),
  featured_order: z
    .int()
    .nullable()
    .describe(
      'Place among the featured, from 1, of which the home page shows three; null for what is not published there.',
    ),
  github_url: z.string().describe('Empty when there is none.'),
  live_url: z.string().describe('Empty when there is none.'),
  revision: currentRevision,
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  ...answeredIn,
});

/** A project whole. `technologies` are the names of its tags. */
export const projectDetail = project.extend({
  long_description: z.string(),
  technologies: z.array(z.string()),
  images: z.array(storedImage),
});

/** Columns that `ordering` of the project list may name. */
export const projectOrdering = ['created_at', 'updated_at', 'title', 'is_featured', 'featured_order'] as const;

/** Filters of the project list. Ids of no tag match nothing. */
export const projectListFilter = z.object({
  tags: idList.describe('Projects that carry any of these tags.'),
  is_featured: filter(formBoolean),
  ...readIn,
});

/** core-site.md §5, Admin project form, and POST. Images travel beside it, as files. */
export const projectInput = z.object({
  title: text(200),
  description: text(100_000),
  long_description: text(100_000),
  technologies: formList(z.string())
    .transform(uniqueNames)
    .pipe(z.array(text(50)).min(1, messages.required).max(30)),
  github_url: httpUrl.default(''),
  live_url: httpUrl.default(''),
  is_featured: formBoolean.default(false),
  is_published: formBoolean.default(true),
  image_alts: formList(altText)
    .optional()
    .describe('What the images show, in their new order; absent keeps what was said.'),
  slug: text(200)
    .optional()
    .describe('Its public address; made of the title where it is left out, and numbered where it is taken.'),
  replaces_featured: id.optional().describe('A featured project that gives way: this one takes its place.'),
});

const edit = {
  /** Absent: new files replace all. */
  existing_images: imageOrder,
};

/** `reorder_featured`: every published featured project once; the first three are on the home page. */
export const featuredOrder = z.object({ projects_order: z.array(id).max(maxOrdered) });

/** PUT: all that a new project needs; what it may leave out stays as it is, and is not given its default. */
export const projectUpdate = withoutDefaults(projectInput).extend(edit);

/** PATCH: only what changes. */
export const projectPatch = withoutDefaults(projectInput).partial().extend(edit);

/** The same over GraphQL. */
export const projectEdit = projectPatch.extend(beganFrom);

/** Names without repetition, whatever their case; an entry may itself be comma-separated text. */
function uniqueNames(entries: string[]): string[] {
  const names = new Map<string, string>();
  for (const name of entries.flatMap((entry) => entry.split(',')).map((part) => part.trim())) {
    if (name !== '' && !names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
  }
  return [...names.values()];
}

export type Tag = z.infer<typeof tag>;
export type Project = z.infer<typeof project>;
export type ProjectDetail = z.infer<typeof projectDetail>;
export type ProjectListFilter = z.infer<typeof projectListFilter>;
export type ProjectInput = z.infer<typeof projectInput>;
export type ProjectPatch = z.infer<typeof projectEdit>;
