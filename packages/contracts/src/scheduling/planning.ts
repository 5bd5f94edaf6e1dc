import { z } from 'zod';

/** What a rule of a company does: nothing, warn, or refuse to save. */
export const ruleSeverities = ['off', 'warning', 'refusal'] as const;
export const ruleSeverity = z.enum(ruleSeverities);

/** By what a company judges its plan. Overlaps are refused in any case, unless a shift permits them. */
export const planningRules = z.object({
  availability: ruleSeverity,
  qualification: ruleSeverity,
  license: ruleSeverity.describe(
    'Of a qualification that expires, whose license is not valid on each day of the shift.',
  ),
  rest: ruleSeverity,
  week_hours: ruleSeverity,
  days_in_row: ruleSeverity,
  notice: ruleSeverity.describe('Of changes that are published late.'),
  min_rest_hours: z.number().min(0).max(48).describe('Hours between two shifts of an employee, at least.'),
  max_week_hours: z.number().min(1).max(168).describe('Hours of an employee from Monday to Sunday, at most.'),
  max_days_in_row: z.int().min(1).max(31).describe('Days in a row on which an employee begins a shift, at most.'),
  min_notice_days: z.int().min(0).max(60).describe('Days before a shift when it is published, at least.'),
});

/** What is left out stays as it was. */
export const planningRulesPatch = planningRules.partial();

export type RuleSeverity = (typeof ruleSeverities)[number];
export type PlanningRules = z.infer<typeof planningRules>;
export type PlanningRulesPatch = z.infer<typeof planningRulesPatch>;

export const defaultPlanningRules: PlanningRules = {
  availability: 'warning',
  qualification: 'warning',
  license: 'warning',
  rest: 'warning',
  week_hours: 'warning',
  days_in_row: 'warning',
  notice: 'warning',
  min_rest_hours: 11,
  max_week_hours: 48,
  max_days_in_row: 6,
  min_notice_days: 7,
};
