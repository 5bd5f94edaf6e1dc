import { z } from 'zod';
import { sentences } from '../errors/index.ts';
import { filter, id, isoDate, key } from '../rest/index.ts';
import { scheduling } from './constants.ts';
import { companyFilter } from './fields.ts';
import { noticedShift, noticeKind } from './notices.ts';

/** Of which shifts something is published. Days are the company's: a shift is in when it starts there, or did when it was published. */
export const publicationScope = z.object({
  company: companyFilter.describe('Default: the working company.'),
  from: filter(isoDate),
  until: filter(isoDate),
  client: filter(id),
  location: filter(id),
  employee: filter(id),
});

const inOrder = ({ from, until }: { from?: string | undefined; until?: string | undefined }) =>
  !from || !until || from <= until;
const unordered = { path: ['until'], message: sentences.last_day_before_first };

export const publicationQuery = publicationScope.refine(inOrder, unordered);

export const unpublishedKind = noticeKind
  .extract(['assigned', 'changed', 'cancelled'])
  .describe('CANCELLED: called off, or somebody else’s.');

/** What one employee is told of one shift when the plan is published. */
export const unpublishedChange = noticedShift.extend({
  shift: key,
  kind: unpublishedKind,
  is_late: z.boolean().describe('It begins, or began as published, sooner than the company gives notice.'),
});

export const unpublishedOfEmployee = z.object({
  employee: key,
  employee_name: z.string(),
  has_account: z.boolean().describe('Who has none is told nothing.'),
  changes: z.array(unpublishedChange).describe('By their beginnings.'),
});

/** `GET /planner/publications/`. */
export const publicationPreview = z
  .object({
    count: z.int().describe('Shifts that are not as published.'),
    late: z.int().describe('Of them, those with less notice than the company gives.'),
    version: z.string().describe('Another one when the plan is. Publishing may name what was seen.'),
    people: z.array(unpublishedOfEmployee),
  })
  .describe('What is not published, by whom it concerns.');

const shifts = z
  .array(id)
  .min(1)
  .max(scheduling.publishedTogether)
  .optional()
  .describe('These alone. Default: all that the rest names.');

/** `POST /planner/publications/`, and its `discard/`. */
export const publicationInput = publicationScope
  .extend({
    shifts,
    version: z
      .string()
      .max(32)
      .optional()
      .describe('Of the preview with the same days and names: 409 if it is another by now.'),
  })
  .refine(inOrder, unordered);

export const publication = z.object({
  id: key.nullable().describe('By which it is taken back, for a minute; null where nothing was published.'),
  shifts: z.int().describe('So many are as published now.'),
  people: z.int().describe('So many employees are told.'),
});

/** A published shift of which its employee has not said that they know it. */
export const unconfirmedShift = z.object({
  shift: key,
  employee: key,
  employee_name: z.string(),
  has_account: z.boolean(),
  title: z.string(),
  client_name: z.string(),
  location_name: z.string().nullable(),
  time_zone: z.string(),
  start_time: z.iso.datetime(),
  end_time: z.iso.datetime(),
  published_at: z.iso.datetime(),
  reminded_at: z.iso.datetime().nullable(),
});

export const reminded = z.object({ people: z.int().describe('Not those who were reminded within the last minutes.') });

/** `POST /planner/shifts/confirm/`. */
export const shiftConfirmation = z.object({ shifts: z.array(id).min(1).max(scheduling.confirmedTogether) });

export type PublicationScope = z.infer<typeof publicationScope>;
export type PublicationPreview = z.infer<typeof publicationPreview>;
export type UnpublishedChange = z.infer<typeof unpublishedChange>;
export type PublicationInput = z.infer<typeof publicationInput>;
export type Publication = z.infer<typeof publication>;
export type UnconfirmedShift = z.infer<typeof unconfirmedShift>;
export type ShiftConfirmation = z.infer<typeof shiftConfirmation>;
