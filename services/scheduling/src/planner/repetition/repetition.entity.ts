import type { DayOfWeek } from '@portfolio/contracts/scheduling';
import { Column, Entity, CreateDateColumn } from 'typeorm';
import { CompanyRow } from '../../shared/company-row.ts';

/** A week of shifts to be planned again; names are unique within a company, whatever their case. */
@Entity('week_template')
export class WeekTemplateEntity extends CompanyRow {
  @Column('text') name: string;
  @CreateDateColumn({ type: 'timestamptz' }) created_at: Date;
}

/** The rule by which shifts repeat. */
@Entity('shift_series')
export class ShiftSeriesEntity extends CompanyRow {
  @Column('text', { array: true }) weekdays: DayOfWeek[];
  /** 1 is every week; weeks begin on Monday. */
  @Column('smallint') every_weeks: number;
  /** `YYYY-MM-DD`. */
  @Column('date') until: string;
}
