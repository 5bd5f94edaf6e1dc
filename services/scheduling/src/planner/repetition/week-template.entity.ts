import { Column, CreateDateColumn, Entity } from 'typeorm';
import { CompanyRow } from '../../shared/company-row.ts';

/** A week of shifts to be planned again; names are unique within a company, whatever their case. */
@Entity('week_template')
export class WeekTemplateEntity extends CompanyRow {
  @Column('text')
  name: string;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at: Date;
}
