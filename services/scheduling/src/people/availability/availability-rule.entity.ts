import type { DayOfWeek } from '@portfolio/contracts/scheduling';
import { Column, Entity } from 'typeorm';
import { CompanyRow } from '../../shared/company-row.ts';

/** When in the week an employee can, or cannot, work. */
@Entity('availability_rule')
export class AvailabilityRuleEntity extends CompanyRow {
  @Column('integer') employee_id: number;
  @Column('text') day_of_week: DayOfWeek;
  /** Time of day in the employee's own zone. */
  @Column('time') start_time: string;
  @Column('time') end_time: string;
  @Column('boolean') is_available: boolean;
}
