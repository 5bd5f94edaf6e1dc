import type { ListView } from '@portfolio/contracts/scheduling';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Names are unique within a company and list, whatever their case. */
@Entity('list_view')
export class ListViewEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('integer')
  company_id: number;

  @Column('text')
  list: ListView['list'];

  @Column('text')
  name: string;

  @Column('text')
  query: string;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at: Date;
}
