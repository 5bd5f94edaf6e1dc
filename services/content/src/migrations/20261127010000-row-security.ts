import { dropOwnerScope, isOwn, ownerScope, secureRows, unsecureRows } from '@portfolio/service-kit/row-security';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages are for who sent them, signed in, and for who says that everybody's are meant: the database sees to it, too. */
export class RowSecurity20261127010000 implements MigrationInterface {
  name = 'RowSecurity20261127010000';
  borneBy = 'all';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${ownerScope}
      ${secureRows('contact_message', isOwn('user_id'))}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`${unsecureRows('contact_message')} ${dropOwnerScope}`);
  }
}
