import { z } from 'zod';
import { filter, id, key, reference, text } from '../rest/index.ts';
import { companyFilter, companyOfNew } from './fields.ts';
import { answeredStretch } from './unavailability.ts';

/** A thread is short: what needs more is said on the telephone. */
export const threadMessages = 100;

/** Characters of one message. */
const messageLength = 1000;

/** Whoever has a shift at a site within so many days is among those to whom it is written. */
export const broadcastDays = 14;

/** Days for which a thread is kept after its last message. */
export const threadDays = 400;

/** What one thread is about. */
export const threadSubjects = ['shift', 'open_shift', 'offer', 'time_off'] as const;
export const threadKinds = [...threadSubjects, 'broadcast'] as const;
export const threadKind = z
  .enum(threadKinds)
  .describe('What it is about; a BROADCAST is written to everybody of a site or of the company.');

const common = {
  id: key,
  kind: threadKind,
  subject: key.nullable().describe('The shift, open shift, offer or time off; null for a broadcast.'),
  client_name: z
    .string()
    .nullable()
    .describe(
      'Null for a broadcast to the whole company, time off, or a place that is gone; empty for one to such a place.',
    ),
  location_name: z.string().nullable().describe('Empty for a broadcast to a location that is gone.'),
  start_time: z.iso.datetime().nullable(),
  end_time: z.iso.datetime().nullable(),
  days: answeredStretch.nullable().describe('Of time off.'),
  time_zone: z.string().describe('IANA name: where it is worked, else the company’s.'),
  asks_acknowledgement: z.boolean(),
  last_text: z.string().describe('The latest message that the reader may see.'),
  last_at: z.iso.datetime(),
  unread: z.int().describe('Messages that the reader has not read; for planners, that none of them has.'),
};

/** Messages about one thing, or to many. */
export const thread = z.object({
  ...common,
  company: key,
  names: z.string().describe('Who takes part now; empty for a broadcast.'),
  people: z.int().describe('To how many a broadcast was written.'),
  have_read: z.int(),
  have_acknowledged: z.int(),
});

/** The same as one of the employees in it sees it. */
export const myThread = z.object({
  ...common,
  acknowledged_at: z.iso.datetime().nullable().describe('By the reader.'),
});

export const threadOrdering = ['last_at'] as const;

const about = {
  shift: reference.optional(),
  open_shift: reference.optional(),
  offer: reference.optional(),
  time_off: reference.optional(),
};

const filters = { shift: filter(id), open_shift: filter(id), offer: filter(id), time_off: filter(id) };

export const threadListFilter = z.object({
  company: companyFilter,
  kind: filter(threadKind),
  ...filters,
});

export const myThreadListFilter = z.object(filters);

/** `POST /planner/threads/` and `POST /planner/employees/me/threads/`: the first message begins the thread. */
export const messageInput = z
  .object({ ...about, text: text(messageLength) })
  .describe('About one shift, open shift, offer or time off. Plain text.')
  .superRefine((input, context) => {
    if (threadSubjects.filter((each) => input[each] !== undefined).length !== 1)
      context.addIssue({ code: 'custom', path: ['shift'], message: 'This field is required.' });
  });

/** `POST /planner/threads/broadcast/`. */
export const broadcastInput = z.object({
  company: companyOfNew,
  client: reference
    .optional()
    .describe(`Whoever has a shift there from now to ${broadcastDays} days on. Default: the whole company.`),
  location: reference.optional().describe('The same of one of its locations.'),
  text: text(messageLength),
  asks_acknowledgement: z.boolean().default(true),
});

/** Up to which message somebody has read. */
export const threadRead = z.object({ until: reference.describe('The last message that they saw.') });

export const threadMessage = z.object({
  id: key,
  text: z.string(),
  written_at: z.iso.datetime(),
  author_name: z.string().describe('Empty while it cannot be told.'),
  by_planner: z.boolean(),
  is_mine: z.boolean(),
  read_by: z
    .array(z.string())
    .describe('Names of the others who have read up to it, as far as the reader may know them.'),
});

/** Somebody to whom a thread is written. */
export const threadReader = z.object({
  employee: key,
  employee_name: z.string(),
  has_account: z.boolean(),
  read_at: z.iso.datetime().nullable(),
  acknowledged_at: z.iso.datetime().nullable(),
  reminded_at: z.iso.datetime().nullable(),
});

export type ThreadKind = z.infer<typeof threadKind>;
export type ThreadSubject = (typeof threadSubjects)[number];
export type Thread = z.infer<typeof thread>;
export type MyThread = z.infer<typeof myThread>;
export type ThreadListFilter = z.infer<typeof threadListFilter>;
export type MyThreadListFilter = z.infer<typeof myThreadListFilter>;
export type MessageInput = z.infer<typeof messageInput>;
export type BroadcastInput = z.infer<typeof broadcastInput>;
export type ThreadMessage = z.infer<typeof threadMessage>;
export type ThreadReader = z.infer<typeof threadReader>;
