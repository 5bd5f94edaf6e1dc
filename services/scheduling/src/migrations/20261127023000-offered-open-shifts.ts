import { migration } from '@portfolio/service-kit/database';

/** A new open shift is told to each of those it is for, once. */
export const OfferedOpenShifts20261127023000 = migration('OfferedOpenShifts20261127023000', {
  borneBy: 'all',
  up: `
    ALTER TABLE notice ADD offered_open_shift_id integer,
      ADD CONSTRAINT notice_offered_open_shift_fkey
        FOREIGN KEY (offered_open_shift_id, company_id) REFERENCES open_shift (id, company_id) ON DELETE CASCADE;
    CREATE UNIQUE INDEX notice_offered_open_shift_key ON notice (offered_open_shift_id, employee_id)
      WHERE offered_open_shift_id IS NOT NULL`,
  down: `
    DELETE FROM notice WHERE offered_open_shift_id IS NOT NULL;
    ALTER TABLE notice DROP offered_open_shift_id`,
});
