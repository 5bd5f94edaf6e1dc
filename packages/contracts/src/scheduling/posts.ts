import { z } from 'zod';
import { messages, refusal, sentences } from '../errors/index.ts';
import { answered, decimal, filter, id, isoDate, key, money, reference, text } from '../rest/index.ts';
import { scheduling } from './constants.ts';
import { heldQualification } from './employees.ts';
import { companyFilter } from './fields.ts';

const day = isoDate.nullable().optional();

const rate = money(8)
  .refine((amount) => Number(amount) >= 0, refusal('min_value', { min: '0' }))
  .nullable()
  .optional();

/** What a planner says of a post in one word each; the table has columns of these names. */
export const postDetails = z.object({
  name: text(200),
  head_count: z
    .int()
    .min(1)
    .max(scheduling.postHeads)
    .optional()
    .describe('How many stand there where its demand does not say. Default: 1.'),
  priority: z.int().min(1).max(5).optional().describe('1 is filled first. Default: 3.'),
  color: z
    .string()
    .regex(/^#[\da-fA-F]{6}$/, messages.invalidValue)
    .nullable()
    .optional()
    .describe('#rrggbb'),
});

/** Ids; what is left out stays as it is. */
const qualifications = z.array(reference).max(100).optional();

/** A post of a place: somewhere guards stand, with a contract. */
export const post = z.object({
  id: key,
  company: key,
  client: key,
  client_name: z.string(),
  location: key.nullable().describe("Null is the client's own address."),
  location_name: z.string().nullable(),
  time_zone: z.string().describe('IANA name: whose days and times of day its demand means.'),
  ...answered(postDetails).shape,
  start_date: z.iso.date().nullable().describe('First day of its contract; null: open.'),
  end_date: z.iso.date().nullable().describe('Last day of its contract; null: open.'),
  pay_rate: decimal.nullable().describe('Dollars an hour for who stands there.'),
  bill_rate: decimal.nullable().describe('Dollars an hour that its client pays.'),
  required_qualifications: z.array(heldQualification).describe('What it asks beside what its place asks.'),
  preferred_qualifications: z.array(heldQualification),
});

/** Columns that `ordering` of the post list may name. */
export const postOrdering = ['name', 'client_name', 'priority', 'start_date', 'end_date', 'created_at'] as const;

/** `location` finds those of one location; `on` those whose contract holds on that day. */
export const postListFilter = z.object({
  company: companyFilter,
  client: filter(id),
  location: filter(id),
  on: filter(isoDate).describe('A day of their contract.'),
});

const inOrder = (of: { start_date?: string | null | undefined; end_date?: string | null | undefined }) =>
  !of.start_date || !of.end_date || of.start_date <= of.end_date;
const ordered = { path: ['end_date'], message: sentences.last_day_before_first };

const fields = postDetails.extend({
  start_date: day.describe('First day of its contract; null: open.'),
  end_date: day.describe('Last day of its contract; null: open.'),
  pay_rate: rate.describe('Dollars an hour for who stands there.'),
  bill_rate: rate.describe('Dollars an hour that its client pays.'),
  required_qualifications: qualifications.describe('All that it asks beside what its place asks.'),
  preferred_qualifications: qualifications,
});

/** What an update leaves out stays as it was. */
export const postUpdate = fields.refine(inOrder, ordered);

/** A post stays at its place. */
export const postInput = fields
  .extend({
    client: reference,
    location: reference.nullable().optional().describe("Null is the client's own address."),
  })
  .refine(inOrder, ordered);

export const postPatch = fields.partial().refine(inOrder, ordered).describe('What is left out stays as it is.');

/** The days of a post's contract after a change. @returns what is wrong with them */
export const postDaysFault = (days: Pick<Post, 'start_date' | 'end_date'>) =>
  inOrder(days) ? undefined : refusal('last_day_before_first').params.fault;

export type Post = z.infer<typeof post>;
export type PostInput = z.infer<typeof postInput>;
export type PostPatch = z.infer<typeof postPatch>;
export type PostListFilter = z.infer<typeof postListFilter>;
