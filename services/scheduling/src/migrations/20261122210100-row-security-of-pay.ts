import { unsecureRows } from '@portfolio/service-kit/row-security';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { secureCompanyRows } from '../sql/row-security.ts';

/** Lines are seen by whom their payment is for, corrections by whose shift they are of. */
export class RowSecurityOfPay20261122210100 implements MigrationInterface {
  name = 'RowSecurityOfPay20261122210100';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ${secureCompanyRows('paid_line', { own: 'EXISTS (SELECT FROM payment WHERE payment.id = paid_line.payment_id)' })}
      ${secureCompanyRows('attendance_correction', { own: 'EXISTS (SELECT FROM shift WHERE shift.id = attendance_correction.shift_id)' })}
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`${unsecureRows('paid_line')} ${unsecureRows('attendance_correction')}`);
  }
}
