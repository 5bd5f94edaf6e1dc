import { Column, Entity, PrimaryColumn } from 'typeorm';
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
