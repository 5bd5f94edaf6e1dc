import { z } from 'zod';
import { refusal, sentences } from '../errors/index.ts';
import { decimal, filter, id, isoDate, key, reference } from '../rest/index.ts';
import { conflictCode } from './conflicts.ts';
import { scheduling } from './constants.ts';
import { daysBetween } from './coverage.ts';
import { companyFilter, companyOfNew } from './fields.ts';
import { batchChoices } from './shift-batches.ts';
import { wishKind } from './unavailability.ts';

/** What a plan can mind beside rules, in the order in which it is asked about. */
export const planWishes = ['cost', 'overtime', 'fairness', 'place', 'travel', 'preference'] as const;

const weight = z.int().min(0).max(10);
export const planWeights = z
  .object({
    cost: weight.describe('Guards who cost less are taken.'),
    overtime: weight.describe(`Nobody has more than ${scheduling.overtimeAfterHours} hours of a week.`),
    fairness: weight.describe('Hours, nights and weekends are shared out, those of the eight weeks before counted.'),
    place: weight.describe('Guards who know the place are taken.'),
    travel: weight.describe('Nobody has two sites on one day where others can.'),
    preference: weight.describe('Guards are taken who have what the post prefers, and who would rather work then.'),
  })
  .describe(
    'How much each wish counts, from 0 to 10. Everything that can be covered by the rules is covered in any case.',
  );

/** What each wish counts unless something else is said. */
export const usualWeights: z.infer<typeof planWeights> = {
  cost: 5,
  overtime: 5,
  fairness: 5,
  place: 5,
  travel: 5,
  preference: 5,
};

export const planWeightsInput = planWeights.partial().describe('Default of each: 5.');

/** Days that a post has in a week, of as many posts as are shown. */
const chosenDays = 3500;
const day = isoDate.describe('Of its place.');
/** A day of a post. */
export const postDay = z.object({ post: key, day });
export const postDayInput = z.object({ post: reference, day });

/** What is to be filled. */
export const planInput = z
  .object({
    company: companyOfNew,
    from: isoDate.describe('A day of the posts’ places.'),
    until: isoDate.describe(`At most ${scheduling.coverageDays} days, both included.`),
    client: reference.nullable().optional().describe('Only the posts of this client.'),
    only: z.array(postDayInput).min(1).max(chosenDays).optional().describe('Only what these posts lack on these days.'),
    weights: planWeightsInput.optional(),
    allow_warnings: z.boolean().default(false).describe('Whether somebody may be given what rules warn of.'),
    move: z
      .boolean()
      .default(false)
      .describe(
        'Whether what is planned may be given to others: where rules speak against who has it, or more is covered by it.',
      ),
    keep_published: z
      .boolean()
      .default(false)
      .describe('With `move`: only what was never published may be. Not with `repairs`.'),
    repairs: z
      .array(reference)
      .min(1)
      .max(scheduling.repairedTogether)
      .optional()
      .describe(
        'Planned shifts that their guards cannot work: these alone are covered again, and others given away only where it helps.',
      ),
    seconds: z.int().min(1).max(scheduling.planSeconds).default(10).describe('For which a better plan is looked for.'),
  })
  .refine(({ from, until }) => from <= until, { path: ['until'], message: sentences.last_day_before_first })
  .refine(({ from, until }) => daysBetween(from, until) <= scheduling.coverageDays, {
    path: ['until'],
    ...refusal('days_too_many', { max: scheduling.coverageDays }),
  })
  .refine(({ repairs, keep_published }) => !repairs || !keep_published, {
    path: ['keep_published'],
    ...refusal('invalid_choice', { value: 'true' }),
  });

export const planState = z
  .enum(['waiting', 'running', 'ready', 'failed'])
  .describe('READY: what is proposed can be accepted. FAILED: it could not be worked out.');

const at = {
  client_name: z.string(),
  location_name: z.string().nullable(),
  time_zone: z.string().describe('Of the place.'),
  start_time: z.iso.datetime(),
  end_time: z.iso.datetime(),
};

export const proposedShift = z
  .object({
    number: z.int().describe('By which it is accepted.'),
    post: key.nullable().describe('Null for a planned shift without.'),
    post_name: z.string().nullable(),
    ...at,
    moves: key.nullable().describe('The planned shift that is given to somebody else; null for a new one.'),
    moved_from: key.nullable().describe('Who has it.'),
    moved_from_name: z.string().nullable(),
    is_published: z.boolean().describe('Whether the planned shift was ever published.'),
    employee: key,
    employee_name: z.string(),
    hours: z.number().describe('Of their week in which it starts, with everything that is proposed.'),
    cost: decimal.describe('Dollars for it at their rate.'),
    knows_place: z.boolean().describe(`Whether they had a shift there in ${scheduling.knownPlaceDays} days.`),
    preferred: z.int().describe('How many qualifications that the post prefers they have.'),
    wish: wishKind.nullable().describe('Whether they would rather work then, or rather not.'),
    others: z.int().describe('How many others could have it beside what is proposed for them.'),
    shift: key.nullable().describe('The shift that it has become.'),
  })
  .describe('A shift that a plan proposes, and why.');

export const openReason = z.object({
  code: conflictCode,
  people: z.int().describe('How many people this keeps from it; something else may, too.'),
});

export const leftOpen = z
  .object({
    post: key.nullable().describe('Null for a planned shift without.'),
    post_name: z.string().nullable(),
    ...at,
    moves: key.nullable().describe('The planned shift against whose employee rules speak; null for what is new.'),
    heads: z.int().describe('Guards that stay missing.'),
    reasons: z.array(openReason).describe('What stands in the way, the most frequent first.'),
  })
  .describe('What a plan leaves open, and what stands in the way.');

export const planProgress = z.object({
  worked: z.number().describe('Seconds for which it had been worked on.'),
  missing: z.int().describe('Guards whom it left missing.'),
  value: z.number().describe('What it cost, with all wishes: less is better.'),
});

export const rosterPlan = z
  .object({
    id: key,
    company: key,
    state: planState,
    from: z.iso.date(),
    until: z.iso.date(),
    client: key.nullable(),
    only: z.array(postDay).nullable().describe('Null: what all posts lack.'),
    weights: planWeights,
    allow_warnings: z.boolean(),
    move: z.boolean(),
    keep_published: z.boolean(),
    repairs: z.array(key).nullable().describe('The shifts that it covers again; null: it fills what posts lack.'),
    seconds: z.int(),
    worked: z.number().describe('Seconds for which it has been worked on.'),
    asked: z.int().nullable().describe('Guards that were missing; null until it is known.'),
    missing: z.int().nullable().describe('Of them, whom the best plan so far leaves missing.'),
    value: z.number().nullable().describe('What the best plan so far costs, with all wishes: less is better.'),
    progress: z.array(planProgress).describe('Each plan that was better than the one before, and when it was found.'),
    shifts: z.array(proposedShift).describe('Empty until it is READY.'),
    open: z.array(leftOpen).describe('Empty until it is READY.'),
  })
  .describe('A proposal of shifts for what posts ask for. It changes nothing until it is accepted.');

export const planComparisonQuery = z.object({
  with: filter(id).describe('Another plan that is READY, of the company.'),
});

export const planSpread = z
  .object({
    gini: z.number().describe('0: all have the same; near 1: one has all.'),
    least: z.number(),
    most: z.number(),
  })
  .describe('How something is shared by the active employees.');

const sums = {
  cost: decimal.describe('Dollars at the employees’ rates.'),
  hours: z.number(),
  overtime: z.number().describe(`Hours of a week beyond ${scheduling.overtimeAfterHours}.`),
  shared_hours: planSpread,
  shared_nights: planSpread,
  shared_weekends: planSpread,
  hours_each: z.array(z.number()).describe('Of each active employee, the fewest first.'),
};
const planSums = z.object(sums);

export const planFigures = z
  .object({
    plan: key.nullable().describe('Null: of what is planned now.'),
    from: z.iso.date(),
    until: z.iso.date(),
    open: z.int().describe('Guards that posts lack.'),
    made: z.int().describe('Shifts that it makes.'),
    moved: z.int().describe('Planned shifts that it gives to others.'),
    unwished: z.int().describe('Shifts of guards who would rather not work then.'),
    newcomers: z
      .int()
      .describe(
        `Guards at sites where they had no shift in ${scheduling.knownPlaceDays} days before: one at two counts twice.`,
      ),
    ...sums,
  })
  .describe('Of the whole weeks, Monday to Sunday, of a plan’s days.');

export const planComparison = z.object({
  plans: z.array(planFigures).describe('What is planned now, the plan, and the other one.'),
});

export const judgedWeekQuery = z.object({
  company: companyFilter.describe('Default: the working company.'),
  week: isoDate.describe('Any day of it.'),
});

export const planPoints = z
  .object({
    cost: z.number(),
    overtime: z.number(),
    fairness: z.number(),
    place: z.number(),
    travel: z.number(),
    preference: z.number(),
  })
  .describe('What a plan pays for each wish at the weight 1: with its weight it pays as many times that.');

export const judgedWeek = z
  .object({
    from: z.iso.date(),
    until: z.iso.date(),
    shifts: z.int(),
    ...sums,
    strangers: z.int().describe('Shifts of guards who had none at the place before.'),
    ways: z.int().describe('Sites beyond the first that guards had on one day.'),
    preferred: z.int().describe('Qualifications that posts prefer and their guards have.'),
    wished: z.int().describe('Shifts of guards who would rather work then.'),
    unwished: z.int().describe('Shifts of guards who would rather not.'),
    points: planPoints,
  })
  .describe('A week as it is planned or was worked, by the wishes of a plan.');

export const planAcceptance = z.object({
  numbers: z
    .array(z.int().min(0))
    .max(scheduling.weekShifts)
    .optional()
    .describe(`Of the proposed shifts; default: all, of which there may be ${scheduling.weekShifts}.`),
  ...batchChoices,
});

export type JudgedWeek = z.infer<typeof judgedWeek>;
export type JudgedWeekQuery = z.output<typeof judgedWeekQuery>;
export type PlanSums = z.infer<typeof planSums>;
export type PlanComparison = z.infer<typeof planComparison>;
export type PlanInput = z.infer<typeof planInput>;
export type PlanAcceptance = z.infer<typeof planAcceptance>;
export type PlanWeights = z.infer<typeof planWeights>;
export type RosterPlan = z.infer<typeof rosterPlan>;
