import { rateLimitTable } from '@portfolio/service-kit/limits';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invitations also go out by e-mail: in the language of the company, each once, and not too many. */
export class InvitationMails20261122150000 implements MigrationInterface {
  name = 'InvitationMails20261122150000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE company ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'es', 'fr'));
      ALTER TABLE employee_invitation ADD COLUMN mailed_at timestamptz;
      ${rateLimitTable};
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE rate_limit;
      ALTER TABLE employee_invitation DROP COLUMN mailed_at;
      ALTER TABLE company DROP COLUMN language;
    `);
  }
}
