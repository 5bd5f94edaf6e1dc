import { migration } from '@portfolio/service-kit/database';

/** A company may say what the shifts of a week may cost. */
export const WeekBudget20261127074500 = migration('WeekBudget20261127074500', {
  borneBy: 'all',
  up: 'ALTER TABLE company ADD week_budget integer CHECK (week_budget >= 0)',
  down: 'ALTER TABLE company DROP week_budget',
});
