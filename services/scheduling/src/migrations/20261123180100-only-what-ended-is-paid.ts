import type { Migration } from '@portfolio/service-kit/database';
import type { QueryRunner } from 'typeorm';
import { pendingLines } from './20261122210000-pay-lines.ts';

const payable = `AND (shift.approved_at IS NOT NULL
          OR NOT (SELECT pay_approved_only FROM company WHERE id = shift.company_id))`;

/** A shift that was called completed before it ended has no line, so it leaves its pending payment until it has ended. */
export class OnlyWhatEndedIsPaid20261123180100 implements Migration {
  name = 'OnlyWhatEndedIsPaid20261123180100';
  /** What it would pay too early is left for a later payment. */
  borneBy = 'all';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      pendingLines(`${payable} AND (shift.end_time <= now() OR shift.checked_out_at IS NOT NULL)`),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(pendingLines(payable));
  }
}
