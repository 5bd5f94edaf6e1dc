import { auditTable, dropAuditTable } from '@portfolio/service-kit/audit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was done to accounts, and by whom. Without foreign keys: events outlast what they tell of. */
export class Audit20261123050000 implements MigrationInterface {
  name = 'Audit20261123050000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${auditTable(`user_id integer, user_agent text NOT NULL DEFAULT ''`)}
      CREATE INDEX audit_event_person_id_idx ON audit_event (person_id, id);
      CREATE INDEX audit_event_user_id_idx ON audit_event (user_id, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(dropAuditTable);
  }
}
