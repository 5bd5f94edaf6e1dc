import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Marks the accounts whose password everybody knows, so that production mode can shut them (readings.md). */
export class DemoAccounts20261121162000 implements MigrationInterface {
  name = 'DemoAccounts20261121162000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE account ADD COLUMN is_demo boolean NOT NULL DEFAULT false;
      UPDATE account SET is_demo = true
      WHERE (username, email) IN (
        SELECT name, name || '@example.com'
        FROM unnest('{superuser,staff,manager,manager2,guard,patron,member}'::text[]) AS name);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE account DROP COLUMN is_demo');
  }
}
