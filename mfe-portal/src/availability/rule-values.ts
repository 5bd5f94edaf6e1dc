import { fault, type Fault } from '@portfolio/contracts/errors';
import { newAvailabilityRule } from '@portfolio/contracts/scheduling';
import type { AvailabilityRuleInput, DayOfWeek } from '../generated/graphql.ts';
import { graphql, type DocumentType } from '../generated/index.ts';

const fragment = graphql('fragment RuleFields on AvailabilityRule { ...all }');

export const days = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const satisfies DayOfWeek[];

/** Hours of a day; times are `HH:MM`, or blank while a time field is incomplete. */
export interface RuleValues {
  dayOfWeek: DayOfWeek;
  startTime: string;
  endTime: string;
  isAvailable: boolean;
  /** May end on the next day: then it is saved as two rules, split at midnight. */
  overnight: boolean;
}

export interface RulesValues {
  rules: RuleValues[];
}

export const dayAfter = (day: DayOfWeek): DayOfWeek => days[(days.indexOf(day) + 1) % days.length]!;

type Hours = Pick<RuleValues, 'startTime' | 'endTime'>;

const endsBeforeStart = ({ startTime, endTime }: Hours): boolean => endTime <= startTime;

/** Whether it ends on the next day. */
export const isNight = (rule: RuleValues): boolean => rule.overnight && endsBeforeStart(rule);

/** scheduling.md §5, Availability: every rule ends after it starts. A night does so once it is split. */
export const faultsInRules = ({ rules }: RulesValues): Record<string, Fault> =>
  Object.fromEntries(
    rules.flatMap((rule, at): [string, Fault][] => {
      if (rule.startTime === '') return [[`rules.${at}.startTime`, fault('invalid_time')]];
      if (rule.endTime === '') return [[`rules.${at}.endTime`, fault('invalid_time')]];
      if (rule.overnight || !endsBeforeStart(rule)) return [];
      return [[`rules.${at}.endTime`, fault('rule_ends_before_start')]];
    }),
  );

/** scheduling.md §5: "A new rule defaults to monday 09:00-17:00, available." */
export const newRule: RuleValues = {
  dayOfWeek: 'MONDAY',
  startTime: newAvailabilityRule.start_time,
  endTime: newAvailabilityRule.end_time,
  isAvailable: newAvailabilityRule.is_available,
  overnight: false,
};

/** A rule until then lasts until the day does. */
const midnight = '23:59';

/** What the form shows of saved rules: two that meet at midnight, and are less than a day, as one night. */
export function rulesValues(saved: readonly DocumentType<typeof fragment>[]): RulesValues {
  const mornings = new Map<unknown, (typeof saved)[number]>();
  for (const rule of saved) {
    if (rule.endTime !== midnight) continue;
    const morning = saved.find((other) => isMorningOf(rule, other) && ![...mornings.values()].includes(other));
    if (morning) mornings.set(rule, morning);
  }
  const taken = new Set(mornings.values());
  return {
    rules: saved
      .filter((rule) => !taken.has(rule))
      .map((rule) => ({
        dayOfWeek: rule.dayOfWeek,
        startTime: rule.startTime,
        endTime: mornings.get(rule)?.endTime ?? rule.endTime,
        isAvailable: rule.isAvailable,
        overnight: mornings.has(rule),
      })),
  };
}

const isMorningOf = (
  evening: AvailabilityRuleInput,
  { dayOfWeek, startTime, endTime, isAvailable }: AvailabilityRuleInput,
) =>
  dayOfWeek === dayAfter(evening.dayOfWeek!) &&
  startTime === '00:00' &&
  endTime! <= evening.startTime! &&
  isAvailable === evening.isAvailable;

/** The rules to save: a night is split at midnight. */
export const rulesInput = ({ rules }: RulesValues): AvailabilityRuleInput[] =>
  rules.flatMap((rule): AvailabilityRuleInput[] => {
    const { dayOfWeek, startTime, endTime, isAvailable } = rule;
    if (!isNight(rule)) return [{ dayOfWeek, startTime, endTime, isAvailable }];
    const evening = { dayOfWeek, startTime, endTime: midnight, isAvailable };
    if (endTime === '00:00') return [evening];
    return [evening, { dayOfWeek: dayAfter(dayOfWeek), startTime: '00:00', endTime, isAvailable }];
  });

/** The rules with those of `from` in the place of what `to` had. */
export const copiedRules = (
  rules: readonly RuleValues[],
  from: DayOfWeek,
  to: ReadonlySet<DayOfWeek>,
): RuleValues[] => [
  ...rules.filter(({ dayOfWeek }) => !to.has(dayOfWeek)),
  ...days
    .filter((day) => to.has(day))
    .flatMap((dayOfWeek) => rules.filter((rule) => rule.dayOfWeek === from).map((rule) => ({ ...rule, dayOfWeek }))),
];
