import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What proves a qualification of an employee; its scan is in `license_scan`. */
@Entity('license')
export class LicenseEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('integer')
  company_id: number;

  @Column('integer')
  employee_id: number;

  @Column('integer')
  qualification_id: number;

  @Column('text', { default: '' })
  number: string;

  @Column('text', { default: '' })
  issuer: string;

  /** First day, `YYYY-MM-DD`. */
  @Column('date', { nullable: true })
  valid_from: string | null;

  /** Last day. */
  @Column('date', { nullable: true })
  valid_until: string | null;

  @Column('text', { nullable: true })
  scan_name: string | null;
}
