import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When reset links were asked for, or became void: a job that is repeated can tell that its link is not the last one any more. */
export class ResetOrder20261126500000 implements MigrationInterface {
  name = 'ResetOrder20261126500000';
  borneBy = 'all';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE password_reset ADD COLUMN asked_at timestamptz NOT NULL DEFAULT now()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE password_reset DROP COLUMN asked_at');
  }
}
