import { timeOffTypeDetails } from '@portfolio/contracts/scheduling';
import { withColumns } from '@portfolio/service-kit/database';
import { Column, Entity } from 'typeorm';
import { CompanyRow } from '../../shared/company-row.ts';

/** A kind of time off that a company knows, and what holds of it. */
@Entity('time_off_type')
export class TimeOffTypeEntity extends withColumns(timeOffTypeDetails, CompanyRow) {
  /** In its unit. */
  @Column('numeric', { precision: 6, scale: 2, default: '' }) monthly_accrual: string;
  /** Null: all is carried over. */
  @Column('numeric', { precision: 6, scale: 2, nullable: true }) carry_over_limit: string | null;
}
