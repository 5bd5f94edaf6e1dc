import { migration } from '@portfolio/service-kit/database';

/** Plans that may give to others what is planned already. */
export const MovingPlans20261126200000 = migration('MovingPlans20261126200000', {
  borneBy: 'all',
  up: 'ALTER TABLE roster_plan ADD COLUMN move boolean NOT NULL DEFAULT false',
  down: 'ALTER TABLE roster_plan DROP COLUMN move',
});
