import type { DayOfWeek } from '@portfolio/contracts/scheduling';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** When in the week an employee can, or cannot, work. */
@Entity('availability_rule')
export class AvailabilityRuleEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('integer')
  company_id: number;

  @Column('integer')
  employee_id: number;

  @Column('text')
  day_of_week: DayOfWeek;

  /** Time of day in the employee's own zone. */
  @Column('time')
  start_time: string;

  @Column('time')
  end_time: string;

  @Column('boolean')
  is_available: boolean;
}
