import { z } from 'zod';
import { languages, originalLanguage, translationLanguages } from './languages.ts';

/** Addresses in one answer of `/site/addresses/`; a sitemap may hold 50,000 (sitemaps.org). */
export const addressesPerPage = 10_000;

/** Entries of the feed. */
export const newsLength = 50;

/** What an older content service does not say. */
const translatedIn = z
  .array(z.enum(translationLanguages))
  .default([])
  .describe('In which other languages it says all that it says.');

/** An image of a page, for link previews. `url` is a path of the site, `width` and `height` are in pixels. */
const previewImage = z.object({ url: z.string(), width: z.int(), height: z.int() });

/**
 * What search engines and link previews are told of one address, as plain text: whatever a visitor may not see is not found.
 * That is an answer, not a 404, so that a caller never takes a failure on the way for it.
 */
export const siteAbout = z.discriminatedUnion('found', [
  z.object({ found: z.literal(false) }),
  z.object({
    found: z.literal(true),
    /** The one address of the item, by its slug: a path of the site. */
    path: z.string(),
    /** The item is asked for by an address that it had before. */
    moved: z.boolean(),
    title: z.string(),
    /** At most 200 characters; blank when the item says nothing. */
    description: z.string(),
    language: z.enum(languages).default(originalLanguage).describe('In which title and description are.'),
    translated_in: translatedIn,
    image: previewImage.nullable(),
    published_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    /** A JSON-LD object of schema.org, its addresses absolute. */
    json_ld: z.record(z.string(), z.json()),
  }),
]);

export const siteAboutQuery = z.object({
  path: z.string().meta({ description: 'The path of a screen, such as /projects/a-slug.' }),
  language: z
    .enum(languages)
    .optional()
    .meta({ description: 'In which to tell of it; as it is written where left out.' }),
});

/** Where every published item is; `pages` says how many such answers there are. */
export const siteAddresses = z.object({
  pages: z.int(),
  results: z.array(z.object({ path: z.string(), updated_at: z.iso.datetime(), translated_in: translatedIn })),
});

export const siteAddressesQuery = z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) });

/** A part of an item's text; each line of `text` is a paragraph. */
const newsPart = z.object({ title: z.string(), text: z.string() });

/** The newest published projects and pages, newest first, as plain text. */
export const siteNews = z.object({
  author: z.string().describe('Who makes the site; blank while nobody says so.'),
  results: z.array(
    z.object({
      path: z.string(),
      title: z.string(),
      summary: z.string(),
      parts: z.array(newsPart).describe('All that it says.'),
      tags: z.array(z.string()),
      published_at: z.iso.datetime(),
      updated_at: z.iso.datetime(),
    }),
  ),
});

/** Published pages that header and footer link to, in order, with the name of each in every language. */
export const siteMenu = z.object({
  results: z.array(
    z.object({
      path: z.string(),
      place: z.enum(['header', 'footer']),
      labels: z.object({ en: z.string(), es: z.string(), fr: z.string() }),
    }),
  ),
});

export type SiteAbout = z.infer<typeof siteAbout>;
export type SiteAddresses = z.infer<typeof siteAddresses>;
export type SiteMenu = z.infer<typeof siteMenu>;
export type SiteNews = z.infer<typeof siteNews>;
