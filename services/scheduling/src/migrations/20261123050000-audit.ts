import { auditTable, dropAuditTable } from '@portfolio/service-kit/audit';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { secureCompanyRows } from '../sql/row-security.ts';

/** What was done in a company, and by whom: for its administrators, not for those who work there. */
export class Audit20261123050000 implements MigrationInterface {
  name = 'Audit20261123050000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ${auditTable('company_id integer NOT NULL')}
      CREATE INDEX audit_event_company_id_idx ON audit_event (company_id, id);
      ${secureCompanyRows('audit_event', { own: 'false' })}
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(dropAuditTable);
  }
}
