import { migration } from '@portfolio/service-kit/database';

/** Time off may need a second approval, and who refuses it may suggest other days. */
export const OtherDays20261127030000 = migration('OtherDays20261127030000', {
  borneBy: 'all',
  up: `
    ALTER TABLE time_off_type ADD needs_second_approval boolean NOT NULL DEFAULT false;
    ALTER TABLE time_off
      -- Of the auth service.
      ADD first_approved_by integer,
      ADD suggested_from date,
      ADD suggested_until date,
      ADD CONSTRAINT time_off_suggested_check CHECK (suggested_until >= suggested_from),
      ADD CONSTRAINT time_off_suggested_whole_check CHECK ((suggested_from IS NULL) = (suggested_until IS NULL))`,
  down: `
    ALTER TABLE time_off DROP suggested_from, DROP suggested_until, DROP first_approved_by;
    ALTER TABLE time_off_type DROP needs_second_approval`,
});
