import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A company may ask its administrators to sign in in two steps. */
export class RequireSecondFactor20261123050200 implements MigrationInterface {
  name = 'RequireSecondFactor20261123050200';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE company ADD COLUMN require_second_factor boolean NOT NULL DEFAULT false');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE company DROP COLUMN require_second_factor');
  }
}
