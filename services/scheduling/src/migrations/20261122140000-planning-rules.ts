import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * By what each company judges its plan. An object, as it is read whole and never asked by its parts: what it does not
 * have is as it is by default, so that a new rule needs no new column.
 */
export class PlanningRules20261122140000 implements MigrationInterface {
  name = 'PlanningRules20261122140000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE company ADD COLUMN planning_rules jsonb NOT NULL DEFAULT '{}'
        CHECK (jsonb_typeof(planning_rules) = 'object')
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE company DROP COLUMN planning_rules');
  }
}
