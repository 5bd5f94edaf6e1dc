import type { Migration } from '@portfolio/service-kit/database';
import type { QueryRunner } from 'typeorm';

/** Each minute is asked who waits for an open shift: few of all who ever did. */
export class WaitingClaims20261127221500 implements Migration {
  name = 'WaitingClaims20261127221500';
  borneBy = 'all';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX open_shift_claim_waiting_idx ON open_shift_claim (open_shift_id) WHERE status = 'waiting'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX open_shift_claim_waiting_idx');
  }
}
