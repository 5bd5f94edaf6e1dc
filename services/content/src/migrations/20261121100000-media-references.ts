import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who uses which file: decides who may fetch it and which files nobody needs any more. */
export class MediaReferences20261121100000 implements MigrationInterface {
  name = 'MediaReferences20261121100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE VIEW media_reference AS
        SELECT i.hash, p.is_published FROM project_image i JOIN project p ON p.id = i.project_id
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP VIEW media_reference');
  }
}
