import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose message it is, where they were signed in: an address in a form proves nothing, and gives nobody a message to read. */
export class ContactSender20261124040200 implements MigrationInterface {
  name = 'ContactSender20261124040200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE contact_message ADD COLUMN user_id integer;
      CREATE INDEX contact_message_user_idx ON contact_message (user_id) WHERE user_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE contact_message DROP COLUMN user_id');
  }
}
