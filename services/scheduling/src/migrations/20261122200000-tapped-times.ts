import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a phone without connection was tapped, beside when the service heard of it. */
export class TappedTimes20261122200000 implements MigrationInterface {
  name = 'TappedTimes20261122200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE shift ADD COLUMN check_in_tapped_at timestamptz, ADD COLUMN check_out_tapped_at timestamptz
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE shift DROP COLUMN check_in_tapped_at, DROP COLUMN check_out_tapped_at');
  }
}
