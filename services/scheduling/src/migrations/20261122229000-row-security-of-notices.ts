import { unsecureRows } from '@portfolio/service-kit/row-security';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ofCaller, secureCompanyRows } from '../sql/row-security.ts';

const ofNotice = (table: string) => `EXISTS (SELECT FROM notice WHERE notice.id = ${table}.notice_id)`;

const secured: Readonly<Record<string, string>> = {
  notice: ofCaller('employee_id'),
  notice_shift: ofNotice('notice_shift'),
  notice_delivery: ofNotice('notice_delivery'),
  push_subscription: ofCaller('employee_id'),
  calendar_feed: ofCaller('employee_id'),
};

/** What employees are told, and where, is theirs. */
export class RowSecurityOfNotices20261122229000 implements MigrationInterface {
  name = 'RowSecurityOfNotices20261122229000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [table, own] of Object.entries(secured)) await queryRunner.query(secureCompanyRows(table, { own }));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of Object.keys(secured)) await queryRunner.query(unsecureRows(table));
  }
}
