import { z } from 'zod';
import { messages } from '../errors/index.ts';
import { text } from '../rest/index.ts';
import { formBoolean, formList, httpUrl, idList, revision } from './fields.ts';
import { imageSet, storedImage } from './media.ts';

export const operatingSystem = z.object({ id: z.int(), name: z.string() });

/** core-site.md §9: offered by the demo form besides those from the server; sent by name, they are created. */
export const offeredOperatingSystems = ['Android', 'iOS', 'Cross-Platform'] as const;

/** A mobile demo as lists show it (core-site.md §3). `version` is the app's own; files are addresses or null. */
export const mobileDemo = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  version: z.string(),
  operating_systems: z.array(operatingSystem),
  /** Address of an SVG that leads to the demo's page. */
  qr_code: z.string(),
  apk_file: z.string().nullable(),
  ipa_file: z.string().nullable(),
  /** Bytes; null when there is no such file. */
  apk_size: z.int().nullable(),
  ipa_size: z.int().nullable(),
  webview_url: z.string(),
  /** The image of its own, else the first screenshot. */
  image: z.string().nullable(),
  image_set: imageSet.nullable(),
  is_published: z.boolean(),
  revision: z.int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

/** A demo whole. `features` is text with one feature a line. */
export const mobileDemoDetail = mobileDemo.extend({ features: z.string(), screenshots: z.array(storedImage) });

export const mobileDemoOrdering = ['created_at', 'updated_at', 'title'] as const;

/** `operating_systems` (ids, repeated or comma-separated) keeps demos for any of them. */
export const mobileDemoListFilter = z.object({ operating_systems: idList });

/** An operating system as a form sends it: digits are the id of a known one, all else is a name. */
const operatingSystemChoice = z.preprocess((value) => (typeof value === 'number' ? String(value) : value), text(50));

const fields = z.object({
  title: text(200),
  description: text(100_000),
  features: text(100_000),
  version: text(50),
  operating_systems: formList(operatingSystemChoice).pipe(z.array(z.string()).min(1, messages.required).max(10)),
  webview_url: httpUrl,
  is_published: formBoolean,
});

/** core-site.md §5, Admin mobile demo form, and POST. `apk_file`, `ipa_file`, `image` and `screenshots` are files. */
export const mobileDemoInput = fields.extend({
  webview_url: httpUrl.default(''),
  is_published: formBoolean.default(true),
});

const edit = {
  /** Ids of the present screenshots that stay, in order; new files come behind. Absent: new files replace all. */
  existing_screenshots: formList(z.string()).optional(),
  /** Optional files to take away. */
  remove: formList(z.enum(['ipa_file', 'image'])).optional(),
  revision: revision.optional(),
};

/** PUT: all that a new demo needs; what it may leave out stays as it is, and so do files that are not sent. */
export const mobileDemoUpdate = fields.partial({ webview_url: true, is_published: true }).extend(edit);

/** PATCH: only what changes. */
export const mobileDemoPatch = fields.partial().extend(edit);

export type OperatingSystem = z.infer<typeof operatingSystem>;
export type MobileDemo = z.infer<typeof mobileDemo>;
export type MobileDemoDetail = z.infer<typeof mobileDemoDetail>;
export type MobileDemoListFilter = z.infer<typeof mobileDemoListFilter>;
export type MobileDemoInput = z.infer<typeof mobileDemoInput>;
export type MobileDemoPatch = z.infer<typeof mobileDemoPatch>;
