import { postDetails, type PostDemand } from '@portfolio/contracts/scheduling';
import { withColumns } from '@portfolio/service-kit/database';
import { Column, CreateDateColumn, Entity } from 'typeorm';
import { CompanyRow } from '../../shared/company-row.ts';

/** Somewhere at a place of a client where guards stand, and what is asked of them there. It stays at its place. */
@Entity('post')
export class PostEntity extends withColumns(postDetails, CompanyRow) {
  @Column('integer') client_id: number;
  /** One of the client's locations; null is the client's own address. */
  @Column('integer', { nullable: true }) location_id: number | null;
  /** The days of its contract, `YYYY-MM-DD`. */
  @Column('date', { nullable: true }) start_date: string | null;
  @Column('date', { nullable: true }) end_date: string | null;
  /** Dollars an hour. */
  @Column('numeric', { precision: 8, scale: 2, nullable: true }) pay_rate: string | null;
  @Column('numeric', { precision: 8, scale: 2, nullable: true }) bill_rate: string | null;
  @Column('jsonb', { default: '' }) demand: PostDemand;
  @CreateDateColumn({ type: 'timestamptz' }) created_at: Date;
}
