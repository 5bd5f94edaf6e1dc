import { Column, Entity } from 'typeorm';
import { CompanyRow } from '../../shared/company-row.ts';

/** What proves a qualification of an employee; its scan is in `license_scan`. */
@Entity('license')
export class LicenseEntity extends CompanyRow {
  @Column('integer') employee_id: number;
  @Column('integer') qualification_id: number;
  @Column('text', { default: '' }) number: string;
  @Column('text', { default: '' }) issuer: string;
  /** First day, `YYYY-MM-DD`. */
  @Column('date', { nullable: true }) valid_from: string | null;
  /** Last day. */
  @Column('date', { nullable: true }) valid_until: string | null;
  @Column('text', { nullable: true }) scan_name: string | null;
}
