import type { MigrationInterface, QueryRunner } from 'typeorm';

const columns = [
  ['project_image', 'alt'],
  ['mobile_demo_screenshot', 'alt'],
  ['mobile_demo', 'image_alt'],
  ['section', 'image_alt'],
  ['section_card', 'image_alt'],
] as const;

/** What pictures show, in words. */
export class AltTexts20261122192000 implements MigrationInterface {
  name = 'AltTexts20261122192000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [table, column] of columns) {
      await queryRunner.query(`ALTER TABLE ${table} ADD COLUMN ${column} text NOT NULL DEFAULT ''`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [table, column] of columns) await queryRunner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`);
  }
}
