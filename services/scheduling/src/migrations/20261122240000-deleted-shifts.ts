import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ofCaller, secureCompanyRows } from '../sql/row-security.ts';

/** Shifts as they were when they were deleted, so that a deletion can be undone. */
export class DeletedShifts20261122240000 implements MigrationInterface {
  name = 'DeletedShifts20261122240000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE deleted_shift (
        shift_id integer PRIMARY KEY,
        company_id integer NOT NULL,
        employee_id integer NOT NULL,
        -- The whole row: with columns that come later a shift is brought back as they are by default.
        shift jsonb NOT NULL,
        deleted_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT deleted_shift_employee_fkey
          FOREIGN KEY (employee_id, company_id) REFERENCES employee (id, company_id) ON DELETE CASCADE
      );
      CREATE INDEX deleted_shift_employee_idx ON deleted_shift (employee_id);
      CREATE INDEX deleted_shift_deleted_at_idx ON deleted_shift (deleted_at);
      ${secureCompanyRows('deleted_shift', { own: ofCaller('employee_id') })}
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE deleted_shift');
  }
}
