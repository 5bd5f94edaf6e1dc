import type { DayOfWeek } from '@portfolio/contracts/scheduling';
import { Column, Entity } from 'typeorm';
import { CompanyRow } from '../../shared/company-row.ts';

/** The rule by which shifts repeat. */
@Entity('shift_series')
export class ShiftSeriesEntity extends CompanyRow {
  @Column('text', { array: true })
  weekdays: DayOfWeek[];

  /** 1 is every week; weeks begin on Monday. */
  @Column('smallint')
  every_weeks: number;

  /** `YYYY-MM-DD`. */
  @Column('date')
  until: string;
}
