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
  shift_hours: severity(rules.shiftHours),
  month_hours: severity(rules.monthHours),
  year_hours: severity(rules.yearHours),
  average_hours: severity(rules.averageHours),
  sundays: severity(rules.sundays),
  notice: severity(rules.notice),
  min_rest_hours: rules.minRestHours,
  max_week_hours: rules.maxWeekHours,
  max_days_in_row: rules.maxDaysInRow,
  min_shift_hours: rules.minShiftHours,
  max_month_hours: rules.maxMonthHours,
  max_year_hours: rules.maxYearHours,
  max_average_hours: rules.maxAverageHours,
  average_weeks: rules.averageWeeks,
  min_sundays_off: rules.minSundaysOff,
  min_notice_days: rules.minNoticeDays,
});
