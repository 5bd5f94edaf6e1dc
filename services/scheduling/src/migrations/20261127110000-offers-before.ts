import type { Migration } from '@portfolio/service-kit/database';
import type { QueryRunner } from 'typeorm';

/** What was agreed on just now can be taken back: how an offer that is done or has ended stood before, and its shifts. */
export class OffersBefore20261127110000 implements Migration {
  name = 'OffersBefore20261127110000';
  borneBy = 'all';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE offer ADD before jsonb;
      CREATE INDEX offer_done_idx ON offer (decided_at) WHERE status = 'done'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX offer_done_idx; ALTER TABLE offer DROP before');
  }
}
