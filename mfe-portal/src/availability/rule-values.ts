import { messages } from '@portfolio/contracts/errors';
import { availabilityEndsBeforeStart, newAvailabilityRule } from '@portfolio/contracts/scheduling';
import { z } from 'zod';
import type { DayOfWeek } from '../generated/graphql.ts';
import { graphql, type DocumentType } from '../generated/index.ts';

const fragment = graphql(`
  fragment RuleFields on AvailabilityRule {
    id
    dayOfWeek
    startTime
    endTime
    isAvailable
  }
`);

export const days = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const satisfies DayOfWeek[];

/** `HH:MM`, or what a time field holds while it is incomplete: nothing. */
const timeOfDay = z.string().min(1, messages.time);

const rule = z
  .object({ dayOfWeek: z.enum(days), startTime: timeOfDay, endTime: timeOfDay, isAvailable: z.boolean() })
  .refine(({ startTime, endTime }) => endTime > startTime, { path: ['endTime'], error: availabilityEndsBeforeStart });

/** scheduling.md §5, Availability: every rule ends after it starts. */
export const rulesSchema = z.object({ rules: z.array(rule).max(100) });

export type RuleValues = z.infer<typeof rule>;
export type RulesValues = z.infer<typeof rulesSchema>;

/** scheduling.md §5: "A new rule defaults to monday 09:00-17:00, available." */
export const newRule: RuleValues = {
  dayOfWeek: 'MONDAY',
  startTime: newAvailabilityRule.start_time,
  endTime: newAvailabilityRule.end_time,
  isAvailable: newAvailabilityRule.is_available,
};

/** What the form shows of saved rules. */
export const rulesValues = (rules: readonly DocumentType<typeof fragment>[]): RulesValues => ({
  rules: rules.map(({ dayOfWeek, startTime, endTime, isAvailable }) => ({
    dayOfWeek,
    startTime,
    endTime,
    isAvailable,
  })),
});
