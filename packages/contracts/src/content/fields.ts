import { z } from 'zod';
import { messages } from '../errors/index.ts';
import { id, otherwise } from '../rest/index.ts';

const yes = new Set(['true', '1', 'on', 'yes']);
const no = new Set(['false', '0', 'off', 'no']);

/** A boolean as JSON sends it, or as a form field does: `true`, `1`, `on`, `yes` and their opposites. */
export const formBoolean = z.preprocess((value) => {
  if (typeof value !== 'string') return value;
  const word = value.toLowerCase();
  return yes.has(word) || (no.has(word) ? false : value);
}, z.boolean());

/** A list of which a form with one entry sends the entry alone. */
export const formList = <T extends z.ZodType>(item: T) =>
  z.preprocess((value) => (typeof value === 'string' ? [value] : value), z.array(item));

/** A list of objects, which forms send as JSON text. */
export const jsonList = <T extends z.ZodType>(item: T, most: number) =>
  z.preprocess((value) => {
    if (typeof value !== 'string') return value;
    try {
      return value.trim() === '' ? [] : JSON.parse(value);
    } catch {
      return value;
    }
  }, z.array(item).max(most));

type WithoutDefault<Field> = Field extends z.ZodDefault<infer Inner> ? z.ZodOptional<Inner> : Field;

/** The fields of something new as those of a change: what has a default may be left out, and then stays as it is. */
export function withoutDefaults<Shape extends z.ZodRawShape>({ shape }: z.ZodObject<Shape>) {
  const fields = Object.entries(shape).map(([name, field]) => [
    name,
    field instanceof z.ZodDefault ? z.optional(field.unwrap()) : field,
  ]);
  return z.object(Object.fromEntries(fields) as { [Name in keyof Shape]: WithoutDefault<Shape[Name]> });
}

/** Ids of a filter, repeated or comma-separated; absent or blank is none. */
export const idList = formList(z.string().meta({ format: 'id' }))
  .optional()
  .transform((entries = []): unknown[] => entries.flatMap((entry) => entry.split(',')).filter((part) => part.trim()))
  .pipe(z.array(id).max(50));

/** An absolute http(s) address; `javascript:` and its like are refused. Blank is allowed and means none. */
export const httpUrl = z
  .string(otherwise(messages.url))
  .trim()
  .max(2000)
  .refine((value) => value === '' || isHttpUrl(value), messages.url);

function isHttpUrl(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url !== undefined && /^https?:\/\//i.test(value) && url.hostname !== '';
}

/** Where a button leads: http(s), `mailto:`, `tel:`, a path of this site or an anchor. Blank means no button. */
export const link = z
  .string()
  .trim()
  .max(2000)
  .refine(
    (value) =>
      value === '' || isHttpUrl(value) || /^(mailto:|tel:|#)\S+$/i.test(value) || /^\/(?![/\\])\S*$/.test(value),
    messages.url,
  );

/**
 * core-site.md §4, Slug auto-fill: lowercase, strip non-word characters, spaces to hyphens, collapse repeated hyphens.
 * Accents are dropped first, so that "Café" gives `cafe`. May be empty when nothing of the title is left.
 */
export const slugify = (title: string) =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-');

export const slug = z
  .string(otherwise(messages.slug))
  .trim()
  .min(1, { abort: true })
  .max(200)
  .regex(/^[a-zA-Z0-9_-]+$/, messages.slug);

const revision = id
  .meta({ format: 'int32' })
  .optional()
  .describe('Refused with CONFLICT when there is a newer revision.');

/**
 * The revision that an editor began from, beside what it changes over GraphQL. When the item has a newer one the change is
 * refused, so nobody's work is lost silently; without it the last one to save wins. Over REST `If-Match` alone says so: a
 * documented client sends back the `revision` that it read, and means nothing by it.
 */
export const beganFrom = { revision };

export interface BeganFrom {
  revision?: number | undefined;
}

/** The revision of an answer. */
export const currentRevision = z.int().describe('Rises with each change of it or its parts.');

/** Names one image of a list of images. */
export const imageKey = z.string().meta({ format: 'id' });

/** What is left of a list of images, and the order of all. New files that it does not name come behind. */
export const imageOrder = formList(imageKey)
  .optional()
  .describe('Ids of the images that stay, in their new order; `new:0` is the place of the first new file.');
