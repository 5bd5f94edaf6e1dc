import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which columns a company's payroll export has. */
export class PayrollExport20261122212000 implements MigrationInterface {
  name = 'PayrollExport20261122212000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE company ADD COLUMN payroll_columns text[] NOT NULL CHECK (cardinality(payroll_columns) > 0)
        DEFAULT '{employee_name,period_name,payment,status,payment_date,date,client_name,title,hours,hourly_pay_rate,pay,corrects}'
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE company DROP COLUMN payroll_columns');
  }
}
