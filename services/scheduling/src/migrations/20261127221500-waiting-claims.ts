import { migration } from '@portfolio/service-kit/database';

/** Each minute is asked who waits for an open shift: few of all who ever did. */
export const WaitingClaims20261127221500 = migration('WaitingClaims20261127221500', {
  borneBy: 'all',
  up: `CREATE INDEX open_shift_claim_waiting_idx ON open_shift_claim (open_shift_id) WHERE status = 'waiting'`,
  down: 'DROP INDEX open_shift_claim_waiting_idx',
});
