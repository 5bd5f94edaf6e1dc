import type { DayOfWeek } from '@portfolio/contracts/scheduling';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The rule by which shifts repeat. */
@Entity('shift_series')
export class ShiftSeriesEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('integer')
  company_id: number;

  @Column('text', { array: true })
  weekdays: DayOfWeek[];

  /** 1 is every week; weeks begin on Monday. */
  @Column('smallint')
  every_weeks: number;

  /** `YYYY-MM-DD`. */
  @Column('date')
  until: string;
}
