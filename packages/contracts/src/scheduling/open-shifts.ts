import { z } from 'zod';
import { refusal, sentences } from '../errors/index.ts';
import { decimal, filter, id, isoDateTime, key, reference } from '../rest/index.ts';
import { candidate, candidateStanding } from './candidates.ts';
import { shiftConflict } from './conflicts.ts';
import { scheduling } from './constants.ts';
import { companyFilter } from './fields.ts';
import { importedDetails, offsetOrSite, shiftTimesError } from './shifts.ts';

/** Who gets a place: whoever is first, or whom a planner chooses among those who ask. */
export const openShiftModes = ['first_come', 'award'] as const;
export const openShiftMode = z.enum(openShiftModes);

/** Whom it is offered to; what speaks against them keeps it from them in any case. */
export const openShiftAudiences = ['qualified', 'regulars', 'named'] as const;
export const openShiftAudience = z
  .enum(openShiftAudiences)
  .describe(`REGULARS: who worked at the place within ${scheduling.knownPlaceDays} days. NAMED: these employees.`);

export const openShiftStatuses = ['open', 'declined', 'filled', 'expired', 'cancelled'] as const;
export const openShiftStatus = z
  .enum(openShiftStatuses)
  .describe(
    'EXPIRED: its deadline has passed; what was claimed can be awarded until it starts. DECLINED: all of its NAMED said no, or have left.',
  );

export const claimStatuses = ['waiting', 'awarded', 'withdrawn', 'refused'] as const;
export const claimStatus = z.enum(claimStatuses);

const common = {
  id: key,
  client_name: z.string(),
  location_name: z.string().nullable(),
  post_name: z.string().nullable(),
  title: z.string(),
  notes: z.string(),
  start_time: z.iso.datetime(),
  end_time: z.iso.datetime(),
  time_zone: z.string().describe('IANA name: where it is worked.'),
  deadline: z.iso.datetime().describe('Until when it can be claimed.'),
  mode: openShiftMode,
};

/** Work that nobody has yet, offered to guards. */
export const openShift = z.object({
  ...common,
  company: key,
  client: key,
  location: key.nullable(),
  post: key.nullable(),
  places: z.int(),
  taken: z.int().describe('Places that somebody has.'),
  audience: openShiftAudience,
  asked: z.array(z.string()).describe('Who is NAMED.'),
  status: openShiftStatus,
  waiting: z.int().describe('Claims that are to be decided.'),
  created_at: z.iso.datetime(),
});

export const openShiftOrdering = ['start_time', 'deadline', 'created_at'] as const;

export const openShiftListFilter = z.object({
  company: companyFilter,
  status: filter(openShiftStatus),
  post: filter(id),
});

/** `POST /planner/open-shifts/`. */
export const openShiftInput = importedDetails
  .extend({
    client: reference,
    location: reference.nullable().default(null).describe("Null is the client's own address, or the post's place."),
    post: reference.nullable().default(null),
    start_time: isoDateTime.describe(offsetOrSite),
    end_time: isoDateTime.describe(offsetOrSite),
    places: z.int().min(1).max(scheduling.postHeads).default(1),
    deadline: isoDateTime.optional().describe('Default: when it starts.'),
    mode: openShiftMode.default('award'),
    audience: openShiftAudience.default('qualified'),
    employees: z.array(reference).max(200).default([]).describe('Of the audience NAMED.'),
  })
  .superRefine(({ start_time, end_time, deadline, audience, employees }, context) => {
    const wrong = (path: string, message: ReturnType<typeof refusal> | { message: string }) =>
      context.addIssue({ code: 'custom', path: [path], ...message });
    const error = shiftTimesError(start_time, end_time);
    if (error) wrong('end_time', { message: error });
    if (Date.parse(start_time) <= Date.now()) wrong('start_time', refusal('open_shift_past'));
    const last = deadline === undefined ? undefined : Date.parse(deadline);
    if (last !== undefined && last > Date.parse(start_time)) wrong('deadline', refusal('deadline_after_start'));
    if (last !== undefined && last <= Date.now()) wrong('deadline', refusal('deadline_past'));
    if (audience === 'named' && employees.length === 0) wrong('employees', { message: sentences.required });
  });

/** `POST /planner/shifts/{id}/offer/`. */
export const shiftOffer = z.object({
  employee: reference.optional().describe('Who alone is asked, and has it by saying yes. Default: all who qualify.'),
});

/** `POST /planner/open-shifts/{id}/award/`. */
export const openShiftAward = z.object({ employee: reference });

/** Who asked for an open shift, and what would come of it. */
export const openShiftClaim = z.object({
  id: key,
  employee: key,
  employee_name: z.string(),
  status: claimStatus,
  claimed_at: z.iso.datetime(),
  candidate: candidate.nullable().describe('How the rules judge them; null when it is decided.'),
});

/** An open shift as a guard sees it: nothing of who else claims it. */
export const myOpenShift = z.object({
  ...common,
  address: z.string(),
  company_name: z.string(),
  company_phone: z.string(),
  places_left: z.int(),
  duration_hours: z.number(),
  pay: decimal.describe('Dollars for it at their rate.'),
  standing: candidateStanding,
  conflicts: z.array(shiftConflict).describe('What speaks against it.'),
  is_asked: z.boolean().describe('Whether it is offered to them by name.'),
  claim: claimStatus.nullable().describe('Theirs; null: none. WITHDRAWN also who was asked and said no.'),
  shift: key.nullable().describe('What became of it, once it is theirs.'),
});

export type ClaimStatus = z.infer<typeof claimStatus>;
export type OpenShift = z.infer<typeof openShift>;
export type OpenShiftInput = z.infer<typeof openShiftInput>;
export type OpenShiftListFilter = z.infer<typeof openShiftListFilter>;
export type OpenShiftClaim = z.infer<typeof openShiftClaim>;
export type MyOpenShift = z.infer<typeof myOpenShift>;
