import { employeeUpdate } from '@portfolio/contracts/scheduling';
import { withColumns } from '@portfolio/service-kit/database';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import { CompanyRow } from '../../shared/company-row.ts';

/** Something an employee of the company may be qualified for; names are unique within a company. */
@Entity('qualification')
export class QualificationEntity extends CompanyRow {
  @Column('text') name: string;
  /** Proven by licenses, and only good while one of them is. */
  @Column('boolean', { default: false }) expires: boolean;
}

/** That an employee holds a qualification of the same company. */
@Entity('employee_qualification')
export class EmployeeQualificationEntity {
  @PrimaryColumn('integer') employee_id: number;
  @PrimaryColumn('integer') qualification_id: number;
  @Column('integer') company_id: number;
}

const fields = employeeUpdate.omit({ phone_number: true, qualifications: true, hourly_rate: true, start_date: true });

/** A person who works shifts for a company (scheduling.md §3). Texts that nobody gave are `''`, as on the wire. */
@Entity('employee')
export class EmployeeEntity extends withColumns(fields, CompanyRow) {
  /** The user of the auth service who signs in as this employee; null until the invitation is accepted. */
  @Column('integer', { nullable: true }) user_id: number | null;
  /** Dollars, two places: `"15.00"`. */
  @Column('numeric', { precision: 10, scale: 2 }) hourly_rate: string;
  /** `YYYY-MM-DD`. */
  @Column('date', { default: () => "(now() AT TIME ZONE 'UTC')::date" }) start_date: string;
  @CreateDateColumn({ type: 'timestamptz' }) created_at: Date;
}
