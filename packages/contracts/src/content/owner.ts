import { z } from 'zod';
import { key, optionalText, reference, text } from '../rest/index.ts';
import { beganFrom, currentRevision, formBoolean, httpUrl, jsonList } from './fields.ts';
import { imageSet } from './media.ts';
import { answeredIn } from './translations.ts';

/** Whether they take on work; `unsaid` says nothing of it. */
export const availabilities = ['unsaid', 'open', 'limited', 'closed'] as const;

/** Longer lists are no introduction. */
export const maxOwnerLinks = 8;

const availability = z.enum(availabilities).describe('unsaid, open, limited or closed: whether they take on work.');

export const ownerLink = z.object({ label: z.string(), url: z.string() });

/** Who makes the site, as every visitor may know. While there is no name, nobody is told of. */
export const siteOwner = z.object({
  id: key,
  name: z.string(),
  headline: z.string().describe('Who they are, in one line.'),
  availability,
  availability_note: z.string().describe('More about it, such as from when.'),
  links: z.array(ownerLink),
  about_page_id: key.nullable().describe('The page that tells more of them.'),
  about_path: z.string().nullable().describe('Its path once it is published.'),
  image: z.string().nullable(),
  image_set: imageSet.nullable().describe('Their face.'),
  revision: currentRevision,
  updated_at: z.iso.datetime(),
  json_ld: z.record(z.string(), z.json()).nullable().describe('A Person of schema.org; null while there is no name.'),
  ...answeredIn,
});

/** A link as it is sent. */
export const ownerLinkInput = z.object({ label: text(60), url: httpUrl.min(1, { abort: true }) });

/** PATCH: only what changes; JSON, or multipart with the optional file `image`. */
export const siteOwnerPatch = z.object({
  name: optionalText(100),
  headline: optionalText(200),
  availability: availability.optional(),
  availability_note: optionalText(200),
  links: jsonList(ownerLinkInput, maxOwnerLinks).optional().describe('The whole list.'),
  about_page_id: reference.nullish(),
  remove_image: formBoolean.optional().describe('Takes the present picture away.'),
});

/** The same over GraphQL. */
export const siteOwnerEdit = siteOwnerPatch.extend(beganFrom);

export type OwnerLink = z.infer<typeof ownerLink>;
export type SiteOwner = z.infer<typeof siteOwner>;
export type SiteOwnerPatch = z.infer<typeof siteOwnerEdit>;
