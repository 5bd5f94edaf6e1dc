import { runMigrations } from 'graphile-worker';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The job queue's own schema; a service that has jobs puts this first among its migrations. The queue belongs to the role that
 * migrates, and is used by the one that serves. The library's tables let nobody but their owner see rows; who may is said by
 * their privileges instead.
 */
export class JobQueue20261121080000 implements MigrationInterface {
  name = 'JobQueue20261121080000';
  /** The library migrates through a connection of its own. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const { options } = runner.dataSource;
    if (options.type !== 'postgres' || !options.url) throw new Error('The job queue needs a PostgreSQL address.');
    await runMigrations({ connectionString: options.url });
    const tables = ['job_queues', 'jobs', 'known_crontabs', 'tasks'];
    const seen = tables.map((table) => `ALTER TABLE graphile_worker._private_${table} DISABLE ROW LEVEL SECURITY`);
    await runner.query(seen.join(';'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP SCHEMA graphile_worker CASCADE');
  }
}
