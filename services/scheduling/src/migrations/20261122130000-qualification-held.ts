import type { MigrationInterface, QueryRunner } from 'typeorm';

const references = 'FOREIGN KEY (qualification_id, company_id) REFERENCES qualification (id, company_id)';

/** A qualification that employees hold cannot be deleted, also when one gets it at the same moment. */
export class QualificationHeld20261122130000 implements MigrationInterface {
  name = 'QualificationHeld20261122130000';

  up(queryRunner: QueryRunner): Promise<void> {
    return refer(queryRunner, references);
  }

  down(queryRunner: QueryRunner): Promise<void> {
    return refer(queryRunner, `${references} ON DELETE CASCADE`);
  }
}

async function refer(queryRunner: QueryRunner, definition: string): Promise<void> {
  await queryRunner.query(`
    ALTER TABLE employee_qualification DROP CONSTRAINT employee_qualification_qualification_fkey,
      ADD CONSTRAINT employee_qualification_qualification_fkey ${definition}
  `);
}
