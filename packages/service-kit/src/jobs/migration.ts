import { runMigrations } from 'graphile-worker';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The job queue's own schema; a service that has jobs puts this first among its migrations. */
export class JobQueue20261121080000 implements MigrationInterface {
  name = 'JobQueue20261121080000';
  /** The library migrates through a connection of its own. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const { options } = runner.dataSource;
    if (options.type !== 'postgres' || !options.url) throw new Error('The job queue needs a PostgreSQL address.');
    await runMigrations({ connectionString: options.url });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP SCHEMA graphile_worker CASCADE');
  }
}
