import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['project', 'page', 'blog_post'];

/** What content says in other languages, with its originals: in the item's row, so that history, drafts and copies have it too. */
export class Translations20261127030000 implements MigrationInterface {
  name = 'Translations20261127030000';
  borneBy = 'all';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      tables.map((table) => `ALTER TABLE ${table} ADD translations jsonb NOT NULL DEFAULT '{}'`).join(';'),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(tables.map((table) => `ALTER TABLE ${table} DROP translations`).join(';'));
  }
}
