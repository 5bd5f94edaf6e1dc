import type { MigrationInterface, QueryRunner } from 'typeorm';

const defaults = {
  theme: "'light'",
  notifications_enabled: 'true',
  email_notifications: 'true',
  shift_reminders: 'true',
  language: "'en'",
  timezone: "'UTC'",
};
const columns = Object.keys(defaults);

/**
 * Null is what a user never chose. Saving one setting used to store the defaults of all others, so what equals its default
 * counts as not chosen.
 */
export class ChosenSettings20261122200000 implements MigrationInterface {
  name = 'ChosenSettings20261122200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE user_settings ${columns.map((column) => `ALTER COLUMN ${column} DROP NOT NULL`).join(', ')};
      UPDATE user_settings SET ${Object.entries(defaults)
        .map(([column, value]) => `${column} = nullif(${column}, ${value})`)
        .join(', ')};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE user_settings SET ${Object.entries(defaults)
        .map(([column, value]) => `${column} = coalesce(${column}, ${value})`)
        .join(', ')};
      ALTER TABLE user_settings ${columns.map((column) => `ALTER COLUMN ${column} SET NOT NULL`).join(', ')};
    `);
  }
}
