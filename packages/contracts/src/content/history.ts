import { z } from 'zod';
import { key } from '../rest/index.ts';
import { beganFrom } from './fields.ts';
import { storedImage } from './media.ts';

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

/** `restore`: `revision` is the present one, for who wants to be told of a change by somebody else. */
export const restoration = z.object(beganFrom);

export type RevisedKind = (typeof revisedKinds)[number];
export type ContentRevision = z.infer<typeof contentRevision>;
export type ContentRevisionDetail = z.infer<typeof contentRevisionDetail>;
