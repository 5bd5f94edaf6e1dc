import { z } from 'zod';
import { refusal } from '../errors/index.ts';
import { filter, id, isoDateTime, key, optionalText, reference } from '../rest/index.ts';
import { shiftConflict } from './conflicts.ts';
import { companyFilter } from './fields.ts';

/** Who approves what guards agree on: a planner always, or where a rule warns, or nobody. What rules refuse is refused in any case. */
export const offerApprovals = ['always', 'warned', 'never'] as const;
export const offerApproval = z
  .enum(offerApprovals)
  .describe('Whether a planner approves what guards agree on: ALWAYS, where a rule warns (WARNED), or NEVER.');

const offerKinds = ['give_away', 'swap'] as const;
export const offerKind = z.enum(offerKinds).describe('SWAP: the colleague gives one of their shifts in return.');

const offerStatuses = [
  'waiting',
  'answered',
  'accepted',
  'done',
  'declined',
  'refused',
  'withdrawn',
  'expired',
] as const;
export const offerStatus = z
  .enum(offerStatuses)
  .describe(
    'WAITING for the colleague; ANSWERED: whoever offers is to agree to what they get in return; ACCEPTED: a planner is to approve. ' +
      'Only DONE moves shifts. EXPIRED: too late, or a shift was changed or given to somebody else.',
  );

/** A shift as it was when it was offered. */
export const offeredShift = z.object({
  shift: key,
  title: z.string(),
  client_name: z.string(),
  location_name: z.string().nullable(),
  start_time: z.iso.datetime(),
  end_time: z.iso.datetime(),
  time_zone: z.string().describe('IANA name: where it is worked.'),
});

const common = {
  id: key,
  kind: offerKind,
  status: offerStatus,
  given: offeredShift,
  in_return: offeredShift.nullable().describe('Of a swap, once the colleague has chosen it.'),
  deadline: z.iso.datetime().describe('Until when it can be agreed on.'),
  answer: z.string().describe('What a planner who refuses says.'),
  created_at: z.iso.datetime(),
};

/** A shift that a guard gives away, or swaps, with a colleague. */
export const offer = z.object({
  ...common,
  company: key,
  employee: key.describe('Who offers: has the shift until the offer is done.'),
  employee_name: z.string(),
  colleague: key,
  colleague_name: z.string(),
  decided_at: z.iso.datetime().nullable(),
});

export const offerOrdering = ['created_at', 'deadline'] as const;

export const offerListFilter = z.object({
  company: companyFilter,
  status: filter(offerStatus),
  kind: filter(offerKind),
  employee: filter(id).describe('On either side.'),
});

/** The same of `GET /planner/swaps/`. */
export const swapListFilter = offerListFilter.omit({ kind: true });

/** What a planner who refuses says. */
export const offerAnswer = z.object({ answer: optionalText(500) });

/** An offer as one of its two guards sees it. */
export const myOffer = z.object({
  ...common,
  is_mine: z.boolean().describe('The reader offers it; else it is offered to them.'),
  colleague_name: z.string().describe('The other one’s.'),
  is_my_turn: z.boolean(),
  conflicts: z
    .array(shiftConflict)
    .describe('What speaks against the shift that the reader would get, where it is their turn.'),
});

/** `POST /planner/employees/me/offers/`. */
export const offerInput = z
  .object({
    shift: reference.describe('One’s own, as it is published.'),
    colleague: reference,
    kind: offerKind.default('give_away'),
    deadline: isoDateTime.optional().describe('Default: when the shift starts.'),
  })
  .refine(({ deadline }) => deadline === undefined || Date.parse(deadline) > Date.now(), {
    path: ['deadline'],
    ...refusal('deadline_past'),
  });

/** `POST /planner/employees/me/offers/{id}/accept/`. */
export const offerAcceptance = z.object({
  in_return: reference.optional().describe('Of a swap: which of one’s own shifts one gives for it.'),
});

export const offerColleagueQuery = z.object({
  shift: reference,
  kind: filter(offerKind).describe(
    'Default: GIVE_AWAY. Of a SWAP, what a shift in return may take out of the way is no obstacle.',
  ),
});

/** Why a colleague cannot take a shift, and no more than that: the rest is theirs. */
export const offerObstacle = z.enum(['unqualified', 'not_free']);

/** A colleague whom a shift can be offered to, or who cannot take it. */
export const offerColleague = z.object({
  employee: key,
  name: z.string(),
  obstacle: offerObstacle.nullable().describe('Null: they can.'),
});

export type OfferApproval = z.infer<typeof offerApproval>;
export type OfferKind = z.infer<typeof offerKind>;
export type OfferStatus = z.infer<typeof offerStatus>;
export type OfferedShift = z.infer<typeof offeredShift>;
export type Offer = z.infer<typeof offer>;
export type OfferListFilter = z.infer<typeof offerListFilter>;
export type MyOffer = z.infer<typeof myOffer>;
export type OfferInput = z.infer<typeof offerInput>;
export type OfferColleague = z.infer<typeof offerColleague>;
