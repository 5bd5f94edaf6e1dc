import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A week of shifts to be planned again; names are unique within a company, whatever their case. */
@Entity('week_template')
export class WeekTemplateEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('integer')
  company_id: number;

  @Column('text')
  name: string;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at: Date;
}
