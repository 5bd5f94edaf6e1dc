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
  shift_hours: ruleSeverity.describe('Of shifts that are too short.'),
  month_hours: ruleSeverity,
  year_hours: ruleSeverity,
  average_hours: ruleSeverity,
  sundays: ruleSeverity,
  notice: ruleSeverity.describe('Of changes that are published late.'),
  min_rest_hours: z.number().min(0).max(48).describe('Hours between two shifts of an employee, at least.'),
  max_week_hours: z.number().min(1).max(168).describe('Hours of an employee from Monday to Sunday, at most.'),
  max_days_in_row: z.int().min(1).max(31).describe('Days in a row on which an employee begins a shift, at most.'),
  min_shift_hours: z.number().min(0).max(24).describe('Hours of a shift, at least.'),
  max_month_hours: z.number().min(1).max(744).describe('Hours of an employee in a calendar month, at most.'),
  max_year_hours: z.number().min(1).max(8784).describe('Hours of an employee in a calendar year, at most.'),
  max_average_hours: z.number().min(1).max(168).describe('Hours of an employee in a week, on average, at most.'),
  average_weeks: z.int().min(2).max(52).describe('Weeks in a row of which the average is taken.'),
  min_sundays_off: z
    .int()
    .min(1)
    .max(5)
    .describe('Sundays of a calendar month on which an employee does not work, at least.'),
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
  shift_hours: 'off',
  month_hours: 'off',
  year_hours: 'off',
  average_hours: 'off',
  sundays: 'off',
  notice: 'warning',
  min_rest_hours: 11,
  max_week_hours: 48,
  max_days_in_row: 6,
  min_shift_hours: 4,
  max_month_hours: 162,
  max_year_hours: 1782,
  max_average_hours: 48,
  average_weeks: 17,
  min_sundays_off: 2,
  min_notice_days: 7,
};

/** Rules of working time that are set together, as laws and agreements have them; all others of these are off. */
type WorkingTime = Pick<
  PlanningRules,
  'rest' | 'week_hours' | 'days_in_row' | 'shift_hours' | 'month_hours' | 'year_hours' | 'average_hours' | 'sundays'
>;

const noWorkingTime: WorkingTime = {
  rest: 'off',
  week_hours: 'off',
  days_in_row: 'off',
  shift_hours: 'off',
  month_hours: 'off',
  year_hours: 'off',
  average_hours: 'off',
  sundays: 'off',
};

const warned = 'warning';

/** Where firms begin; each may change them. The screen tells the sources. */
export const rulePresets = {
  france: {
    ...noWorkingTime,
    rest: warned,
    min_rest_hours: 10,
    week_hours: warned,
    max_week_hours: 48,
    days_in_row: warned,
    max_days_in_row: 6,
    shift_hours: warned,
    min_shift_hours: 4,
    sundays: warned,
    min_sundays_off: 2,
  },
  spain: {
    ...noWorkingTime,
    rest: warned,
    min_rest_hours: 12,
    month_hours: warned,
    max_month_hours: 162,
    year_hours: warned,
    max_year_hours: 1782,
  },
  eu: {
    ...noWorkingTime,
    rest: warned,
    min_rest_hours: 11,
    days_in_row: warned,
    max_days_in_row: 6,
    average_hours: warned,
    max_average_hours: 48,
    average_weeks: 17,
  },
  us: noWorkingTime,
} as const satisfies Record<string, PlanningRulesPatch>;
