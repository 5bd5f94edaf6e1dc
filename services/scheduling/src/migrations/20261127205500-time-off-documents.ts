import { migration } from '@portfolio/service-kit/database';

/** Time off of a type may need a file that proves it. */
export const TimeOffDocuments20261127205500 = migration('TimeOffDocuments20261127205500', {
  borneBy: 'all',
  up: 'ALTER TABLE time_off_type ADD needs_document boolean NOT NULL DEFAULT false',
  down: 'ALTER TABLE time_off_type DROP needs_document',
});
