import { fault, type Fault } from '@portfolio/contracts/errors';
import { newAvailabilityRule } from '@portfolio/contracts/scheduling';
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

/** Times are `HH:MM`, or blank while a time field is incomplete. */
export interface RuleValues {
  dayOfWeek: DayOfWeek;
  startTime: string;
  endTime: string;
  isAvailable: boolean;
}

export interface RulesValues {
  rules: RuleValues[];
}

/** scheduling.md §5, Availability: every rule ends after it starts. */
export const faultsInRules = ({ rules }: RulesValues): Record<string, Fault> =>
  Object.fromEntries(
    rules.flatMap(({ startTime, endTime }, at): [string, Fault][] => {
      if (startTime === '') return [[`rules.${at}.startTime`, fault('invalid_time')]];
      if (endTime === '') return [[`rules.${at}.endTime`, fault('invalid_time')]];
      return endTime > startTime ? [] : [[`rules.${at}.endTime`, fault('rule_ends_before_start')]];
    }),
  );

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
