import { scheduling } from '@portfolio/contracts/scheduling';
import type { Migration } from '@portfolio/service-kit/database';
import type { QueryRunner } from 'typeorm';

/** A payment period is at most a leap year long. Longer ones of before stay as they are. */
export class PeriodLength20261125010000 implements Migration {
  name = 'PeriodLength20261125010000';
  /** To a longer one they answer an error of theirs; they write nothing else that it refuses. */
  borneBy = 'all';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE payment_period ADD CONSTRAINT payment_period_length_check
        CHECK (end_date - start_date < ${scheduling.periodDays}) NOT VALID
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE payment_period DROP CONSTRAINT payment_period_length_check');
  }
}
