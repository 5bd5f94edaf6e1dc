import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By index of `shift`: its keys, and what else of a shift it holds before and after. */
const indexes: Readonly<Record<string, { keys: string; before: string; after: string }>> = {
  shift_company_start_idx: {
    keys: 'company_id, start_time DESC, id DESC',
    before: 'end_time, status',
    after: 'end_time, status, employee_id, client_id, location_id, title, created_at',
  },
  shift_company_end_idx: {
    keys: 'company_id, end_time, id',
    before: 'status',
    after: 'status, employee_id, start_time',
  },
  shift_company_created_idx: {
    keys: 'company_id, created_at DESC, id DESC',
    before: 'status',
    after: 'status, employee_id, start_time, end_time',
  },
  shift_company_status_idx: {
    keys: 'company_id, status, start_time, id',
    before: 'end_time',
    after: 'end_time, employee_id, client_id, location_id, title',
  },
  shift_company_title_idx: {
    keys: 'company_id, title COLLATE "und-x-icu", id',
    before: '',
    after: 'status, start_time, end_time, employee_id, client_id, location_id',
  },
  shift_client_start_idx: {
    keys: 'client_id, start_time DESC, id DESC',
    before: 'company_id, status, end_time',
    after: 'company_id, status, end_time, employee_id, location_id, title',
  },
  shift_employee_start_idx: {
    keys: 'employee_id, start_time DESC, id DESC',
    before: 'company_id, status, end_time',
    after: 'company_id, status, end_time, client_id, location_id, title',
  },
};

/**
 * An index answers alone only if it holds all that a statement asks of a row, and row-level security asks each for its
 * company and employee. Searches are counted by what is in them too. Built beside the old ones, so that nobody waits.
 */
export class ShiftListsInScope20261122230100 implements MigrationInterface {
  name = 'ShiftListsInScope20261122230100';
  /** As `CONCURRENTLY` wants it; taken back, it is one transaction. */
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [name, { keys, after }] of Object.entries(indexes)) {
      // Each can be done again when it was broken off.
      await queryRunner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}_new`);
      await queryRunner.query(`CREATE INDEX CONCURRENTLY ${name}_new ON shift (${keys}) ${included(after)}`);
      await queryRunner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
      await queryRunner.query(`ALTER INDEX ${name}_new RENAME TO ${name}`);
    }
    // Titles are searched where each stands once.
    await queryRunner.query('DROP INDEX CONCURRENTLY IF EXISTS shift_title_search_idx');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE INDEX shift_title_search_idx ON shift USING gin (title gin_trgm_ops)');
    for (const [name, { keys, before }] of Object.entries(indexes)) {
      await queryRunner.query(`DROP INDEX ${name}; CREATE INDEX ${name} ON shift (${keys}) ${included(before)}`);
    }
  }
}

const included = (columns: string) => (columns === '' ? '' : `INCLUDE (${columns})`);
