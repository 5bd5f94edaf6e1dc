import { planningRules, type PlanningRules } from '@portfolio/contracts/scheduling';
import { camelCase } from '@portfolio/remote-kit/forms';
import type { CompanySettingsQuery } from '../../generated/graphql.ts';

/** Rules as GraphQL has them. */
type AnsweredRules = Omit<NonNullable<CompanySettingsQuery['company']>['planningRules'], '__typename'>;

const names = planningRules.keyof().options;

/** The rules of a company, as the contract names them: each, whichever there are. */
export const rulesOf = (rules: AnsweredRules): PlanningRules =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each name has what GraphQL answers under its own
  Object.fromEntries(
    names.map((name) => {
      const answered: unknown = Reflect.get(rules, camelCase(name));
      return [name, typeof answered === 'string' ? answered.toLowerCase() : answered];
    }),
  ) as unknown as PlanningRules;

/** The same as they are sent. A limit that was left empty is missing. */
export const rulesSent = (rules: { [Name in keyof PlanningRules]: PlanningRules[Name] | null }) =>
  Object.fromEntries(
    names.map((name) => {
      const rule = rules[name];
      return [camelCase(name), typeof rule === 'string' ? rule.toUpperCase() : rule];
    }),
  );
