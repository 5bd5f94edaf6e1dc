import { z } from 'zod';
import { messages } from '../errors/index.ts';
import { id, optionalText, text } from '../rest/index.ts';
import { formBoolean, link, revision, slug } from './fields.ts';
import { imageSet } from './media.ts';

/** The section types with a layout of their own; any other is shown in a generic one (core-site.md §2, /page/{slug}). */
export const sectionTypes = ['hero', 'text', 'image_text', 'cards', 'cta'] as const;

export const maxSections = 50;
export const maxCards = 24;

const illustrated = {
  image: z.string().nullable(),
  image_set: imageSet.nullable(),
  /** Names the image when its item is edited. */
  image_id: z.string().nullable(),
};

export const sectionCard = z.object({
  ...illustrated,
  title: z.string(),
  content: z.string(),
  button_text: z.string(),
  button_url: z.string(),
});

export const section = z.object({
  ...illustrated,
  id: z.int(),
  section_type: z.string(),
  title: z.string(),
  subtitle: z.string(),
  content: z.string(),
  /** A style class, or blank. */
  background_color: z.string(),
  button_text: z.string(),
  button_url: z.string(),
  image_position: z.enum(['left', 'right']),
  cards: z.array(sectionCard),
});

/** A page as lists show it (core-site.md §3). */
export const page = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  is_published: z.boolean(),
  section_count: z.int(),
  revision: z.int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

/** A page whole, its sections in order. */
export const pageDetail = page.extend({ sections: z.array(section) });

export const pageOrdering = ['title', 'slug', 'created_at', 'updated_at', 'is_published'] as const;

const pageFields = z.object({
  title: text(200),
  slug,
  description: z.string().trim().max(100_000),
  is_published: formBoolean,
});

/** core-site.md §5, Admin page form: title and slug are required. */
export const pageInput = pageFields.extend({
  description: pageFields.shape.description.default(''),
  is_published: formBoolean.default(true),
});

/** PUT: all that a new page needs; what it may leave out stays as it is, and so do its sections. */
export const pageUpdate = pageFields
  .partial({ description: true, is_published: true })
  .extend({ revision: revision.optional() });

/** PATCH: only what changes. */
export const pagePatch = pageFields.partial().extend({ revision: revision.optional() });

/**
 * A card as it is sent. Its image is an uploaded one (`image_file`: its place among the files `card_images`, from 0),
 * or one that the section already has (`image_id`), or none.
 */
export const sectionCardInput = z.object({
  title: optionalText(200),
  content: optionalText(20_000),
  button_text: optionalText(100),
  button_url: link.optional(),
  image_file: z.int().min(0).nullish(),
  image_id: z.string().nullish(),
});

/** Forms send the list of cards as JSON text. */
const cards = z.preprocess((value) => {
  if (typeof value !== 'string') return value;
  try {
    return value.trim() === '' ? [] : JSON.parse(value);
  } catch {
    return value;
  }
}, z.array(sectionCardInput).max(maxCards));

/** One or more style classes, such as `bg-accent`. */
const styleClass = z
  .string()
  .trim()
  .max(100)
  .regex(/^[\w -]*$/, messages.invalidValue);

const sectionFields = z.object({
  section_type: text(50).regex(/^[a-z0-9_-]+$/i, messages.invalidValue),
  title: optionalText(200),
  subtitle: optionalText(500),
  content: optionalText(100_000),
  background_color: styleClass.optional(),
  button_text: optionalText(100),
  button_url: link.optional(),
  image_position: z.enum(['left', 'right']).optional(),
  cards: cards.optional(),
});

/** `add_section`: JSON, or multipart with the optional file `image` and the files `card_images`. */
export const sectionInput = sectionFields.extend({ revision: revision.optional() });

/** `update_section`: only what changes; `remove_image` takes the image away. */
export const sectionPatch = sectionFields.partial().extend({
  section_id: id,
  remove_image: formBoolean.optional(),
  revision: revision.optional(),
});

/** `remove_section`. */
export const sectionReference = z.object({ section_id: id, revision: revision.optional() });

/** `reorder_sections`: every section of the page once, in the new order. */
export const sectionsOrder = z.object({
  sections_order: z.preprocess(
    (value) => (typeof value === 'string' || typeof value === 'number' ? [value] : value),
    z.array(id).max(maxSections),
  ),
  revision: revision.optional(),
});

/** Said when `sections_order` is not a rearrangement of the page's sections. */
export const sectionsOrderMismatch = 'The order must name every section of this page exactly once.';

export type Page = z.infer<typeof page>;
export type PageDetail = z.infer<typeof pageDetail>;
export type PageInput = z.infer<typeof pageInput>;
export type PagePatch = z.infer<typeof pagePatch>;
export type Section = z.infer<typeof section>;
export type SectionCard = z.infer<typeof sectionCard>;
export type SectionCardInput = z.infer<typeof sectionCardInput>;
export type SectionInput = z.infer<typeof sectionInput>;
export type SectionPatch = z.infer<typeof sectionPatch>;
