import { z } from 'zod';
import { filter, id, isoDate, key } from '../rest/index.ts';
import { companyFilter } from './fields.ts';
import { planProgress, planState } from './plans.ts';

/** `GET /planner/changes/`. */
export const liveQuery = z.object({
  company: companyFilter,
  as: filter(z.enum(['planner', 'employee'])).describe('Default: planner, for who administers a company.'),
  from: isoDate.optional().describe('First of the days that the caller looks at, which others are told.'),
  until: isoDate.optional().describe('The last of them.'),
  plan: filter(id).describe('A plan whose work is told, too.'),
});

/** Somebody who looks at the company's plan. */
export const livePerson = z.object({
  user: key,
  name: z.string().describe('Empty while it cannot be told.'),
  from: isoDate.nullable(),
  until: isoDate.nullable(),
});

/** Who is there now. */
export const livePeople = z.object({ people: z.array(livePerson) });

/** What was changed, by whom: never how. Who is told asks for what they may see. */
export const liveChange = z.object({
  noun: z.string().describe('`shift`, `client` and so on.'),
  ids: z.array(key).describe('Empty where there are many.'),
  by: key.nullable().describe('The user; null where nobody in particular did it, and for employees.'),
  name: z.string().describe('Of that user; empty while it cannot be told.'),
});

/** How far the work on a plan is, at first and with each step. */
export const planTold = planProgress.extend({
  plan: key,
  state: planState.nullable().describe('Null: it was discarded.'),
  asked: z.int().nullable(),
  missing: z.int().nullable(),
  value: z.number().nullable(),
});

/** The events of the stream, each with its data as JSON. After a gap, `start` comes again: whoever reads it asks anew for everything. */
export const liveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('start') }),
  z.object({ type: z.literal('changes'), changes: z.array(liveChange) }),
  livePeople.extend({ type: z.literal('people') }),
  planTold.extend({ type: z.literal('plan') }),
]);

export type LiveQuery = z.output<typeof liveQuery>;
export type LivePerson = z.infer<typeof livePerson>;
export type LiveChange = z.infer<typeof liveChange>;
export type PlanTold = z.infer<typeof planTold>;
export type LiveEvent = z.infer<typeof liveEvent>;
