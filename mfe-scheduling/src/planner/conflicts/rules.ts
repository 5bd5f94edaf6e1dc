import type { PlanningRules, RuleSeverity } from '@portfolio/contracts/scheduling';
import type { CompanySettingsQuery } from '../../generated/graphql.ts';

/** Rules as GraphQL has them. */
type AnsweredRules = Omit<NonNullable<CompanySettingsQuery['company']>['planningRules'], '__typename'>;

const severity = (answered: Uppercase<RuleSeverity>): RuleSeverity => answered.toLowerCase() as RuleSeverity;

/** The rules of a company, as the contract names them. */
export const rulesOf = (rules: AnsweredRules): PlanningRules => ({
  availability: severity(rules.availability),
  qualification: severity(rules.qualification),
  license: severity(rules.license),
  rest: severity(rules.rest),
  week_hours: severity(rules.weekHours),
  days_in_row: severity(rules.daysInRow),
  notice: severity(rules.notice),
  min_rest_hours: rules.minRestHours,
  max_week_hours: rules.maxWeekHours,
  max_days_in_row: rules.maxDaysInRow,
  min_notice_days: rules.minNoticeDays,
});
