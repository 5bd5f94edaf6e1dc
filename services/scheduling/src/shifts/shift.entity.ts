import { shiftDetails, type Absence, type ShiftStatus } from '@portfolio/contracts/scheduling';
import { withColumns } from '@portfolio/service-kit/database';
import { Column, CreateDateColumn, Entity } from 'typeorm';
import { CompanyRow } from '../shared/company-row.ts';

/**
 * Work of one employee for one client (scheduling.md §3). `allow_overlap`: the administrator wants this shift although the
 * employee has another one at the time.
 */
@Entity('shift')
export class ShiftEntity extends withColumns(shiftDetails, CompanyRow) {
  @Column('integer') client_id: number;
  /** One of the client's locations; null is the client's own address. */
  @Column('integer', { nullable: true }) location_id: number | null;
  /** The post that it fills, of the same place; the database forgets it when the shift is moved to another place. */
  @Column('integer', { nullable: true }) post_id: number | null;
  @Column('integer') employee_id: number;
  @Column('timestamptz') start_time: Date;
  @Column('timestamptz') end_time: Date;
  @Column('text', { default: 'scheduled' }) status: ShiftStatus;
  /** Dollars an hour, two places; the employee's rate, which stays as it was once the shift has begun. */
  @Column('numeric', { precision: 10, scale: 2 }) hourly_pay_rate: string;
  @Column('timestamptz', { nullable: true }) checked_in_at: Date | null;
  @Column('timestamptz', { nullable: true }) checked_out_at: Date | null;
  /** When a phone without connection was tapped; sent later, and beside what decides. */
  @Column('timestamptz', { nullable: true }) check_in_tapped_at: Date | null;
  @Column('timestamptz', { nullable: true }) check_out_tapped_at: Date | null;
  /** What its employee says of it before they come: one of these, or nothing. */
  @Column('smallint', { nullable: true }) late_minutes: number | null;
  @Column('text', { nullable: true }) absence: Absence | null;
  @Column('timestamptz', { nullable: true }) said_at: Date | null;
  /** The payment of which it is part; only completed shifts are. */
  @Column('integer', { nullable: true }) payment_id: number | null;
  /** The rule by which it repeats. */
  @Column('integer', { nullable: true }) series_id: number | null;
  /** The day that the rule gave it, also when it was moved since: `YYYY-MM-DD`. */
  @Column('date', { nullable: true }) series_date: string | null;
  /** When its hours were approved; the database forgets it when they change. */
  @Column('timestamptz', { nullable: true }) approved_at: Date | null;
  /** The user who did; null where they were as planned, and approved at once. */
  @Column('integer', { nullable: true }) approved_by: number | null;
  /** Not as it was published, or never published; the database says so, as it keeps what was (migrations/20261126160000-drafts.ts). */
  @Column('boolean', { default: false }) is_draft: boolean;
  /** Null is since it was created, or of a draft never. */
  @Column('timestamptz', { nullable: true }) published_at: Date | null;
  /** When its employee said that they know it as it is. */
  @Column('timestamptz', { nullable: true }) confirmed_at: Date | null;
  @CreateDateColumn({ type: 'timestamptz' }) created_at: Date;
}
