import { migration } from '@portfolio/service-kit/database';

/** What was agreed on just now can be taken back: how an offer that is done or has ended stood before, and its shifts. */
export const OffersBefore20261127110000 = migration('OffersBefore20261127110000', {
  borneBy: 'all',
  up: `
    ALTER TABLE offer ADD before jsonb;
    CREATE INDEX offer_done_idx ON offer (decided_at) WHERE status = 'done'`,
  down: 'DROP INDEX offer_done_idx; ALTER TABLE offer DROP before',
});
