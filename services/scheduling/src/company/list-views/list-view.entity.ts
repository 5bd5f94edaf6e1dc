import type { ListView } from '@portfolio/contracts/scheduling';
import { Column, CreateDateColumn, Entity } from 'typeorm';
import { CompanyRow } from '../../shared/company-row.ts';

/** Names are unique within a company and list, whatever their case. */
@Entity('list_view')
export class ListViewEntity extends CompanyRow {
  @Column('text') list: ListView['list'];
  @Column('text') name: string;
  @Column('text') query: string;
  @CreateDateColumn({ type: 'timestamptz' }) created_at: Date;
}
