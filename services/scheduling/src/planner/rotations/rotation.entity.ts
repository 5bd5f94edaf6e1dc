import type { RotationPhase } from '@portfolio/contracts/scheduling';
import { Column, CreateDateColumn, Entity } from 'typeorm';
import { CompanyRow } from '../../shared/company-row.ts';

/** Teams who take turns by a pattern; names are unique within a company, whatever their case. */
@Entity('rotation')
export class RotationEntity extends CompanyRow {
  @Column('text') name: string;
  @Column('jsonb') teams: string[];
  /** In the order of their days. */
  @Column('jsonb') phases: RotationPhase[];
  /** `YYYY-MM-DD` */
  @Column('date', { nullable: true }) until_day: string | null;
  @CreateDateColumn({ type: 'timestamptz' }) created_at: Date;
}
