import { migration } from '@portfolio/service-kit/database';

/** Plans that fill what some posts lack on some days, and nothing else. */
export const ChosenGaps20261127205500 = migration('ChosenGaps20261127205500', {
  borneBy: 'all',
  up: 'ALTER TABLE roster_plan ADD post_days jsonb',
  down: 'ALTER TABLE roster_plan DROP post_days',
});
