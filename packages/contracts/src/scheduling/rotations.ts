import { z } from 'zod';
import { refusal, sentences } from '../errors/index.ts';
import { isoDate, key, reference, text } from '../rest/index.ts';
import { scheduling } from './constants.ts';
import { daysBetween } from './coverage.ts';
import { companyFilter, companyOfNew } from './fields.ts';
import { timeOfDay } from './portal.ts';
import { batchChoices, plannedShift, shiftBatch } from './shift-batches.ts';

/** Hours that a letter of a pattern stands for. */
export const rotationWatch = z.object({
  code: z.string().describe('A letter from A to Z.'),
  start_time: z.string().describe("HH:MM on the clock of the post's place."),
  end_time: z.string().describe('HH:MM; not after the start, it is of the next day.'),
});

/** How teams take turns from a day on, until the next phase begins. */
export const rotationPhase = z.object({
  from: z.iso.date().describe('Its first day, which is the first sign of the pattern.'),
  pattern: z.string().describe('A sign for each day: the letter of a watch, or - for a day off. Then it begins again.'),
  watches: z.array(rotationWatch),
  offsets: z.array(z.int()).describe('For each team, how many signs ahead it begins.'),
});

export const rotationMember = z.object({
  employee: key,
  employee_name: z.string(),
  post: key.describe('Where they stand.'),
  post_name: z.string(),
  client_name: z.string(),
  time_zone: z.string().describe('Of the post’s place.'),
  team: z.int().describe('From 1.'),
  from: z.iso.date().nullable().describe('Their first day; null: from the beginning.'),
  until: z.iso.date().nullable().describe('Their last day; null: open.'),
});

/** Teams of guards who take turns at posts by a pattern. */
export const rotation = z.object({
  id: key,
  company: key,
  name: z.string(),
  teams: z.array(z.string()).describe('Their names.'),
  phases: z.array(rotationPhase).describe('In the order of their days.'),
  until: z.iso.date().nullable().describe('Its last day; null: open.'),
  members: z.array(rotationMember),
  planned_until: z.iso.date().nullable().describe('The last day on which it has a shift.'),
});

/** Columns that `ordering` of the rotations may name. */
export const rotationOrdering = ['name', 'created_at'] as const;

export const rotationListFilter = z.object({ company: companyFilter });

export const rotationWatchInput = z.object({
  code: z.string().regex(/^[A-Z]$/, sentences.rotation_code),
  start_time: timeOfDay,
  end_time: timeOfDay.describe('HH:MM; not after the start, it is of the next day.'),
});

export const rotationPhaseInput = z.object({
  from: isoDate,
  pattern: z
    .string()
    .min(1)
    .max(scheduling.patternWeeks * 7)
    .regex(/^[A-Z-]*$/, sentences.rotation_pattern),
  watches: z.array(rotationWatchInput).min(1).max(26),
  offsets: z.array(
    z
      .int()
      .min(0)
      .max(scheduling.patternWeeks * 7 - 1),
  ),
});

export const rotationMemberInput = z.object({
  employee: reference,
  post: reference,
  team: z.int().min(1).max(scheduling.rotationTeams),
  from: isoDate.nullable().default(null),
  until: isoDate.nullable().default(null),
});

/** `PUT /planner/rotations/{id}/`: all that it is from now on. Shifts are as they were until it fills days again. */
const whole = z.object({
  name: text(100),
  teams: z.array(text(50)).min(1).max(scheduling.rotationTeams),
  phases: z.array(rotationPhaseInput).min(1).max(50),
  until: isoDate.nullable().default(null),
  members: z.array(rotationMemberInput).max(scheduling.rotationMembers).default([]),
});

type Refuse = (path: PropertyKey[], code: Parameters<typeof refusal>[0]) => void;

function judge({ teams, phases, until, members }: z.output<typeof whole>, refuse: Refuse): void {
  const begun = new Set<string>();
  for (const [at, { from, pattern, watches, offsets }] of phases.entries()) {
    if (begun.has(from)) refuse(['phases', at, 'from'], 'rotation_phase_twice');
    begun.add(from);
    const codes = watches.map(({ code }) => code);
    if (pattern.split('').some((sign) => /[A-Z]/.test(sign) && !codes.includes(sign)))
      refuse(['phases', at, 'pattern'], 'rotation_letter_unknown');
    for (const [place, code] of codes.entries())
      if (codes.indexOf(code) < place) refuse(['phases', at, 'watches', place, 'code'], 'rotation_letter_twice');
    if (offsets.length !== teams.length) refuse(['phases', at, 'offsets'], 'rotation_offsets');
  }
  if (until !== null && phases.some(({ from }) => from > until)) refuse(['until'], 'last_day_before_first');
  for (const [at, member] of members.entries()) {
    if (member.team > teams.length) refuse(['members', at, 'team'], 'rotation_team_unknown');
    if (member.from !== null && member.until !== null && member.until < member.from)
      refuse(['members', at, 'until'], 'last_day_before_first');
    const isTwice = members.slice(0, at).some((other) => other.employee === member.employee && meet(other, member));
    if (isTwice) refuse(['members', at, 'employee'], 'rotation_member_twice');
  }
}

type Days = Pick<z.output<typeof rotationMemberInput>, 'from' | 'until'>;
const meet = (one: Days, other: Days) =>
  (one.from ?? '') <= (other.until ?? '9999-99') && (other.from ?? '') <= (one.until ?? '9999-99');

/** What else must hold of a rotation. */
const refine = (input: z.output<typeof whole>, context: z.RefinementCtx): void =>
  // The codes take no values.
  judge(input, (path, code) => context.addIssue({ code: 'custom', path, ...refusal(code as 'rotation_offsets') }));

export const rotationUpdate = whole.superRefine(refine);

export const rotationInput = whole.extend({ company: companyOfNew }).superRefine(refine);

/** `POST /planner/rotations/{id}/fill/`. */
export const rotationFilling = z
  .object({
    from: isoDate.describe('First day. What was planned before it stays as it is.'),
    until: isoDate.describe(`Last day, of ${scheduling.seriesDays} at most.`),
    ...batchChoices,
  })
  .refine(({ from, until }) => from <= until, { path: ['until'], message: sentences.last_day_before_first })
  .refine(({ from, until }) => daysBetween(from, until) <= scheduling.seriesDays, {
    path: ['until'],
    ...refusal('days_too_many', { max: scheduling.seriesDays }),
  });

export const rotationShift = plannedShift
  .pick({
    employee_name: true,
    client_name: true,
    location_name: true,
    start_time: true,
    end_time: true,
    time_zone: true,
  })
  .extend({
    id: key,
    is_published: z.boolean().describe('It is, or was: so a rotation leaves it alone.'),
  })
  .describe('A shift that a rotation made before.');

export const rotationFilled = z
  .object({
    batch: shiftBatch,
    removed: z.array(rotationShift).describe('Drafts of before that the rotation has no more.'),
    kept: z
      .array(rotationShift)
      .describe('What it would have otherwise by now, but stays: published, or changed by hand.'),
  })
  .describe('What became of the days that a rotation fills, or would.');

export type RotationWatch = z.infer<typeof rotationWatch>;
export type RotationPhase = z.infer<typeof rotationPhase>;
export type Rotation = z.infer<typeof rotation>;
export type RotationInput = z.output<typeof rotationInput>;
export type RotationUpdate = z.output<typeof rotationUpdate>;
export type RotationListFilter = z.infer<typeof rotationListFilter>;
export type RotationFilling = z.output<typeof rotationFilling>;
export type RotationFilled = z.infer<typeof rotationFilled>;
export type RotationShift = z.infer<typeof rotationShift>;
