import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until when before a shift its employee cannot check in, and until when after it they can still check out. */
export class AttendanceWindow20261122171000 implements MigrationInterface {
  name = 'AttendanceWindow20261122171000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE company
        ADD COLUMN check_in_hours integer NOT NULL DEFAULT 24 CHECK (check_in_hours BETWEEN 0 AND 168),
        ADD COLUMN check_out_hours integer NOT NULL DEFAULT 12 CHECK (check_out_hours BETWEEN 0 AND 168)
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE company DROP COLUMN check_in_hours, DROP COLUMN check_out_hours');
  }
}
