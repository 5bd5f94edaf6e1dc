import { z } from 'zod';
import { messages, sentences } from '../errors/index.ts';
import { id, key, optionalText, otherwise, text } from '../rest/index.ts';
import {
  beganFrom,
  type BeganFrom,
  currentRevision,
  formBoolean,
  imageKey,
  jsonList,
  link,
  slug,
  withoutDefaults,
} from './fields.ts';
import { altText, imageSet } from './media.ts';
import { answeredIn } from './translations.ts';

/** The section types with a layout of their own, those of core-site.md §2 (/page/{slug}) first; any other is shown in a generic one. */
export const sectionTypes = ['hero', 'text', 'image_text', 'cards', 'cta', 'case_study'] as const;

export const maxSections = 50;
export const maxCards = 24;

/** Where a published page is linked from, besides other pages. */
export const menuPlaces = ['none', 'header', 'footer'] as const;

/** Longer names make no menu. */
const menuTitleMaxLength = 40;

const menu = z.enum(menuPlaces).describe('none, header or footer: where every screen links to the page.');

const imagePosition = z.enum(['left', 'right']).describe('left or right.');

const illustrated = {
  image: z.string().nullable(),
  image_set: imageSet.nullable(),
  image_id: imageKey.nullable().describe('Names the image when its item is edited.'),
  image_alt: z.string().describe('What the image shows, in words; blank for a decoration.'),
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
  id: key,
  section_type: z
    .string()
    .describe('hero, text, image_text, cards, cta, case_study, or any other for a generic layout.'),
  title: z.string(),
  subtitle: z.string(),
  content: z.string(),
  problem: z.string().describe('Of a case study, whose cards are figures: title and what it says.'),
  decision: z.string(),
  result: z.string(),
  failure: z.string().describe('What went wrong, or would be done otherwise.'),
  background_color: z.string().describe('A style class, or blank.'),
  button_text: z.string(),
  button_url: z.string(),
  image_position: imagePosition,
  cards: z.array(sectionCard),
});

/** A page as lists show it (core-site.md §3). */
export const page = z.object({
  id: key,
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  is_published: z.boolean(),
  menu,
  menu_order: z.int().describe('Ascending place in its menu.'),
  menu_title_en: z.string().describe('Its name in the menu; blank takes the title.'),
  menu_title_es: z.string(),
  menu_title_fr: z.string(),
  section_count: z.int(),
  revision: currentRevision,
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  ...answeredIn,
});

/** A page whole, its sections in order. */
export const pageDetail = page.extend({ sections: z.array(section) });

export const pageOrdering = ['title', 'slug', 'created_at', 'updated_at', 'is_published'] as const;

const menuTitle = z.string().trim().max(menuTitleMaxLength).default('');

/** core-site.md §5, Admin page form: title and slug are required. */
export const pageInput = z.object({
  title: text(200),
  slug,
  description: z.string().trim().max(100_000).default(''),
  is_published: formBoolean.default(true),
  menu: menu.default('none'),
  menu_order: z.int(otherwise(messages.integer)).min(0).max(999).default(0),
  menu_title_en: menuTitle,
  menu_title_es: menuTitle,
  menu_title_fr: menuTitle,
});

/** PUT: all that a new page needs; what it may leave out stays as it is, and so do its sections. */
export const pageUpdate = withoutDefaults(pageInput);

/** PATCH: only what changes. */
export const pagePatch = withoutDefaults(pageInput).partial();

/** The same over GraphQL. */
export const pageEdit = pagePatch.extend(beganFrom);

/** A card as it is sent. */
export const sectionCardInput = z
  .object({
    title: optionalText(200),
    content: optionalText(20_000),
    button_text: optionalText(100),
    button_url: link.optional(),
    image_file: z.int().min(0).nullish().describe('Place of the new image among `cardImages`, from 0.'),
    image_id: imageKey.nullish().describe('The image that stays.'),
    image_alt: altText.optional(),
  })
  .describe('Its image is an uploaded one, one that the section already has, or none.');

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
  problem: optionalText(20_000),
  decision: optionalText(20_000),
  result: optionalText(20_000),
  failure: optionalText(20_000),
  background_color: styleClass.optional().describe('A style class.'),
  button_text: optionalText(100),
  button_url: link.optional(),
  image_position: imagePosition.optional(),
  image_alt: altText.optional().describe('What the image shows, in words.'),
  cards: jsonList(sectionCardInput, maxCards).optional().describe('The whole list.'),
});

/** `add_section`: JSON, or multipart with the optional file `image` and the files `card_images`. */
export const sectionInput = sectionFields.extend({
  position: z
    .int(otherwise(messages.integer))
    .min(0)
    .optional()
    .describe('Its place among the others, from 0; left out, it comes behind them.'),
});

/** `update_section`: only what changes. */
export const sectionPatch = sectionFields.partial().extend({
  section_id: id,
  remove_image: formBoolean.optional().describe('Takes the image of a present section away.'),
});

/** `remove_section`. */
export const sectionReference = z.object({ section_id: id });

/** `reorder_sections`: every section of the page once, in the new order. */
export const sectionsOrder = z.object({
  sections_order: z.preprocess(
    (value) => (typeof value === 'string' || typeof value === 'number' ? [value] : value),
    z.array(id).max(maxSections),
  ),
});

/** Said when `sections_order` is not a rearrangement of the page's sections. */
export const sectionsOrderMismatch = sentences.sections_differ;

export type Page = z.infer<typeof page>;
export type PageDetail = z.infer<typeof pageDetail>;
export type PageInput = z.infer<typeof pageInput>;
export type PagePatch = z.infer<typeof pageEdit>;
export type Section = z.infer<typeof section>;
export type SectionCard = z.infer<typeof sectionCard>;
export type SectionCardInput = z.infer<typeof sectionCardInput>;
export type SectionInput = z.infer<typeof sectionInput> & BeganFrom;
export type SectionPatch = z.infer<typeof sectionPatch> & BeganFrom;
