import { z } from 'zod';
import { messages } from '../errors/index.ts';
import { decimal, filter, id, isoDateTime, key } from '../rest/index.ts';
import { shiftConflict } from './conflicts.ts';
import { scheduling } from './constants.ts';
import { shiftTimesError } from './shifts.ts';
import { wishKind } from './unavailability.ts';

/** A shift that somebody else shall take, or times at a post that nobody has yet. */
export const candidateQuery = z
  .object({
    shift: filter(id).describe('Whom it has now is not among the candidates.'),
    post: filter(id).describe('Without `shift`.'),
    start: filter(isoDateTime).describe('With `post`.'),
    end: filter(isoDateTime).describe('With `post`: at most 48 hours later.'),
  })
  .superRefine(({ shift, post, start, end }, context) => {
    const wrong = (path: string, message: string): void => context.addIssue({ code: 'custom', path: [path], message });
    if (post === undefined) return shift === undefined ? wrong('shift', messages.required) : undefined;
    if (start === undefined || end === undefined) return wrong(start ? 'end' : 'start', messages.required);
    const error = shiftTimesError(start, end);
    if (error) wrong('end', error);
  });

/** Whether rules say nothing against somebody, warn, or refuse. */
export const candidateStanding = z.enum(['free', 'warned', 'refused']);

/** How near to a place somebody lives, as far as their addresses say it. */
export const candidateNear = z
  .enum(['zip_code', 'city'])
  .describe('Whether they live in its ZIP code, or just in its city.');

export const candidate = z
  .object({
    employee: key,
    name: z.string(),
    standing: candidateStanding,
    conflicts: z.array(shiftConflict).describe('What would speak against the shift if it were theirs.'),
    hours: z.number().describe('Of the week in which the shift starts, with it.'),
    overtime: z.number().describe(`Hours of it beyond ${scheduling.overtimeAfterHours} of that week.`),
    cost: decimal.describe('Dollars for it at their rate.'),
    here: z.int().describe(`Shifts of theirs at the same place in ${scheduling.knownPlaceDays} days.`),
    near: candidateNear.nullable(),
    wish: wishKind.nullable().describe('What they said of the time of the shift.'),
    preferred: z.array(z.string()).describe('What the post prefers and they have.'),
    can_be_asked: z
      .boolean()
      .describe('Whether they are active and have an account: what is offered to them reaches them.'),
  })
  .describe('Somebody who could take a shift.');

export const candidates = z
  .object({
    start_time: z.iso.datetime(),
    end_time: z.iso.datetime(),
    time_zone: z.string().describe('Of the place.'),
    results: z
      .array(candidate)
      .describe(
        'Active employees, best first: those whom no rule speaks against, then by warnings, overtime, wishes and cost.',
      ),
  })
  .describe('Who can take a shift.');

export type CandidateQuery = z.infer<typeof candidateQuery>;
export type CandidateNear = z.infer<typeof candidateNear>;
export type Candidates = z.infer<typeof candidates>;
