import type { EmployeeInput, EmployeeStatus } from '@portfolio/contracts/scheduling';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A person who works shifts for a company (scheduling.md §3). Texts that nobody gave are `''`, as on the wire. */
@Entity('employee')
export class EmployeeEntity implements Record<
  Exclude<keyof EmployeeInput, 'company' | 'phone_number' | 'qualifications'>,
  unknown
> {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('integer')
  company_id: number;

  /** The user of the auth service who signs in as this employee; null until the invitation is accepted. */
  @Column('integer', { nullable: true })
  user_id: number | null;

  @Column('text')
  first_name: string;

  @Column('text')
  last_name: string;

  @Column('text')
  email: string;

  @Column('text', { default: '' })
  phone: string;

  @Column('text', { default: '' })
  address: string;

  @Column('text', { default: '' })
  city: string;

  @Column('text', { default: '' })
  state: string;

  @Column('text', { default: '' })
  zip_code: string;

  @Column('text', { default: '' })
  emergency_contact_name: string;

  @Column('text', { default: '' })
  emergency_contact_phone: string;

  @Column('text', { default: '' })
  id_number: string;

  @Column('text', { default: '' })
  tax_number: string;

  @Column('text', { default: '' })
  bank_account: string;

  @Column('text', { default: '' })
  notes: string;

  /** Dollars, two places: `"15.00"`. */
  @Column('numeric', { precision: 10, scale: 2 })
  hourly_rate: string;

  @Column('text', { default: 'active' })
  status: EmployeeStatus;

  /** `YYYY-MM-DD`. */
  @Column('date', { default: () => "(now() AT TIME ZONE 'UTC')::date" })
  start_date: string;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at: Date;
}
