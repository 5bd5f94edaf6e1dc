import { z } from 'zod';
import { messages } from '../errors/index.ts';
import { key, text } from '../rest/index.ts';
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

export const operatingSystem = z.object({ id: key, name: z.string() });

/** core-site.md §9: offered by the demo form besides those from the server; sent by name, they are created. */
export const offeredOperatingSystems = ['Android', 'iOS', 'Cross-Platform'] as const;

const bytes = z.int().meta({ format: 'int64', description: 'Bytes.' });

/** A mobile demo as lists show it (core-site.md §3). Files are addresses or null. */
export const mobileDemo = z.object({
  id: key,
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  version: z.string().describe("The app's own."),
  operating_systems: z.array(operatingSystem),
  operating_system: z.string().describe('Name of the first of them.'),
  qr_code: z.string().describe("Address of an SVG that leads to the demo's page."),
  apk_file: z.string().nullable(),
  ipa_file: z.string().nullable(),
  apk_size: bytes.nullable(),
  ipa_size: bytes.nullable(),
  webview_url: z.string().describe('Empty when there is none.'),
  /** The address of `image_set`. */
  image: z.string().nullable(),
  image_set: imageSet.nullable().describe('Its own, else the first screenshot.'),
  /** Of its own image; blank for the screenshot that stands for it. */
  image_alt: z.string().describe('What `image` shows, in words; blank when nobody has said.'),
  is_published: z.boolean(),
  revision: currentRevision,
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

/** A demo whole. */
export const mobileDemoDetail = mobileDemo.extend({
  features: z.string().describe('One a line.'),
  screenshots: z.array(storedImage),
});

export const mobileDemoOrdering = ['created_at', 'updated_at', 'title'] as const;

export const mobileDemoListFilter = z.object({ operating_systems: idList.describe('Demos for any of these.') });

const chosenSystem = z.object({ id: z.union([z.int(), z.string()]) });

/** An operating system as a form sends it: digits are the id of a known one, all else is a name; or one as it was answered. */
const operatingSystemChoice = z.preprocess((value) => {
  const sent = chosenSystem.safeParse(value).data?.id ?? value;
  return typeof sent === 'number' ? String(sent) : sent;
}, text(50));

/** core-site.md §5, Admin mobile demo form, and POST. `apk_file`, `ipa_file`, `image` and `screenshots` are files. */
export const mobileDemoInput = z.object({
  title: text(200),
  description: text(100_000),
  features: text(100_000).describe('One a line.'),
  version: text(50).describe("The app's own."),
  operating_systems: formList(operatingSystemChoice)
    .pipe(z.array(z.string()).min(1, messages.required).max(10))
    .describe('Ids, or names, which are created when new.'),
  webview_url: httpUrl.default(''),
  is_published: formBoolean.default(true),
  image_alt: altText.default('').describe('What the title image shows.'),
  screenshot_alts: formList(altText)
    .optional()
    .describe('What the screenshots show, in their new order; absent keeps what was said.'),
});

/** core-site.md §3: the administration has one `operating_system`; `operating_systems` takes several. */
const orOne = {
  operating_systems: mobileDemoInput.shape.operating_systems.optional(),
  operating_system: operatingSystemChoice.optional().describe('Id or name of one, instead of operating_systems.'),
};

/** At least one of the two is there: it is missed together with all else that is missing. */
const withSystem = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((demo) => {
    const { success, data } = named.safeParse(demo);
    return success && data.operating_systems === undefined && data.operating_system === undefined
      ? { ...data, operating_systems: [] }
      : demo;
  }, schema);
const named = z.looseObject({ operating_systems: z.unknown().optional(), operating_system: z.unknown().optional() });

/** POST. */
export const newMobileDemo = withSystem(mobileDemoInput.extend(orOne));

const edit = {
  ...orOne,
  /** Absent: new files replace all. */
  existing_screenshots: imageOrder,
  remove: formList(z.enum(['ipa_file', 'image']))
    .optional()
    .describe('"ipa_file", "image": files to take away.'),
};

/** PUT: all that a new demo needs; what it may leave out stays as it is, and so do files that are not sent. */
export const mobileDemoUpdate = withSystem(withoutDefaults(mobileDemoInput).extend(edit));

/** PATCH: only what changes. */
export const mobileDemoPatch = withoutDefaults(mobileDemoInput).partial().extend(edit);

/** The same over GraphQL. */
export const mobileDemoEdit = mobileDemoPatch.extend(beganFrom);

export type OperatingSystem = z.infer<typeof operatingSystem>;
export type MobileDemo = z.infer<typeof mobileDemo>;
export type MobileDemoDetail = z.infer<typeof mobileDemoDetail>;
export type MobileDemoListFilter = z.infer<typeof mobileDemoListFilter>;
export type MobileDemoInput = z.infer<typeof mobileDemoInput>;
export type NewMobileDemo = z.infer<typeof newMobileDemo>;
export type MobileDemoPatch = z.infer<typeof mobileDemoEdit>;
