import { migration } from '@portfolio/service-kit/database';

/** Plans that cover again what their guards cannot work, and nothing else. */
export const Repairs20261127173000 = migration('Repairs20261127173000', {
  borneBy: 'all',
  up: 'ALTER TABLE roster_plan ADD repairs integer[]',
  down: 'ALTER TABLE roster_plan DROP repairs',
});
